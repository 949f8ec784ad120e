// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol

/// Records the accepted announcements and their progress, for queries, repeated requests and the next daemon.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Ledger {
    private let time: TimeSource
    /// Keeps the announcements that must outlive the daemon; nil when there is no journal.
    var journal: JournalKeeper?
    /// The requests that clients may repeat.
    var requests = AcceptedRequests()
    private(set) var history = AnnouncementHistory()
    /// The announcements that ended under earlier daemons, the latest first.
    var former: [PastAnnouncement] = []
    var metrics = Metrics()
    private(set) var chatter = ClientRates()
    /// The last text of each slot.
    var said = LastTexts()
    /// The last id that was assigned.
    var lastID: UInt64 = 0
    /// The number of each client's announcements without an outcome.
    private(set) var open: [ClientID: Int] = [:]
    /// The text heard of announcements that were just cut, until the cut is reported.
    private var cut: [AnnouncementID: String] = [:]

    init(time: TimeSource) {
        self.time = time
    }

    /// The number of announcements that have ended under this daemon.
    var endedCount: Int { metrics.outcomes?.values.reduce(0, +) ?? 0 }

    /// The id of the next announcement.
    var nextID: AnnouncementID { AnnouncementID(rawValue: lastID + 1) }

    /// An announcement was accepted; the reply to its client is still unsent.
    /// - Parameters:
    ///   - source: the request of the announcement, when that request describes the same announcement.
    ///   - request: returns a request that makes the same announcement.
    func accepted(
        _ announcement: Announcement, _ id: AnnouncementID, from client: ClientID, _ source: JournalSource?,
        request: () -> AnnounceRequest
    ) {
        lastID = id.rawValue
        open[client, default: 0] += 1
        chatter.accepted(client, now: time.now())
        guard let journal else { return }
        journal.given(id)
        guard announcement.manners.survives != .never else { return }
        let line = source?.line ?? WireCoder().line(RequestMessage(id: nil, .announce(request())))
        journal.accepted(
            JournalEntry(
                id: id, client: client, line: line, request: source?.request,
                isSensitive: announcement.isSensitive, time: time.date()))
    }

    /// The announcement has become longer; the next daemon says it whole.
    /// - Parameter request: returns a request that makes the same announcement.
    func appended(_ entry: AcceptedAnnouncement, request: () -> AnnounceRequest) {
        guard let journal, entry.announcement.manners.survives != .never else { return }
        journal.accepted(
            JournalEntry(
                id: entry.id, client: entry.client,
                line: WireCoder().line(RequestMessage(id: nil, .announce(request()))),
                request: nil, isSensitive: entry.announcement.isSensitive, time: time.date()))
    }

    /// An announcement that the previous daemon accepted was taken over.
    func tookOver(from client: ClientID) { open[client, default: 0] += 1 }

    /// An announcement that the previous daemon accepted was dropped for lack of room.
    func dropped(_ id: AnnouncementID, reason: String) {
        journal?.ended(id, .dropped, reason: reason, time: time.date())
    }

    /// Records an announcement's next state.
    /// - Parameter text: the text as displayed; nil when it is unknown or may not be kept.
    /// - Returns: the text heard, when the announcement was cut and is not sensitive.
    func record(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?, text: String?
    ) -> String? {
        let heard = cut.removeValue(forKey: entry.id).flatMap { entry.announcement.isSensitive ? nil : $0 }
        if entry.isUnacknowledged, state == .queued {
            // The next daemon repeats an unacknowledged alarm from its beginning.
            journal?.heard(entry.id, word: SpokenWord("", at: 0), time: time.date())
        }
        history.record(entry, state, reason: reason, text: text, heard: heard, at: time.now())
        guard let outcome = state.outcome else { return heard }
        let date = time.date()
        journal?.ended(entry.id, outcome, reason: reason, time: date)
        requests.ended(entry, outcome, reason: reason, time: date)
        return heard
    }

    /// The outcome was reported.
    /// - Returns: whether this was the last of its client's open announcements.
    func settled(_ client: ClientID, _ outcome: AnnouncementOutcome) -> Bool {
        metrics.ended(outcome)
        chatter.ended(client, outcome, now: time.now())
        guard let left = open[client].map({ $0 - 1 }) else { return false }
        open[client] = left == 0 ? nil : left
        return left == 0
    }

    /// A client has disconnected: its last texts are forgotten.
    func forget(_ client: ClientID) { said.forget(client) }
}

/// The heard places of announcements, for the next daemon.
extension Ledger {
    /// Whether the journal records how much of the announcement is heard. It never does for a sound: the next daemon
    /// does not have the chart, and says the chart's whole title.
    func isFollowing(_ entry: AcceptedAnnouncement) -> Bool {
        !entry.announcement.content.isSound && journal?.isOpen(entry.id) ?? false
    }

    /// The first sample of the announcement is heard.
    func began(_ entry: AcceptedAnnouncement) {
        if isFollowing(entry) { journal?.heard(entry.id, time: time.date()) }
    }

    /// Records the last of the words that began since the previous call.
    func heard(_ places: [HeardPlace], of entry: AcceptedAnnouncement) {
        guard isFollowing(entry) else { return }
        let words = places.compactMap { if case .word(let word) = $0, word.length > 0 { word } else { nil } }
        guard let word = words.last else { return }
        journal?.heard(entry.id, word: word, time: time.date())
        journal?.flush()
    }

    /// The announcement was cut.
    /// - Parameter text: the text heard; nil when no word was heard.
    func wasCut(_ entry: AcceptedAnnouncement, heard text: HeardText?) {
        cut[entry.id] = text?.text ?? ""
        guard let text, isFollowing(entry) else { return }
        journal?.heard(entry.id, word: SpokenWord("", at: text.place), time: time.date())
    }
}
