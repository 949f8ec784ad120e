// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What each slot said last. Equal text is silence: whoever has heard it need not hear it again.
package struct SaidTexts {
    /// More slots than that, and the client has made them up: it is not remembered what they said.
    package static let slotsPerClient = 1024

    private var texts: [ClientID: [String: String]] = [:]

    package init() {}

    /// Whether an announcement would say again what its slot said last. Alarms are said as often as they come.
    package func isRepetition(_ text: String, of entry: AcceptedAnnouncement) -> Bool {
        guard let slot = entry.announcement.slot, entry.announcement.manners.mayBeDropped, entry.heard == 0 else {
            return false
        }
        switch entry.announcement.content {
        // Of an element only what changed is said, and what the user did with it: that is never a repetition.
        case .elementChanged, .elementAdjusted: return false
        default: return texts[entry.client]?[slot] == text
        }
    }

    /// It was heard to its end.
    package mutating func remember(_ text: String, of entry: AcceptedAnnouncement) {
        guard let slot = entry.announcement.slot, !entry.announcement.isSensitive else { return }
        if texts[entry.client, default: [:]].count >= Self.slotsPerClient { texts[entry.client] = [:] }
        texts[entry.client, default: [:]][slot] = text
    }

    package mutating func forget(_ client: ClientID) {
        texts[client] = nil
    }
}
