// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The announcer's surroundings. It answers questions about clients, and receives reports that go to no client.
protocol AnnouncerDelegate: AnyObject {
    /// The names of a client, the most specific first.
    func names(of client: ClientID) -> [String]
    /// The user's rule for a client, which overrides the client's own requests.
    func rule(for client: ClientID) -> ClientRule?
    /// The announcement as changed by the user's settings and the rule for its client.
    func adjusted(_ announcement: Announcement, by rule: ClientRule?) -> Announcement
    /// A client's chart in its current state; nil when it was removed.
    func chart(_ id: String, of client: ClientID) -> ChartNavigator?
    /// The listener's ear has reached a place in a client's chart.
    func heard(_ place: CursorEvent, of client: ClientID)
    /// Plays an earcon at once, before the words for it.
    func play(_ earcon: Earcon, of client: ClientID)
    /// A client's last open announcement has its outcome.
    func settled(_ client: ClientID)
    /// Called once with the reason when nothing can be heard, and once with nil when sound is back.
    func deviceChanged(_ problem: String?)
    /// Nothing is being spoken.
    func becameIdle()
}
