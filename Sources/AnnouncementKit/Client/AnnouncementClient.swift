// SPDX-License-Identifier: MIT

/// A connection to a11y-speakd: posts announcements, and reports the outcome of each.
///
///     let client = try await AnnouncementClient.connect(as: "my-program")
///     let receipt = try await client.announce("Build finished")
///     for await event in receipt { print(event.state) }
/// When the connection is cut, the client reconnects by itself, and repeats the requests that had no reply. The daemon
/// knows each request by its id, so nothing is said twice.
public actor AnnouncementClient {
    let link: DaemonLink
    var story: ConnectionStory
    var correspondence: Correspondence
    /// Nil while the daemon is searched for.
    var transport: (any ClientTransport)?
    /// Resumed when the daemon has answered for the first time.
    var greeting: CheckedContinuation<Void, any Error>?
    var listener: ClientListener?
    var rests = Rests()

    private init(link: DaemonLink, introduction: Introduction, listener: ClientListener?) {
        self.link = link
        self.listener = listener
        story = ConnectionStory(link.searchPatience)
        correspondence = Correspondence(introduction)
    }

    /// Connects, says hello and subscribes to the receipts of its own announcements.
    /// - Parameters:
    ///   - socket: the daemon's socket; nil for the one that the environment names.
    ///   - environment: nil for the process's own. With `A11Y_SPEAKD_SPAWN`, the daemon's program, one is started when
    ///     nothing listens.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        as name: String, version: String? = nil, socket: String? = nil, environment: [String: String]? = nil
    ) async throws -> AnnouncementClient {
        let path = try await DaemonAddress.reachablePath(socket, environment)
        return try await connect(through: DaemonLink(path: path), as: name, version: version)
    }

    /// Connects through the caller's own link.
    /// - Parameters:
    ///   - session: names the client to the daemon over all its connections; nil for a new name.
    ///   - opening: requests that are sent first on each connection.
    ///   - news: gets all news from the first connection on, as from ``news()``.
    package static func connect(
        through link: DaemonLink, as name: String, version: String? = nil, session: String? = nil,
        events: Set<SubscribeRequest.Event> = [.announcements], opening: [OpeningRequest] = [],
        news: AsyncStream<ClientNews>.Continuation? = nil
    ) async throws -> AnnouncementClient {
        let introduction = Introduction(
            name, version: version, session: session, events: events, opening: opening)
        let client = AnnouncementClient(
            link: link, introduction: introduction,
            listener: news.map { news in ClientListener(tell: { news.yield($0) }, finish: { news.finish() }) })
        try await client.start()
        return client
    }

    /// Says a text.
    public func announce(_ request: AnnounceRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .announce(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Says a text at a priority.
    public func announce(
        _ text: String, priority: AnnouncementPriority = .default
    ) async throws -> AnnouncementReceipt {
        try await announce(AnnounceRequest(text: text, priority: priority))
    }

    /// Posts an accessibility notification; nil when there is nothing to say.
    public func post(
        _ notification: AccessibilityNotification, argument: NotificationArgument? = nil,
        priority: AccessibilityPriority = .default
    ) async throws -> AnnouncementReceipt? {
        try await receipt(of: .view(.posted(notification, argument, priority: priority)))
    }

    /// Reports that an axis shows another range; nil when that is not announced.
    public func rangeChanged(_ change: RangeChange) async throws -> AnnouncementReceipt? {
        try await receipt(of: .chart(.rangeChanged(change)))
    }

    /// Performs an action on an element that some client displays.
    public func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await ask(.perform(request), for: PerformReply.self)
    }

    /// Silences one announcement, the client's own, or everything; returns how many.
    @discardableResult
    public func cancel(_ scope: AnnouncementScope) async throws -> Int {
        try await ask(.cancel(scope), for: CancelReply.self).canceled
    }

    /// Ends the repetition of alarms: of one, or of the client's own or all that were heard already; returns how many.
    @discardableResult
    public func acknowledge(_ scope: AnnouncementScope) async throws -> Int {
        try await ask(.acknowledge(scope), for: AcknowledgeReply.self).acknowledged
    }

    /// Silences the speech of all clients until ``resume()``. Announcements of priority `high` are heard all the same, unless
    /// `everything` is paused.
    public func pause(everything: Bool = false) async throws {
        _ = try await ask(.pause(PauseRequest(everything: everything)), for: NoResult.self)
    }

    /// Resumes speech from the sentence that was cut.
    public func resume() async throws { _ = try await ask(.resume, for: NoResult.self) }

    /// Repeats the announcement that was heard last.
    /// - Throws: the daemon's ``WireError`` when nothing was heard.
    public func sayAgain() async throws -> AnnouncementReceipt? { try await receipt(of: .repeat) }

    /// The latest announcements, and their outcomes.
    package func history(_ request: HistoryRequest = .latest(nil)) async throws -> [PastAnnouncement] {
        try await ask(.history(request), for: HistoryReply.self).announcements
    }

    /// Changes the user's settings, and returns the settings now in force.
    package func configure(_ request: ConfigureRequest) async throws -> SettingsReply {
        try await ask(.configure(request), for: SettingsReply.self)
    }

    /// The daemon's state: the spoken announcement, the waiting ones and why they wait, and how quickly the daemon
    /// speaks.
    package func status() async throws -> StatusReply { try await ask(.status(StatusRequest()), for: StatusReply.self) }

    /// Walks a chart that another client shows.
    package func visit(_ command: WireChartCommand) async throws -> ChartCommandReply {
        try await ask(.visit(command), for: ChartCommandReply.self)
    }

    /// A chart that another client shows, or what has come of it since.
    package func read(_ request: ReadChartRequest) async throws -> ReadChartReply {
        try await ask(.readChart(request), for: ReadChartReply.self)
    }

    /// The voices that there are.
    /// - Parameter language: BCP 47 or a locale: only those that speak it.
    package func voices(language: String? = nil) async throws -> VoicesReply {
        try await ask(.voices(VoicesRequest(language: language)), for: VoicesReply.self)
    }

    /// Events of announcements and of the focus, and requests to this client, from now on.
    package func messages() -> AsyncStream<DaemonMessage> {
        listen { if case .message(let message) = $0 { message } else { nil } }
    }

    /// The same, and also when the connection is cut and made again, from now on.
    package func news() -> AsyncStream<ClientNews> { listen { $0 } }

    /// Gives the news to a listener in place of the last one.
    /// - Parameter item: the part that the listener gets; nil for nothing.
    func listen<Item: Sendable>(for item: @escaping @Sendable (ClientNews) -> Item?) -> AsyncStream<Item> {
        let (items, continuation) = AsyncStream.makeStream(of: Item.self)
        listener = ClientListener(
            tell: { if let item = item($0) { continuation.yield(item) } }, finish: { continuation.finish() })
        return items
    }

    /// Closes the connection. Accepted announcements are still said.
    public func close() { take(.closed) }
}

/// News of a program's connection, in the order in which it happens.
package enum ClientNews: Sendable, Hashable {
    /// The daemon was found again, and has received all that it must know.
    case found
    /// The connection was cut; the client searches for the daemon. May come again before it is found.
    case lost
    case message(DaemonMessage)
}

/// The listener of a connection.
struct ClientListener: Sendable {
    let tell: @Sendable (ClientNews) -> Void
    /// Nothing more will come.
    let finish: @Sendable () -> Void
}
