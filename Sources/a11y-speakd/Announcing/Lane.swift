// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Glibc

/// A queue of announcements and the one that is heard. There are two lanes: speech, and scores under speech.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Lane {
    var queue: AnnouncementQueue
    /// The announcement that is heard now.
    var playing: UtteranceInProgress?
    /// Plays scores; the output of the speech lane also speaks words.
    let output: any ScoreOutput
    /// How much softer than speech its scores are, in decibels.
    var attenuation: Int

    init(_ queue: AnnouncementQueue = AnnouncementQueue(), output: any ScoreOutput, attenuation: Int = 0) {
        (self.queue, self.output, self.attenuation) = (queue, output, attenuation)
    }

    /// The factor for the level of scores, 0…1.
    var gain: Double { pow(10, -Double(attenuation) / 20) }
}

/// The announcement that is heard in a lane, one passage at a time.
struct UtteranceInProgress {
    /// Identifies the passage that is heard.
    var id: UtteranceID
    let entry: AcceptedAnnouncement
    let display: String
    /// The earliest time at which the passage could be heard.
    var since: Duration
    /// The passage that is heard, and the passages after it.
    var run: ProgrammeRun
    /// The pace of its words.
    var pace: Pace
}
