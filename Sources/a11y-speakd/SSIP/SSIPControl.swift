// SPDX-License-Identifier: GPL-3.0-or-later

/// What a client may do to what is spoken.
enum SSIPControl: String, Sendable, Hashable {
    /// Ends the message that is heard, and what waits of its block.
    case stop
    /// Ends all messages, the waiting ones too.
    case cancel
    case pause
    case resume

    var done: SSIPReply {
        switch self {
        case .stop: .stopped
        case .cancel: .canceled
        case .pause: .paused
        case .resume: .resumed
        }
    }
}
