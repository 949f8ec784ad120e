// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// A request to the process that synthesizes, and its progress.
struct WorkerJob: Sendable {
    private enum State {
        /// The process has not received the request yet.
        case waiting(Utterance)
        case making(Utterance)
        /// Its piece is made, and the next has not come.
        case hungry
        /// Nobody wants it any more, but the process has not said that it has ended.
        case stopped(Utterance)
    }

    /// The piece after the one that is being made.
    private enum Next {
        case unasked, asked
        case here(Utterance)
    }

    let id: UtteranceID
    /// The process knows it by this, and each process by another: what an earlier one still says of it is not heard.
    private(set) var number: UInt64
    private var state: State
    private var next = Next.unasked
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

    init(id: UtteranceID, number: UInt64, first: Utterance) {
        (self.id, self.number) = (id, number)
        state = .waiting(first)
    }

    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    var isStopped: Bool { if case .stopped = state { true } else { false } }

    /// Whether the process has something to do for it.
    var isBusy: Bool { piece != nil }

    /// The piece that is being made.
    var piece: Utterance? {
        switch state {
        case .waiting, .hungry: nil
        case .making(let piece), .stopped(let piece): piece
        }
    }

    /// Continues with the piece that has arrived.
    /// - Returns: the piece that is to be made; nil when there is none yet, or one is being made.
    mutating func begin() -> Utterance? {
        switch (state, next) {
        case (.waiting(let piece), _):
            state = .making(piece)
            return piece
        case (.hungry, .here(let piece)):
            (state, next) = (.making(piece), .unasked)
            return piece
        default: return nil
        }
    }

    /// Whether to ask for the next piece now: once a piece, unless it is the last.
    mutating func wantsNext() -> Bool {
        guard case .unasked = next, piece.map({ !$0.isLast }) ?? true else { return false }
        next = .asked
        return true
    }

    mutating func take(_ piece: Utterance) { if !isStopped { next = .here(piece) } }

    /// Its piece is made.
    mutating func finishPiece() {
        state = .hungry
        pieceStart = taken
        (reported, knownWords) = (0, 0)
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

    /// Returns the part of a sound that is new.
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
