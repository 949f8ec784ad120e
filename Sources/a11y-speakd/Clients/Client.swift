// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol

/// The connection of a client. Each front end implements this; ``Client`` does the rest, whatever the protocol.
protocol ClientAdapter: AnyObject {
    /// The names that the client gave itself, the most specific first.
    var names: [String] { get }
    /// Closes the connection if the client has finished sending and expects nothing more.
    func finishWhenServed()
    /// Closes the connection once everything is sent.
    func finish()
}

/// The connection of a client whose protocol has elements.
protocol ElementAdapter: ClientAdapter {
    /// Asks the client to perform an action on one of its elements. Its answer, if any, carries the same id.
    func ask(_ request: PerformRequest, as question: RequestID)
}

/// One connected client: its identity, its views and charts, and its announcements.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Client {
    private(set) var id: ClientID
    /// Identifies the client across connections, so that it can resume after a disconnect; nil if it gave none.
    private(set) var resumeKey: String?
    /// The process at the other end, if known.
    var process: PeerProcess?
    /// The elements that the client displays, and the focus.
    var screen = AccessibilityScreen()
    /// The charts that the client shows.
    var charts = DisplayedCharts()
    /// Whether the client has asked for a chart to be played.
    var hasPlayed = false
    /// The number of this client's requests that other clients have not answered yet.
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

    /// Whether `name` is the client's own name or the name of its connection.
    func isCalled(_ name: String) -> Bool { self.name == name || name == connectionName }

    /// The names that rules match, the most specific first.
    var names: [String] { (adapter?.names ?? []) + [process?.name].compactMap(\.self) }

    /// The client has introduced itself.
    func introduced() {
        ledger.journal?.forget(id)
    }

    /// Continues under the id that belongs to the key. Only ``Clients`` calls this.
    func adopt(_ id: ClientID, resumeKey: String) {
        (self.id, self.resumeKey) = (id, resumeKey)
    }

    /// True when the client expects neither an answer nor an event about its announcements.
    var isServed: Bool { unanswered == 0 && !(isSubscribed && ledger.open[id] != nil) }

    /// Whether the client receives events of announcements.
    var isSubscribed: Bool { clients.feed.isSubscribed(id) }

    func subscribe(_ subscriber: EventFeed.Subscriber?) { clients.feed.subscribe(id, subscriber) }

    /// The client has disconnected. Its announcements are still spoken.
    func leave() { clients.forget(self) }
}

/// The client's commands to the queue.
extension Client {
    func cancel(_ scope: AnnouncementScope, canceled: (Int) -> Void) {
        announcer.cancel(queueScope(scope), canceled: canceled)
    }

    func acknowledge(_ scope: AnnouncementScope, acknowledged: (Int) -> Void) {
        announcer.acknowledge(queueScope(scope), acknowledged: acknowledged)
    }

    func pause(_ request: PauseRequest) { announcer.pause(request.everything ? .everything : .ordinary) }

    func resume() { announcer.resume() }

    func navigate(_ request: NavigateRequest) throws -> NavigateReply { try announcer.navigate(request) }

    private func queueScope(_ scope: AnnouncementScope) -> CancelScope {
        switch scope {
        case .announcement(let announcement): .announcement(announcement)
        case .own: .client(id)
        case .all: .all
        }
    }
}

/// The client's announcements.
extension Client {
    /// The key under which a request is remembered; nil for a client that cannot resume.
    func key(_ request: RequestID?) -> AcceptedRequests.Key? {
        resumeKey == nil ? nil : request.map { AcceptedRequests.Key(client: id, request: $0) }
    }

    /// - Parameters:
    ///   - key: identifies the request, which may be another client's.
    ///   - line: the request as received, if it can represent the announcement in the journal.
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

    /// Appends the text of a request to an open announcement. An empty text only closes it.
    func append(_ request: AnnounceRequest, for key: AcceptedRequests.Key?, accepted: (AnnouncementID) -> Void) throws {
        guard let open = request.appendsTo else { return }
        let more = request.words.source.isEmpty ? nil : try request.read().content
        try announcer.append(more, to: open, from: id, closes: !request.isOpen) {
            if let key { ledger.requests.remember(key, open) }
            accepted(open)
        }
    }

    /// Nothing more will come from the client.
    func inputEnded() { announcer.closeOpen(of: id) }

    /// Posts the announcement of an event, if there is one.
    func post(
        ifAny announcement: Announcement?, for key: AcceptedRequests.Key?, accepted: (AnnouncementID?) -> Void
    ) throws {
        guard let announcement else { return accepted(nil) }
        try post(announcement, for: key) { accepted($0) }
    }

    /// The announcement that an earlier request with the same id made.
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
            throw WireError(.unknownAnnouncement, "Nothing was said yet that could be repeated.")
        }
        // With its slot it would count as a repetition, and its subject may no longer be displayed.
        (last.slot, last.subject, last.settles, last.expires) = (nil, nil, nil, nil)
        last.priority = .default
        try post(last, for: key, accepted: accepted)
    }
}

/// A client's views: its events, and what other clients may do with them.
extension Client {
    /// Applies a view event and announces its outcome in this client's name.
    func take(_ event: ViewEvent, request: RequestID?, accepted: (AnnouncementID?) -> Void) throws {
        try take(event, from: self, request: request, accepted: accepted)
    }

    private func take(
        _ event: ViewEvent, from teller: Client, request: RequestID?, accepted: (AnnouncementID?) -> Void
    ) throws {
        let before = screen.focus
        let ended = if case .didEndDisplay(let name) = event { screen.find(name)?.id } else { String?.none }
        let outcome = try screen.take(event)
        let isRead = outcome.announcement?.content.isOfViews == true && !outcome.isLive && clients.isRead(self)
        try post(ifAny: isRead ? nil : outcome.announcement, for: teller.key(request), accepted: accepted)
        if screen.focus != before {
            let event = FocusEvent(client: name, element: screen.focus)
            clients.feed.publish(.focus(event), owner: id, by: teller.id)
        }
        tell(event, ended: ended, focus: before)
        if let ended = outcome.ended { announcer.displayEnded(ended, of: id) }
    }

    /// Moves the focus to a named element of this client or of another one: a script can move the focus of an
    /// application.
    /// - Parameter owner: the name of the client that displays it; nil for any.
    func moveFocus(
        to name: String, of owner: String? = nil, request: RequestID?, accepted: (AnnouncementID?) -> Void
    ) throws {
        let owner = try clients.owner(of: name, client: owner, askedBy: self).client
        try owner.take(.focused(.elementID(name)), from: self, request: request, accepted: accepted)
    }

    /// Asks the client that displays the element to perform an action; `answer` is called with its reply.
    func perform(_ request: PerformRequest, answer: @escaping (ActionRouter.Answer) -> Void) throws {
        let (owner, target) = try clients.owner(of: request, askedBy: self)
        let question = try clients.actions.ask(owner.id) { [weak self] result in
            self?.unanswered -= 1
            answer(result)
            self?.adapter?.finishWhenServed()
        }
        unanswered += 1
        (owner.adapter as? any ElementAdapter)?.ask(PerformRequest(request.action, of: target), as: question)
    }
}

/// The content that a client shows, for clients that have subscribed to all views.
extension Client {
    /// A unique name for the connection. Requests may use it in place of the client's name.
    var connectionName: String { "#\(id.rawValue)" }

    /// All content that the client shows, in the order in which it arrived.
    var shown: [ViewUpdate] {
        let window = screen.window.map { [ViewUpdate.Change.window($0)] } ?? []
        let elements = screen.displayed.map { ViewUpdate.Change.willDisplay($0) }
        let focus = screen.focus.map { [ViewUpdate.Change.focus($0)] } ?? []
        return (window + elements + charts.navigators.map(ViewUpdate.described) + focus).map { news($0) }
    }

    /// Whether any client follows the views. Otherwise no change is reported.
    private var isFollowed: Bool { clients.feed.isWanted(.views, of: id) }

    private func news(_ change: ViewUpdate.Change, isByUser: Bool = false) -> ViewUpdate {
        let pid = process.map { Int($0.pid) }
        return ViewUpdate(connection: connectionName, client: name, process: pid, change, isByUser: isByUser)
    }

    private func tell(_ change: ViewUpdate.Change, isByUser: Bool = false) {
        clients.feed.publish(.view(news(change, isByUser: isByUser)), owner: id)
    }

    /// The client's focus is already on that element. Nothing is announced.
    func focusIsKnown(on element: String) {
        let before = screen.focus
        screen.focusIsKnown(on: element)
        if isFollowed, screen.focus != before { tell(.focus(screen.focus)) }
    }

    /// The client has disconnected.
    func publishRemoval() {
        if isFollowed { tell(.gone) }
    }

    /// The client's views have taken an event. The element `ended` is no longer displayed; `focus` had the focus before.
    func tell(_ event: ViewEvent, ended: String?, focus: String?) {
        guard isFollowed else { return }
        switch event {
        case .willDisplay(let element), .focused(.element(let element)),
            .posted(_, .element(let element)?, priority: _):
            if let id = element.id, screen.find(id) != nil { tell(.willDisplay(element)) }
        case .invalidated(let change, let cause):
            if let element = screen.find(change.id) { tell(.invalidated(element), isByUser: cause == .user) }
        case .didEndDisplay: if let ended { tell(.didEndDisplay(ended)) }
        case .window(let window): tell(.window(window))
        case .focused, .posted: break
        }
        if screen.focus != focus { tell(.focus(screen.focus)) }
    }

    /// The client's charts have taken an event.
    /// - Parameter ranges: the visible ranges of the axes before the event.
    func tell(_ event: ChartEvent, before ranges: [String: DataRange?]) {
        guard isFollowed else { return }
        switch event {
        case .described(let chart): if let shown = charts[chart.id] { tell(ViewUpdate.described(shown)) }
        case .appended(let chart, let series, _):
            if let news = charts[chart].flatMap({ ViewUpdate.appended(to: series, of: $0) }) { tell(news) }
        case .removed(let chart): tell(.removeChart(chart))
        case .rangeChanged(let change): reportRanges(of: change.chart, before: ranges)
        case .commanded(let chart, _, _): reportRanges(of: chart, before: ranges)
        }
    }

    private func reportRanges(of chart: String, before ranges: [String: DataRange?]) {
        for axis in charts[chart]?.chart.axes ?? [] {
            guard let range = axis.visibleRange, ranges[axis.id] != range else { continue }
            tell(.rangeChanged(chart: chart, axis: axis.id, range))
        }
    }

    /// The visible ranges of the axes of the event's chart; empty when no client follows the views.
    func visibleRanges(for event: ChartEvent) -> [String: DataRange?] {
        let chart: String
        switch event {
        case .rangeChanged(let change): chart = change.chart
        case .commanded(let id, _, _): chart = id
        default: return [:]
        }
        guard isFollowed, let shown = charts[chart] else { return [:] }
        return Dictionary(shown.chart.axes.map { ($0.id, $0.visibleRange) }) { one, _ in one }
    }
}

/// Requests about charts of other clients. The owners of the charts are not notified.
extension Client {
    /// Performs a user's command on another client's chart, and announces the answer in this client's name.
    func visit(_ asked: WireChartCommand, request: RequestID?, accepted: (ChartCommandReply) -> Void) throws {
        let (owner, shown) = try clients.owner(ofChart: asked.chart, client: asked.client ?? "")
        let listener = asked.cursor.map(ChartVisits.Listener.cursor) ?? .client(id)
        let outcome = try clients.visits.perform(asked, by: listener, on: shown, of: owner.id)
        if let phrase = outcome.phrase { tell(phrase) }
        try post(ifAny: outcome.phrase.map { Announcement(.chart($0)) }, for: key(request)) { announcement in
            accepted(ChartCommandReply(handled: outcome.handled, announcement: announcement, cursor: outcome.cursor))
        }
    }

    /// Reads the parts of another client's chart that this client lacks.
    func read(_ request: ReadChartRequest) throws -> ReadChartReply {
        let (owner, shown) = try clients.owner(ofChart: request.chart, client: request.client)
        // Revisions of charts with the same id must differ between owners.
        let revision = Int(owner.id.rawValue % 1_000_000) * 1_000_000 + (owner.charts.revision(of: request.chart) ?? 0)
        return ReadChartReply(shown.chart, revision: revision, for: request)
    }

    /// Reads some points of another client's chart, with their words.
    func read(_ request: ReadPointsRequest) throws -> ReadPointsReply {
        let (owner, shown) = try clients.owner(ofChart: request.chart, client: request.client)
        let places = request.from..<request.from + request.count
        let (visible, points) = try shown.points(of: request.series, at: places)
        let told = points.map { point in
            let words = clients.wordsmith.words(of: .chart(.point(point)), by: owner.id)
            return ReadPointsReply.Point(x: point.x.value, y: point.y?.value, words: words)
        }
        return ReadPointsReply(visible: visible, points: told)
    }

    /// Adds the known names to the error. An unknown chart may be another client's; then the error says so.
    func explained(_ error: any Error) -> any Error {
        if case AccessibilityScreen.Failure.unknownElement(let name) = error {
            return WireError(unknownElement: name, known: KnownNames(screen.names))
        }
        guard case ChartFailure.unknownChart(let chart) = error else { return error }
        let id = chart.quoted
        guard let other = clients.all.first(where: { $0 !== self && $0.charts[chart] != nil })?.shownName else {
            let own = KnownNames(charts.described.map(\.id))
            let known = own.isEmpty ? "" : ", which has \(own.list(near: chart))"
            return WireError(.unknownChart, "There is no chart \(id) on this connection\(known): describe it first.")
        }
        return WireError(
            .unknownChart,
            "There is no chart \(id) on this connection, but \"\(other)\" shows one: name it as \"client\" to walk it.")
    }

    /// The name for people and for the parameter `client`, at most 60 characters.
    var shownName: String? { name.map { String($0.prefix(60)) } }
}

extension Clients {
    /// The client with this name that shows the chart, and the chart. When several clients match, the latest connection
    /// counts.
    /// - Parameter name: nil for any client that shows the chart.
    func owner(ofChart chart: String, client name: String?) throws(WireError) -> (Client, ChartNavigator) {
        let named = all.filter { client in name.map(client.isCalled) ?? (client.charts.count > 0) }
        for client in named.reversed() {
            if let shown = client.charts[chart] { return (client, shown) }
        }
        throw unknown(chart, of: name, named)
    }

    /// - Parameter named: the clients with this name, or all clients that show charts.
    private func unknown(_ chart: String, of name: String?, _ named: [Client]) -> WireError {
        if let name, named.isEmpty {
            let known = KnownNames(all.filter { $0.charts.count > 0 }.compactMap(\.shownName).sorted())
            let cure = known.isEmpty ? "no client shows a chart" : "charts are shown by \(known.list(near: name))"
            return WireError(.unknownChart, "There is no client \(name.quoted) (any more): \(cure).")
        }
        let charts = KnownNames(named.flatMap { $0.charts.described.map(\.id) })
        let known = charts.isEmpty ? "none" : charts.list(near: chart)
        guard let name else {
            return WireError(.unknownChart, "No client shows a chart \(chart.quoted) (any more): there are \(known).")
        }
        return WireError(
            .unknownChart, "\(name.quoted) shows no chart \(chart.quoted) (any more): it shows \(known).")
    }

    /// The clients that show charts or elements; nil when none does.
    var programs: [StatusReply.Program]? {
        let shown = all.filter { $0.charts.count > 0 || $0.screen.count > 0 }.map { client in
            StatusReply.Program(
                client: client.name, charts: client.charts.described.map(StatusReply.Program.Chart.init),
                elements: client.screen.count)
        }
        return shown.isEmpty ? nil : shown
    }
}
