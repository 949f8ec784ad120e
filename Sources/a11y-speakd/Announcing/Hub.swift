// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The announcer's surroundings: answers its questions about clients, and learns what it reports to no client.
protocol Hub: AnyObject {
    /// The names of a client, the most specific first.
    func names(of client: ClientID) -> [String]
    /// The user's rule for a client, which overrides the client's own requests.
    func rule(for client: ClientID) -> ClientRule?
    /// The announcement as the user wants it, by the rule for its client.
    func ruled(_ announcement: Announcement, by rule: ClientRule?) -> Announcement
    /// A client's chart as it is now; nil when it was removed.
    func chart(_ id: String, of client: ClientID) -> ChartNavigator?
    /// The listener's ear has reached a place in a client's chart.
    func heard(_ place: CursorEvent, of client: ClientID)
    /// Sounds at once, before the words for it.
    func play(_ earcon: Earcon, of client: ClientID)
    /// A client's last open announcement has its outcome.
    func settled(_ client: ClientID)
    /// Called once with the reason when nothing can be heard, and once with nil when sound is back.
    func deviceChanged(_ problem: String?)
    /// Nothing is being spoken.
    func becameIdle()
}
