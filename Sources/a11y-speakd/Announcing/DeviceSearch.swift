// SPDX-License-Identifier: GPL-3.0-or-later

/// The times at which to look for a lost device: soon at first, then less often, and only while an announcement waits
/// for it.
struct DeviceSearch: Sendable, Equatable {
    private enum State: Equatable {
        case off
        case waiting(until: Duration)
        case looking
    }

    private static let shortest = Duration.milliseconds(100)
    private static let longest = Duration.seconds(1)

    private var state = State.off
    private var pause = Self.shortest
    /// Whether the last utterance was lost.
    private var isUnheard = false

    /// The next time to look; nil during a look, and when no search is on.
    var next: Duration? { if case .waiting(let time) = state { time } else { nil } }

    var isOn: Bool { state != .off }

    /// - Returns: whether the previous utterance was heard.
    mutating func lost(at now: Duration) -> Bool {
        defer { isUnheard = true }
        if !isOn { wait(from: now) }
        return !isUnheard
    }

    /// Sound is heard: the next search begins with short pauses again.
    /// - Returns: whether the previous utterance was lost.
    mutating func heard() -> Bool {
        defer { isUnheard = false }
        pause = Self.shortest
        return isUnheard
    }

    /// Whether to look now. The result arrives later.
    mutating func isDue(at now: Duration) -> Bool {
        guard let next, next <= now else { return false }
        state = .looking
        return true
    }

    /// The device is still missing.
    mutating func failed(at now: Duration) {
        if state == .looking { wait(from: now) }
    }

    /// The device is back, or no announcement waits for it.
    mutating func end() { state = .off }

    private mutating func wait(from now: Duration) {
        state = .waiting(until: now + pause)
        pause = min(pause * 2, Self.longest)
    }
}
