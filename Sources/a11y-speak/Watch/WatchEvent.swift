// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What the daemon tells a watcher.
enum WatchEvent: Sendable {
    case status(StatusReply)
    case announcement(AnnouncementEvent)
    case word(CaptionEvent)
    case paused(Bool)
    /// The connection has ended.
    case lost
}

/// What of it is news.
enum WatchNews: Sendable, Equatable {
    case connected(StatusReply)
    /// What was being spoken when the connection was made.
    case speaking(QueuePicture.Entry)
    /// The reason is that of one that was cut.
    case queued(QueuePicture.Entry, reason: String?)
    /// Why one waits is known, or is another reason than before.
    case waits(QueuePicture.Entry, behind: QueuePicture.Entry?)
    /// When it was heard; again when that is not the entry's own time.
    case began(QueuePicture.Entry, at: Double)
    case word(CaptionEvent)
    case ended(QueuePicture.Ended)
    case paused(Bool)
    case lost
}
