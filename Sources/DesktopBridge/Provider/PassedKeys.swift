// SPDX-License-Identifier: MIT

/// The signals of a program, and the keys that precede them, in their order: a signal waits until a screen reader has
/// the key that explains it. A value.
struct PassedKeys: Sendable {
    enum Step: Sendable, Hashable {
        case signal(ProviderSignal)
        case key(PassedKey, isPressed: Bool)
    }

    private var waiting: [Step] = []
    /// Whether a key was sent, and the registry has not answered.
    private var isSent = false

    mutating func add(_ signals: [ProviderSignal], after key: PassedKey? = nil) -> [Step] {
        if let key { waiting.append(.key(key, isPressed: true)) }
        waiting += signals.map(Step.signal)
        if let key { waiting.append(.key(key, isPressed: false)) }
        return next()
    }

    /// The registry has answered, or has not in time.
    mutating func answered() -> [Step] {
        isSent = false
        return next()
    }

    /// The steps to take now: all signals up to a key, and the key.
    private mutating func next() -> [Step] {
        guard !isSent, !waiting.isEmpty else { return [] }
        let key = waiting.firstIndex { if case .key = $0 { true } else { false } }
        isSent = key != nil
        let end = key.map { $0 + 1 } ?? waiting.count
        defer { waiting.removeFirst(end) }
        return Array(waiting[..<end])
    }
}
