// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification

/// Where in a score beneath speech the ear is: which of its frames stand where in what a sink was given. It stands still while
/// something urgent is heard.
struct ScoreTrail: Sendable {
    let id: UtteranceID
    let played: PlayedScore
    /// Its first frame was told to be heard.
    var isTold = false
    /// The place in the data that was told last.
    var told: DataPlace?
    /// Blocks: where in what was given, and which frames of the score they have.
    private var marks: [(given: Int, frames: Range<Int>)] = []
    /// What was heard before them.
    private var base: Int
    /// Where it ends in what was given.
    private var end: Int?

    init(_ id: UtteranceID, _ played: PlayedScore) {
        self.id = id
        self.played = played
        base = played.start
    }

    /// A block stands at a place of what was given.
    mutating func gave(at given: Int, _ frames: Range<Int>, isLast: Bool) {
        if !frames.isEmpty { marks.append((given, frames)) }
        if isLast { end = given + frames.count }
    }

    /// All that was given was heard, and another playback begins.
    mutating func restart() {
        base = marks.last?.frames.upperBound ?? base
        marks = []
    }

    /// What was given after a frame of it is not heard.
    mutating func cut(at frame: Int) {
        (base, marks) = (frame, [])
        // What was given to its end is over: a few milliseconds of it are not said again.
        if end != nil { end = 0 }
    }

    /// What is no longer needed is forgotten.
    mutating func forget(before heard: Int) {
        while marks.count > 1, marks[1].given < heard { base = marks.removeFirst().frames.upperBound }
    }

    /// The frame of the score that is heard next, after so many of what was given.
    func frame(heard: Int) -> Int {
        guard let mark = marks.last(where: { $0.given < heard }) else { return base }
        return min(mark.frames.lowerBound + heard - mark.given, mark.frames.upperBound)
    }

    func hasBegun(heard: Int) -> Bool { frame(heard: heard) > played.start }

    func hasEnded(heard: Int) -> Bool { end.map { heard >= $0 } ?? false }
}
