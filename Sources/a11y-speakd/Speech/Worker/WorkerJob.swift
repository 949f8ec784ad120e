// SPDX-License-Identifier: GPL-3.0-or-later

/// What the process that synthesizes is asked for, and how far it is.
struct WorkerJob: Sendable {
    private enum State {
        /// It was not asked for yet.
        case waiting
        case making(Utterance, isLast: Bool)
        /// Nobody wants it any more, but the process has not said that it has ended.
        case stopped(Utterance)
    }

    let id: UtteranceID
    /// The process knows it by this, and each process by another: what an earlier one still says of it is not heard.
    private(set) var number: UInt64
    private var state = State.waiting
    private var pieces: UtterancePieces
    /// Samples that the output took.
    private(set) var taken = 0
    /// Samples up to here are not new: they were taken before the process had to be replaced.
    private var known = 0
    /// Words of the piece that were reported.
    private var reported = 0
    /// Words of the piece that are not new. Counted, since what is made again is longer or shorter by some samples.
    private var knownWords = 0
    /// Where the sound of the process that is there now begins, in samples of all.
    private var base = 0
    /// Samples that the process that is there now has made.
    private var position = 0
    private var pieceStart = 0

    init(id: UtteranceID, number: UInt64, pieces: UtterancePieces) {
        self.id = id
        self.number = number
        self.pieces = pieces
    }

    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    var isStopped: Bool { if case .stopped = state { true } else { false } }

    /// The piece that is being made.
    var piece: Utterance? {
        switch state {
        case .waiting: nil
        case .making(let piece, _), .stopped(let piece): piece
        }
    }

    /// Nothing follows the piece that is being made.
    var isLast: Bool { if case .making(_, let isLast) = state { isLast } else { false } }

    /// Goes on to the next piece.
    /// - Returns: nil when there is none.
    mutating func advance() throws(VoiceChoice.UnknownVoice) -> Utterance? {
        guard let next = try pieces.next() else { return nil }
        state = .making(next, isLast: !pieces.hasMore)
        pieceStart = taken
        (reported, knownWords) = (0, 0)
        return next
    }

    mutating func stop() { if let piece { state = .stopped(piece) } }

    /// The piece is made again by another process: what is known of it is not reported twice.
    mutating func startAgain(as number: UInt64) {
        self.number = number
        known = taken
        knownWords = reported
        base = pieceStart
        position = 0
    }

    /// What of a sound is new.
    mutating func fresh(_ words: [SpokenPlace], count: Int) -> (words: [SpokenPlace], skipped: Int) {
        let start = base + position
        position += count
        let skipped = min(count, max(0, known - start))
        taken += count - skipped
        return (fresh(words), skipped)
    }

    private mutating func fresh(_ words: [SpokenPlace]) -> [SpokenPlace] {
        let again = min(knownWords, words.count)
        knownWords -= again
        reported += words.count - again
        return words.dropFirst(again).map { SpokenPlace(offset: $0.offset, sample: max(known, $0.sample + base)) }
    }
}
