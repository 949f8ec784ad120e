// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The last text of each slot. Equal text is silence: a user who has heard it need not hear it again.
package struct LastTexts {
    /// A client with more slots than this has made them up: their texts are not remembered.
    package static let slotsPerClient = 1024

    private var texts: [ClientID: [String: String]] = [:]

    package init() {}

    /// True when an announcement would repeat the last text of its slot. Alarms are never a repetition.
    package func isRepetition(_ text: String, of entry: AcceptedAnnouncement) -> Bool {
        guard let slot = entry.announcement.slot, entry.announcement.manners.mayBeDropped, entry.heard == 0 else {
            return false
        }
        switch entry.announcement.content {
        // For an element, only changes and the user's own actions are announced: these are never a repetition.
        case .elementChanged, .elementAdjusted: return false
        default: return texts[entry.client]?[slot] == text
        }
    }

    /// Remembers the text of an announcement that was spoken to its end.
    package mutating func remember(_ text: String, of entry: AcceptedAnnouncement) {
        guard let slot = entry.announcement.slot, !entry.announcement.isSensitive else { return }
        if texts[entry.client, default: [:]].count >= Self.slotsPerClient { texts[entry.client] = [:] }
        texts[entry.client, default: [:]][slot] = text
    }

    package mutating func forget(_ client: ClientID) {
        texts[client] = nil
    }
}
