// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import DaemonProtocol

/// Decides about the announcements that an earlier daemon left unsaid. A value type.
struct Takeover {
    /// The time in seconds without a daemon after which a `message` is too old to be spoken.
    static let patience = 60.0
    /// The first announcement is given up after this number of daemons that died before anything was heard.
    private static let maxFailedStarts = 5

    let left: JournalReader
    /// The time in seconds since a daemon last touched the journal.
    let age: Double

    /// Announcements that had begun come first.
    var open: [JournalReader.Open] { left.open.filter(\.hasBegun) + left.open.filter { !$0.hasBegun } }

    /// - Parameter now: in seconds since 1970-01-01T00:00:00Z.
    func leftOvers(now: Double, client: (JournalReader.Author) -> ClientID) -> [UnfinishedAnnouncement] {
        open.enumerated().map { place, entry in
            var leftOver = UnfinishedAnnouncement(
                id: entry.id, client: client(entry.client),
                announcement: (try? entry.request.read()) ?? entry.request.announcement,
                heard: entry.heard
            )
            if place == 0 && left.failedStarts >= Self.maxFailedStarts {
                let reason = "failed: \(left.failedStarts) daemons died before any of it was heard"
                leftOver.end = (.failed, reason)
            } else if leftOver.announcement.manners.survives != .always {
                age(&leftOver, waited: now - entry.time)
            }
            return leftOver
        }
    }

    /// The number of consecutive failed starts to record. A start with nothing to say does not count.
    var failedStarts: Int {
        left.failedStarts >= Self.maxFailedStarts || left.open.isEmpty ? 0 : left.failedStarts + 1
    }

    private func age(_ leftOver: inout UnfinishedAnnouncement, waited: Double) {
        if age > Self.patience {
            leftOver.end = (.expired, "expired: for \(Int(min(age, 1e9))) seconds no daemon ran that could say it")
        }
        guard let lifetime = leftOver.announcement.expires?.timeInterval else { return }
        leftOver.announcement.expires = .seconds(max(0, lifetime - max(0, waited)))
        if lifetime <= waited { leftOver.end = (.expired, "expired: it waited too long to be worth saying") }
    }
}

extension Clients {
    /// Continues where the earlier daemon ended, and journals announcements from now on.
    /// - Returns: the number of announcements that will be spoken.
    func takeOver(_ takeover: Takeover, keeper: JournalKeeper) -> Int {
        keeper.introduce = { [unowned self] in introduction(of: $0) }
        ledger.journal = keeper
        ledger.lastID = takeover.left.greatest.rawValue
        keeper.given(lastly: ledger.lastID)
        var clients: [JournalReader.Author: ClientID] = [:]
        func client(_ known: JournalReader.Author) -> ClientID {
            if let client = clients[known] { return client }
            let client = remember(known.name, resumeKey: known.ownSession)
            clients[known] = client
            return client
        }
        for ended in takeover.left.ended { remember(ended, of: client(ended.client), keeper) }
        for entry in takeover.left.open { remember(entry, of: client(entry.client), keeper) }
        let start = WireCoder().line(RequestMessage(id: nil, .hello(JournalReader.start)))
        keeper.rewrite(ending: Array(repeating: start, count: takeover.failedStarts).flatMap(\.self))
        var leftOvers = takeover.leftOvers(now: time.date(), client: client)
        // A voice style may have been removed since.
        for place in leftOvers.indices {
            leftOvers[place].announcement = voices.withKnownVoices(leftOvers[place].announcement)
        }
        announcer.takeOver(leftOvers)
        return leftOvers.count { $0.end == nil }
    }

    private func remember(_ ended: JournalReader.Ended, of client: ClientID, _ keeper: JournalKeeper) {
        let event = ended.event
        ledger.requests.remember(AcceptedRequests.Key(client: client, request: ended.requestID), event.id)
        keeper.remember(event, request: ended.requestID, of: client)
        guard let state = AnnouncementState(name: event.state) else { return }
        ledger.requests.ended(event.id, .message, state, reason: event.reason, time: event.time)
    }

    private func remember(_ entry: JournalReader.Open, of client: ClientID, _ keeper: JournalKeeper) {
        let request = entry.client.ownSession == nil ? nil : entry.requestID
        if let request {
            ledger.requests.remember(AcceptedRequests.Key(client: client, request: request), entry.id)
        }
        keeper.accepted(
            JournalEntry(
                id: entry.id, client: client, line: entry.line, request: request,
                isSensitive: entry.request.isSensitive, time: entry.time))
        guard entry.hasBegun else { return }
        keeper.heard(entry.id, word: SpokenWord("", at: entry.heard), time: entry.time)
    }
}
