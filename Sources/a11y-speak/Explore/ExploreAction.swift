// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a key asks for.
enum ExploreAction: Sendable, Hashable {
    case chart(ChartCommand)
    /// The axes as they are shown.
    case axis(isX: Bool)
    /// The chart in short; again, at more length; again, in numbers.
    case describe
    /// The last sentence once more.
    case again
    /// The point that the user is at.
    case here
    case goToPlace, goToValue
    case whatChanged, freeze, monitor
    case slower, faster, verbosity
    case silence
    case help, redraw, quit
}
