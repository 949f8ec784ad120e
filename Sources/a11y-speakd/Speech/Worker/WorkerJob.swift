// SPDX-License-Identifier: GPL-3.0-or-later

/// What the process that synthesizes was asked for, and how far it is.
struct WorkerJob: Sendable {
    /// Another for each process that is asked: what an earlier one still says of it is not heard.
    private(set) var id: UInt64
    let output: any SynthesisOutput
    private var pieces: UtterancePieces
    /// The piece that is being made.
    private(set) var piece: Utterance?
    private(set) var isLast = false
    var isStopped = false
    /// Samples that the output took.
    private(set) var taken = 0
    /// Samples up to here are not new: they were taken before the process had to be replaced.
    private var known = 0
    /// Words of the piece that were told.
    private var told = 0
    /// Words of the piece that are not new. Counted, since what is made again is longer or shorter by some samples.
    private var knownWords = 0
    /// Where the sound of the process that is there now begins, in samples of all.
    private var base = 0
    private var pieceStart = 0

    init(id: UInt64, pieces: UtterancePieces, output: any SynthesisOutput) {
        self.id = id
        self.pieces = pieces
        self.output = output
    }

    /// Goes on to the next piece.
    /// - Returns: false when there is none.
    mutating func advance() throws(VoiceChoice.UnknownVoice) -> Bool {
        guard let next = try pieces.next() else { return false }
        piece = next
        isLast = !pieces.hasMore
        pieceStart = taken
        (told, knownWords) = (0, 0)
        output.begins(next)
        return true
    }

    /// The piece is made again by another process: what is known of it is not told twice.
    mutating func startAgain(as id: UInt64) {
        self.id = id
        known = taken
        knownWords = told
        base = pieceStart
        position = 0
    }

    /// Samples that the process that is there now has made.
    private var position = 0

    /// What of a sound is new.
    mutating func fresh(_ words: [RunWord], count: Int) -> (words: [RunWord], skipped: Int) {
        let start = base + position
        position += count
        let skipped = min(count, max(0, known - start))
        taken += count - skipped
        return (fresh(words), skipped)
    }

    private mutating func fresh(_ words: [RunWord]) -> [RunWord] {
        let again = min(knownWords, words.count)
        knownWords -= again
        told += words.count - again
        return words.dropFirst(again).map { RunWord(place: $0.place, sample: max(known, $0.sample + base)) }
    }
}
