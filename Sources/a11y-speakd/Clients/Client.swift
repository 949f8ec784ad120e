// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What a front end does for one of its clients. All else ``Client`` does, whatever protocol the client speaks.
protocol ClientAdapter: AnyObject {
    /// What the client calls itself, the most telling name first.
    var names: [String] { get }
    /// Asks the client to act on an element that it displays. Its answer, if it gives one, carries the same id.
    func ask(_ request: PerformRequest, as question: RequestID)
    /// Closes the connection if the client has sent its last and waits for nothing more.
    func finishWhenServed()
    /// Closes the connection when everything is sent.
    func finish()
}

/// One connected client: who it is, what it displays, and what it asks of the daemon.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Client {
    private(set) var id: ClientID
    /// Its own name for all its connections, when it has one: under that it goes on after its connection was cut.
    private(set) var resumeKey: String?
    /// Who is at the other end, as far as that is known.
    var process: PeerProcess?
    /// What it displays, and where its user is.
    var screen = AccessibilityScreen()
    /// The charts that it shows.
    var charts = DisplayedCharts()
    /// How many of its requests other clients must answer first.
    var unanswered = 0
    weak var adapter: (any ClientAdapter)?
    let clients: Clients
    var announcer: Announcer { clients.announcer }

    init(id: ClientID, clients: Clients) {
        self.id = id
        self.clients = clients
    }

    /// For people; nil as long as it has told none.
    var name: String? { adapter?.names.first }

    /// What rules may know it by, the most telling first.
    var names: [String] { (adapter?.names ?? []) + [process?.name].compactMap(\.self) }

    /// It has said who it is.
    func introduced() {
        announcer.ledger.journal?.forget(id)
    }

    /// Goes on as the client that was known by that key. Only ``Clients`` calls this.
    func takeUp(_ id: ClientID, resumeKey: String) {
        (self.id, self.resumeKey) = (id, resumeKey)
    }

    /// Nobody must answer it, and it is to be told of no announcement.
    var isServed: Bool { unanswered == 0 && !(announcer.feed.isSubscribed(id) && announcer.ledger.open[id] != nil) }

    func subscribe(_ subscriber: EventFeed.Subscriber?) { announcer.subscribe(id, subscriber) }

    /// It has gone. What it announced is still said.
    func leave() { clients.forget(self) }
}

/// What it announces.
extension Client {
    /// Under what its request is remembered; nil when it cannot ask again.
    func key(_ request: RequestID?) -> AcceptedRequests.Key? {
        resumeKey == nil ? nil : request.map { AcceptedRequests.Key(client: id, request: $0) }
    }

    /// - Parameters:
    ///   - key: of the request, which may be another client's.
    ///   - line: the request as it came, when it says the same as the announcement.
    ///   - accepted: called before anything is told of the announcement, so that a reply precedes events.
    func post(
        _ announcement: Announcement, for key: AcceptedRequests.Key? = nil, line: [UInt8]? = nil,
        accepted: (AnnouncementID) -> Void
    ) throws {
        let source = line.map { JournalSource(line: $0, request: key?.request) }
        try announcer.post(announcement, from: id, source: source) { announcement in
            if let key { announcer.ledger.requests.remember(key, announcement) }
            accepted(announcement)
        }
    }

    /// An event may lead to nothing that is said.
    func post(
        _ announcement: Announcement?, for key: AcceptedRequests.Key?, accepted: (AnnouncementID?) -> Void
    ) throws {
        guard let announcement else { return accepted(nil) }
        try post(announcement, for: key) { accepted($0) }
    }

    /// The announcement that a request made which this client makes again.
    func madeAnnouncement(_ request: RequestID?) -> AnnouncementID? {
        key(request).flatMap { announcer.ledger.requests[$0] }
    }

    /// What became last of an announcement; nil when this client is told of none.
    func latestEvent(of id: AnnouncementID) -> AnnouncementEvent? {
        guard announcer.feed.isSubscribed(self.id), let past = clients.past(id), let step = past.steps.last,
            let state = AnnouncementState(name: step.state)
        else { return nil }
        return AnnouncementEvent(
            id: id, state: state, text: past.text, reason: step.reason, heard: step.heard, time: step.time)
    }

    /// Says the last that was heard to its end again, whoever said it.
    func repeatLast(for key: AcceptedRequests.Key?, accepted: (AnnouncementID) -> Void) throws {
        guard var last = announcer.ledger.history.lastFinished else {
            throw WireError(.unknownAnnouncement, "Nothing was said yet that could be said again.")
        }
        // Its slot would take it for the same words again, and what it tells of may have gone.
        (last.slot, last.subject, last.settles, last.expires) = (nil, nil, nil, nil)
        last.priority = .default
        try post(last, for: key, accepted: accepted)
    }
}
