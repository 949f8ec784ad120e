// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether announcements cut one another before they sound, as in a flood. Then the next may well be cut too, and is kept
/// back for a moment: else each would be encoded, sent, begun and given up.
struct WorkerFlood: Sendable {
    private enum State {
        case calm
        /// One was cut before it sounded.
        case cut(at: Duration)
        /// The latest request is held back.
        case held(until: Duration, cut: Duration)
    }

    private var state = State.calm
    private static let (hurry, moment) = (Duration.milliseconds(5), Duration.milliseconds(1))

    /// The time until which the latest request is held back.
    var end: Duration? {
        guard case .held(let end, _) = state else { return nil }
        return end
    }

    mutating func cut(at now: Duration) { state = end.map { .held(until: $0, cut: now) } ?? .cut(at: now) }

    mutating func asked(at now: Duration) {
        switch state {
        case .cut(let cut) where now - cut < Self.hurry, .held(_, let cut) where now - cut < Self.hurry:
            state = .held(until: now + Self.moment, cut: cut)
        default: break
        }
    }

    /// - Returns: whether something was kept back, and its moment has passed.
    mutating func release(at now: Duration) -> Bool {
        guard case .held(let end, let cut) = state, end <= now else { return false }
        state = .cut(at: cut)
        return true
    }
}
