// SPDX-License-Identifier: MIT

/// A key that is held moves as often as the keyboard repeats it, and is spoken when it rests and once a second on the way.
/// The first press is spoken at once: nothing waits for what may follow.
struct HeldKey: Sendable, Equatable {
    enum Event: Sendable, Equatable {
        case pressed(Key)
        /// Time has passed.
        case time
    }

    enum Step: Sendable, Equatable {
        /// A key of its own: it is done and spoken.
        case begin
        /// It is done without a word.
        case move
        /// It is done, and spoken on the way.
        case report
        /// The last move is spoken: the key rests.
        case rest
    }

    /// So long after its last repetition a key rests. Keyboards repeat ten times a second and more.
    static let rest = Duration.milliseconds(150)
    /// The time between two sentences on the way.
    static let interval = Duration.seconds(1)

    private var key: Key?
    /// How often it has been repeated. One repetition may be a quick second press; from the second on it is held.
    private(set) var repetitions = 0
    private var lastPress = Duration.zero
    private var lastSentence = Duration.zero
    /// Whether it has moved since its last sentence.
    private var hasMoved = false

    init() {}

    mutating func take(_ event: Event, at now: Duration) -> [Step] {
        switch event {
        case .pressed(let key): return press(key, now)
        case .time:
            guard let nextDeadline, nextDeadline <= now else { return [] }
            hasMoved = false
            return [.rest]
        }
    }

    private mutating func press(_ pressed: Key, _ now: Duration) -> [Step] {
        let isRepetition = pressed == key && now < lastPress + Self.rest
        (key, lastPress) = (pressed, now)
        repetitions = isRepetition ? repetitions + 1 : 0
        guard isRepetition, now < lastSentence + Self.interval else {
            (lastSentence, hasMoved) = (now, false)
            return [isRepetition ? .report : .begin]
        }
        hasMoved = true
        return [.move]
    }

    /// The time at which ``Event/time`` is to come.
    var nextDeadline: Duration? { hasMoved ? lastPress + Self.rest : nil }
}
