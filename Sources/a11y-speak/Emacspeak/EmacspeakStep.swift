// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a speech server for Emacspeak does.
enum EmacspeakStep: Hashable {
    case announce(AnnounceRequest)
    /// Silences everything of its own.
    case silence
    case pause
    case resume
    /// Starts to play a file.
    case play(path: String)
    case print(String)
    /// Told once.
    case complain(String)
    case leave
}
