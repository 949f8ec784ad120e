// SPDX-License-Identifier: GPL-3.0-or-later

/// What the process that synthesizes must know of a piece.
struct WorkerPiece: Sendable, Equatable, Codable {
    /// Where its text begins in all that is said, in Unicode scalars.
    var start: Int
    var runs: [UtteranceRun]

    init(_ utterance: Utterance) {
        start = utterance.start
        runs = utterance.runs
    }

    var utterance: Utterance {
        var utterance = Utterance(runs: runs)
        utterance.start = start
        return utterance
    }
}
