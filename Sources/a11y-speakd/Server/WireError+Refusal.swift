// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One place turns every failure to carry a request out into an error of the protocol.
extension WireError {
    init(refusing error: any Error) {
        switch error {
        case let error as WireError:
            self = error
        case let error as VoiceChoice.UnknownVoice:
            self.init(.unknownVoice, error.description)
        case QueueRefusal.overloaded(let limit, let ofClient):
            let whose = ofClient ? "of this client " : ""
            self.init(
                .overloaded,
                "\(limit) announcements \(whose)wait already: post less, or use a slot so that the newest replaces.")
        case QueueRefusal.closed:
            self.init(.stopping, "The daemon is stopping: try again when it is back.")
        default:
            self.init(.internalError, "The request failed: \(error).")
        }
    }
}
