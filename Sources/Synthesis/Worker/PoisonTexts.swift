// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts at which the process that synthesizes died: after the second time one is not tried again.
struct PoisonTexts: Sendable, Equatable {
    /// More are not remembered, the oldest are forgotten.
    static let capacity = 64

    private var deaths: [Int: Int] = [:]
    private var order: [Int] = []

    /// The daemon runs long enough for this to be the same number for the same text.
    private static func key(_ piece: Utterance) -> Int { piece.runs.hashValue }

    func isPoison(_ piece: Utterance) -> Bool { deaths[Self.key(piece), default: 0] > 1 }

    /// - Returns: whether it may be tried once more.
    mutating func died(at piece: Utterance) -> Bool {
        let key = Self.key(piece)
        if deaths[key] == nil {
            order.append(key)
            if order.count > Self.capacity { deaths[order.removeFirst()] = nil }
        }
        deaths[key, default: 0] += 1
        return deaths[key] == 1
    }

    /// It was said: its death had another reason.
    mutating func survived(_ piece: Utterance) {
        let key = Self.key(piece)
        guard deaths[key] != nil else { return }
        deaths[key] = nil
        order.removeAll { $0 == key }
    }
}
