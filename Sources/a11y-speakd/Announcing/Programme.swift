// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

/// The words and scores of one announcement, in order. They share one outcome. A text is one passage.
struct Programme: Sendable {
    enum Passage: Sendable {
        case words(AnnouncementContent)
        case score(Score)
    }

    private(set) var passages: [Passage]
    /// The id of the chart that is played; nil for a client's own notes.
    var chart: String?
    /// The x axes, by the ids of the series.
    var axes: [String: AxisRange] = [:]

    init(passages: [Passage], chart: String? = nil, axes: [String: AxisRange] = [:]) {
        (self.passages, self.chart, self.axes) = (passages, chart, axes)
    }

    mutating func append(_ passage: Passage) { passages.append(passage) }

    /// The place that was reached at a frame of a passage; nil when no data is there.
    func reached(_ passage: Int, frame: Int) -> ChartPhrase? {
        guard passages.indices.contains(passage), case .score(let score) = passages[passage],
            let place = PlayedScore(score: score).cursor(at: frame), let axis = axes[place.series]
        else { return nil }
        return .playedTo(AxisValue(place.x, on: axis))
    }
}

/// The progress through a programme: the passage that is heard, and the next step.
struct ProgrammeRun: Sendable {
    enum Event: Sendable, Equatable {
        case start
        /// The first sample of the passage is heard.
        case began
        case ended
    }

    enum Step: Sendable, Equatable {
        /// Plays a passage from a place in it: a character of its words, or a frame of its score.
        case play(Int, from: Int)
        /// The first passage of this turn is heard.
        case reportBegin
        case finish
    }

    private(set) var programme: Programme
    private(set) var passage: Int
    /// The offset in the passage at which this turn began.
    private(set) var offset: Int
    private var hasBegun = false

    /// - Parameter heard: the ``place(_:)`` at which the programme was cut.
    init(_ programme: Programme, heard: Int = 0) {
        self.programme = programme
        passage = heard >> Self.offsetBits
        offset = heard & (1 << Self.offsetBits - 1)
    }

    private static let offsetBits = 32

    /// Nil when the programme has no such passage.
    var current: Programme.Passage? {
        programme.passages.indices.contains(passage) ? programme.passages[passage] : nil
    }

    /// The place in the whole programme.
    /// - Parameter offset: the offset in the current passage.
    func place(_ offset: Int) -> Int { passage << Self.offsetBits | offset }

    /// The place behind the last passage, from which an appended passage is heard.
    var end: Int { programme.passages.count << Self.offsetBits }

    /// The passage is heard after all others.
    mutating func append(_ passage: Programme.Passage) { programme.append(passage) }

    /// The current passage continues from another place in it.
    mutating func move(to offset: Int) { self.offset = offset }

    mutating func take(_ event: Event) -> [Step] {
        switch event {
        case .start:
            return passage < programme.passages.count ? [.play(passage, from: offset)] : [.finish]
        case .began:
            defer { hasBegun = true }
            return hasBegun ? [] : [.reportBegin]
        case .ended:
            guard passage + 1 < programme.passages.count else { return [.finish] }
            (passage, offset) = (passage + 1, 0)
            return [.play(passage, from: 0)]
        }
    }
}
