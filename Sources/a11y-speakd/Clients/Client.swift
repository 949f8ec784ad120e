// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// A front end implements this for each of its clients. ``Client`` does the rest, whatever the protocol.
protocol ClientAdapter: AnyObject {
    /// The names that the client gave itself, the most specific first.
    var names: [String] { get }
    /// Closes the connection if the client has finished sending and expects nothing more.
    func finishWhenServed()
    /// Closes the connection once everything is sent.
    func finish()
}

/// A front end whose protocol has elements implements this too.
protocol ElementAdapter: ClientAdapter {
    /// Asks the client to perform an action on one of its elements. Its answer, if any, carries the same id.
    func ask(_ request: PerformRequest, as question: RequestID)
}

/// One connected client: its identity, its views and charts, and its announcements.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Client {
    private(set) var id: ClientID
    /// Identifies the client across connections, so that it can resume after a disconnect. Nil when it gave none.
    private(set) var resumeKey: String?
    /// The process at the other end, if known.
    var process: PeerProcess?
    /// The elements that it displays, and the focus.
    var screen = AccessibilityScreen()
    /// The charts that it shows.
    var charts = DisplayedCharts()
    /// Whether it has asked for a chart to be played.
    var hasPlayed = false
    /// The number of its requests that other clients must answer first.
    var unanswered = 0
    weak var adapter: (any ClientAdapter)?
    let clients: Clients
    var announcer: Announcer { clients.announcer }
    private var ledger: Ledger { clients.ledger }

    init(id: ClientID, clients: Clients) {
        self.id = id
        self.clients = clients
    }

    /// The name for people; nil until the client gives one.
    var name: String? { adapter?.names.first }

    /// True when that names it: by its own name, or by that of its connection.
    func isCalled(_ name: String) -> Bool { self.name == name || name == connectionName }

    /// The names that rules match, the most specific first.
    var names: [String] { (adapter?.names ?? []) + [process?.name].compactMap(\.self) }

    /// The client has introduced itself.
    func introduced() {
        ledger.journal?.forget(id)
    }

    /// Continues under the id of that key. Only ``Clients`` calls this.
    func takeUp(_ id: ClientID, resumeKey: String) {
        (self.id, self.resumeKey) = (id, resumeKey)
    }

    /// It expects neither an answer nor an event of its announcements.
    var isServed: Bool { unanswered == 0 && !(isSubscribed && ledger.open[id] != nil) }

    /// Whether it receives the events of announcements.
    var isSubscribed: Bool { clients.feed.isSubscribed(id) }

    func subscribe(_ subscriber: EventFeed.Subscriber?) { clients.feed.subscribe(id, subscriber) }

    /// It has disconnected. Its announcements are still spoken.
    func leave() { clients.forget(self) }
}

/// Its commands to the queue.
extension Client {
    func cancel(_ scope: AnnouncementScope, canceled: (Int) -> Void) {
        announcer.cancel(queueScope(scope), canceled: canceled)
    }

    func acknowledge(_ scope: AnnouncementScope, acknowledged: (Int) -> Void) {
        announcer.acknowledge(queueScope(scope), acknowledged: acknowledged)
    }

    func pause(_ request: PauseRequest) { announcer.pause(request.everything ? .everything : .ordinary) }

    func resume() { announcer.resume() }

    private func queueScope(_ scope: AnnouncementScope) -> CancelScope {
        switch scope {
        case .announcement(let announcement): .announcement(announcement)
        case .own: .client(id)
        case .all: .all
        }
    }
}

/// Its announcements.
extension Client {
    /// The key under which a request is remembered; nil for a client that cannot resume.
    func key(_ request: RequestID?) -> AcceptedRequests.Key? {
        resumeKey == nil ? nil : request.map { AcceptedRequests.Key(client: id, request: $0) }
    }

    /// - Parameters:
    ///   - key: identifies the request, which may be another client's.
    ///   - line: the request as received, if it can stand for the announcement in the journal.
    ///   - accepted: called before any event of the announcement, so that the reply comes first.
    func post(
        _ announcement: Announcement, for key: AcceptedRequests.Key? = nil, line: [UInt8]? = nil,
        accepted: (AnnouncementID) -> Void
    ) throws {
        let source = line.map { JournalSource(line: $0, request: key?.request) }
        try announcer.post(announcement, from: id, source: source) { announcement in
            if let key { ledger.requests.remember(key, announcement) }
            accepted(announcement)
        }
    }

    /// Posts the outcome of an event, which may be nothing.
    func post(
        ifAny announcement: Announcement?, for key: AcceptedRequests.Key?, accepted: (AnnouncementID?) -> Void
    ) throws {
        guard let announcement else { return accepted(nil) }
        try post(announcement, for: key) { accepted($0) }
    }

    /// The announcement that an earlier request with that id made.
    func madeAnnouncement(_ request: RequestID?) -> AnnouncementID? {
        key(request).flatMap { ledger.requests[$0] }
    }

    /// The latest event of an announcement; nil when this client has not subscribed to events.
    func latestEvent(of id: AnnouncementID) -> AnnouncementEvent? {
        guard isSubscribed, let past = clients.report.past(id), let step = past.steps.last,
            let state = AnnouncementState(name: step.state)
        else { return nil }
        return AnnouncementEvent(
            id: id, state: state, text: past.text, reason: step.reason, heard: step.heard, time: step.time)
    }

    /// Repeats the announcement that finished last, whichever client posted it.
    func repeatLast(for key: AcceptedRequests.Key?, accepted: (AnnouncementID) -> Void) throws {
        guard var last = ledger.history.lastFinished else {
            throw WireError(.unknownAnnouncement, "Nothing was said yet that could be said again.")
        }
        // With its slot it would count as a repetition, and its subject may have gone.
        (last.slot, last.subject, last.settles, last.expires) = (nil, nil, nil, nil)
        last.priority = .default
        try post(last, for: key, accepted: accepted)
    }
}
