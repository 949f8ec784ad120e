// SPDX-License-Identifier: MIT

/// Decides when a held key is spoken: at the first press, once a second while the key is held, and at its end. Each
/// repetition moves. The first press is spoken immediately, without a wait for repetitions.
struct HeldKey: Sendable, Equatable {
    enum Event: Sendable, Equatable {
        case pressed(Key)
        /// Time has passed.
        case time
    }

    enum Step: Sendable, Equatable {
        /// A new press: move and speak.
        case begin
        /// A repetition: move without speech.
        case move
        /// A repetition a second after the last sentence: move and speak.
        case report
        /// The repetitions have stopped: speak the last move.
        case rest
    }

    /// A key without a repetition for this time counts as released. Keyboards repeat ten times a second or more.
    static let rest = Duration.milliseconds(150)
    /// The time between two sentences while a key is held.
    static let interval = Duration.seconds(1)

    private var key: Key?
    /// The number of repetitions. The first may be a quick second press; from the second on the key counts as held.
    private(set) var repetitions = 0
    private var lastPress = Duration.zero
    private var lastSentence = Duration.zero
    /// Whether the key has moved since its last sentence.
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

    /// The time when the loop must send ``Event/time``.
    var nextDeadline: Duration? { hasMoved ? lastPress + Self.rest : nil }
}
