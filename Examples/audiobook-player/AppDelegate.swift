// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The application's delegate. A magic tap on any screen plays or pauses the book.
final class AppDelegate: AccessibilityResponder {
    /// The player; nil while no book is loaded.
    var playback: Playback?

    override func accessibilityPerformMagicTap() -> Bool {
        guard let playback else {
            Accessibility.post(.announcement, argument: "No book")
            return false
        }
        playback.playPause()
        return true
    }
}
