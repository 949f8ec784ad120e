// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Glibc

/// A line of announcements, of which one is heard at a time. There are two: speech, and scores beneath it.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Lane {
    var queue: AnnouncementQueue
    /// The announcement that is heard now.
    var playing: UtteranceInProgress?
    /// Plays its scores; that of speech says words too.
    let output: any ScoreOutput
    /// By how many decibels its scores are softer than speech.
    var softer: Int

    init(_ queue: AnnouncementQueue = AnnouncementQueue(), output: any ScoreOutput, softer: Int = 0) {
        (self.queue, self.output, self.softer) = (queue, output, softer)
    }

    /// 0…1.
    var gain: Double { pow(10, -Double(softer) / 20) }
}

/// The announcement that is heard in a lane, a passage at a time.
struct UtteranceInProgress {
    /// Names the passage that is heard.
    var id: UtteranceID
    let entry: AcceptedAnnouncement
    let display: String
    /// The earliest time at which the passage could be heard.
    var since: Duration
    /// The passage that is heard, and those after it.
    var run: ProgrammeRun
    /// How fast its words are said.
    var pace: Pace
}
