// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// A request to the synthesizing process, and its progress.
struct WorkerJob: Sendable {
    private enum State {
        /// The process has not received the request yet.
        case waiting(Utterance)
        case making(Utterance)
        /// The piece is made, and the next one has not arrived.
        case hungry
        /// The request is no longer needed, but the process has not reported its end.
        case stopped(Utterance)
    }

    /// The piece after the one that is being made.
    private enum Next {
        case unasked, asked
        case here(Utterance)
    }

    let id: UtteranceID
    /// The number by which the process knows the request. Each process gets another number, so that late reports of an
    /// earlier process are ignored.
    private(set) var number: UInt64
    private var state: State
    private var next = Next.unasked
    /// The number of samples that the output took.
    private(set) var taken = 0
    /// Samples up to here are not new: the output took them before the process was replaced.
    private var known = 0
    /// The number of words of the piece that were reported.
    private var reported = 0
    /// The number of words of the piece that are not new. Words are counted, because sound that is made again may be
    /// some samples longer or shorter.
    private var knownWords = 0
    /// The place where the sound of the current process begins, in samples of the utterance.
    private var base = 0
    /// The number of samples that the current process has made.
    private var position = 0
    private var pieceStart = 0
    /// The last run of the piece before, if this process has not made it.
    private(set) var before: UtteranceRun?
    private var last: UtteranceRun?

    init(id: UtteranceID, number: UInt64, first: Utterance) {
        (self.id, self.number) = (id, number)
        state = .waiting(first)
    }

    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    var isStopped: Bool { if case .stopped = state { true } else { false } }

    /// Whether the process has work to do for the request.
    var isBusy: Bool { piece != nil }

    /// The piece that is being made.
    var piece: Utterance? {
        switch state {
        case .waiting, .hungry: nil
        case .making(let piece), .stopped(let piece): piece
        }
    }

    /// Continues with the piece that has arrived.
    /// - Returns: the piece to make; nil when none has arrived, or one is being made.
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

    /// Whether to request the next piece now: once per piece, unless the piece is the last.
    mutating func wantsNext() -> Bool {
        guard case .unasked = next, piece.map({ !$0.isLast }) ?? true else { return false }
        next = .asked
        return true
    }

    mutating func take(_ piece: Utterance) { if !isStopped { next = .here(piece) } }

    /// The piece is made.
    mutating func finishPiece() {
        (last, before) = (piece?.runs.last, nil)
        state = .hungry
        pieceStart = taken
        (reported, knownWords) = (0, 0)
    }

    mutating func stop() { if let piece { state = .stopped(piece) } }

    /// Another process makes the piece again. Its known samples and words are not reported twice.
    mutating func startAgain(as number: UInt64) {
        self.number = number
        before = last
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
