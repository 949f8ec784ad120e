// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Appends to open announcements.
extension Announcer {
    /// The most contents that can be appended to one announcement.
    static let mostAppended = 1000

    /// Appends to an open announcement of a client, and closes it if asked to. `accepted` is called before any report on
    /// it, so that the reply precedes events.
    /// - Parameter more: nil to close it alone.
    /// - Throws: a ``WireError`` when the announcement is not open, or is full.
    func append(
        _ more: AnnouncementContent?, to id: AnnouncementID, from client: ClientID, closes: Bool, accepted: () -> Void
    ) throws {
        guard let entry = spoken.queue.entry(id), entry.client == client, entry.isOpen else {
            throw WireError(
                .invalidParams,
                "Announcement \(id) is not open: it was closed, has ended, or is not of this client. Announce the text."
            )
        }
        guard entry.announcement.appended.count < Self.mostAppended || more == nil else {
            throw WireError(
                .invalidParams,
                "Announcement \(id) has \(Self.mostAppended) appended texts: close it, and announce the rest.")
        }
        let now = time.now()
        let effects = spoken.queue.append(more, to: id, closes: closes, now: now)
        if let more, let longer = spoken.queue.entry(id) {
            if spoken.playing?.entry.id == id { spoken.playing?.run.append(.words(more)) }
            ledger.appended(longer) { wordsmith.request(for: longer.announcement) }
        }
        accepted()
        perform(effects, since: now)
    }

    /// A client has finished sending: nothing more will be appended to its announcements.
    func closeOpen(of client: ClientID) { perform(spoken.queue.closeOpen(of: client)) }
}
