// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What happens to someone who explores a chart.
enum ExploreEvent: Sendable {
    case key(ExploreKey)
    case resized(ScreenSize)
    /// The table is another chart now, or is recognised at last.
    case described(TableChart)
    case appended([TableReader.Appended])
    case inputEnded
    /// Time has passed.
    case time
    /// An utterance begins to be heard.
    case began(Int)
    /// A word of it is heard, which begins at this Unicode scalar of its speech.
    case word(Int, offset: Int)
    case ended(Int)
    case daemonLost
    case daemonFound(SettingsReply)
}

/// What is to be done about it.
enum ExploreStep: Sendable, Equatable {
    case say(ExploreUtterance)
    /// What is being said ends.
    case silence
    /// The screen is drawn from scratch.
    case redraw
    case leave
}
