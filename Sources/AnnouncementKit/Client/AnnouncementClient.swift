// SPDX-License-Identifier: MIT

/// A connection to a11y-speakd: posts, and tells what became of each announcement.
///
///     let client = try await AnnouncementClient.connect(as: "my-program")
///     let receipt = try await client.announce("Build finished")
///     for await event in receipt { print(event.state) }
/// When the connection is cut, the client finds the daemon again by itself, and asks again for what it had no reply to. The
/// daemon knows each request by its id, so nothing is said twice.
public actor AnnouncementClient {
    typealias Waiter = (Result<[UInt8], any Error>) -> Void

    let link: DaemonLink
    /// Told on each connection anew.
    var hello: HelloRequest
    var subscription: SubscribeRequest
    let coder = WireCoder()
    /// Nil while the daemon is looked for.
    var transport: (any ClientTransport)?
    /// Counts the connections.
    var generation = 0
    var pending = PendingRequests<Waiter>()
    /// Announcements of requests that nobody has a receipt of, until they end.
    var open: Set<AnnouncementID> = []
    var waiters: [Rest: [CheckedContinuation<Void, Never>]] = [:]
    var listener: ClientListener?
    var receipts: [AnnouncementID: AsyncStream<AnnouncementEvent>.Continuation] = [:]
    var views = ShownViews()
    /// Resumed when the daemon has answered for the first time.
    var greeting: CheckedContinuation<Void, any Error>?
    /// Why nothing can be asked any more.
    var end: (any Error)?
    /// By its own program.
    var isClosed = false
    /// For how long the daemon has been looked for in vain, and how long until the next try.
    var search = (time: Duration.zero, delay: Duration.zero)
    /// Why the daemon is about to close the connection, when it says so.
    var refusal: WireError?

    init(link: DaemonLink, hello: HelloRequest, events: Set<SubscribeRequest.Event>) {
        self.link = link
        self.hello = hello
        subscription = SubscribeRequest(events)
    }

    /// Connects, says hello and subscribes to the receipts of its own announcements.
    /// - Parameters:
    ///   - socket: the daemon's socket; nil for where the environment says.
    ///   - environment: nil for the process's own. With `A11Y_SPEAKD_SPAWN`, the daemon's program, one is started when
    ///     nothing listens.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        as name: String, version: String? = nil, socket: String? = nil, environment: [String: String]? = nil,
        events: Set<SubscribeRequest.Event> = [.announcements]
    ) async throws -> AnnouncementClient {
        let path = try await DaemonAddress.reachablePath(socket, environment)
        return try await connect(through: DaemonLink(path: path), as: name, version: version, events: events)
    }

    /// The same on a way of its own.
    /// - Parameter session: names the client to the daemon over all its connections; nil for a new name.
    public static func connect(
        through link: DaemonLink, as name: String, version: String? = nil, session: String? = nil,
        events: Set<SubscribeRequest.Event> = [.announcements]
    ) async throws -> AnnouncementClient {
        let hello = HelloRequest(client: name, version: version, session: session ?? Self.newSession())
        let client = AnnouncementClient(link: link, hello: hello, events: events)
        try await client.start()
        return client
    }

    /// Nobody guesses it, and nobody else has it.
    private static func newSession() -> String {
        (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 16) }.joined(separator: "-")
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
        _ notification: AccessibilityNotification, argument: NotificationArgument? = nil
    ) async throws -> AnnouncementReceipt? {
        try await receipt(of: .post(PostRequest(notification, argument: argument)))
    }

    /// Tells that an axis shows another range; nil when that is not told.
    public func rangeChanged(_ change: RangeChange) async throws -> AnnouncementReceipt? {
        try await receipt(of: .rangeChanged(RangeChangedRequest(change)))
    }

    /// Does something with an element that some client displays.
    public func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await ask(.perform(request), for: PerformReply.self)
    }

    /// Silences one announcement, the client's own, or everything; gives how many.
    @discardableResult
    public func cancel(_ request: CancelRequest) async throws -> Int {
        try await ask(.cancel(request), for: CancelReply.self).canceled
    }

    /// Silences all speech, whoever speaks, until ``resume()``.
    public func pause() async throws { _ = try await ask(.pause, for: NoResult.self) }

    /// Speech goes on from the sentence that was cut.
    public func resume() async throws { _ = try await ask(.resume, for: NoResult.self) }

    /// Says again what was heard last.
    /// - Throws: the daemon's ``WireError`` when nothing was.
    public func sayAgain() async throws -> AnnouncementReceipt? { try await receipt(of: .repeat) }

    /// What was announced, and what became of it.
    public func history(_ request: HistoryRequest = .latest(nil)) async throws -> [PastAnnouncement] {
        try await ask(.history(request), for: HistoryReply.self).announcements
    }

    /// Sets what the user wants, and gives what is in force.
    public func configure(_ request: ConfigureRequest) async throws -> SettingsReply {
        try await ask(.configure(request), for: SettingsReply.self)
    }

    /// What is spoken, what waits and why, and how quickly the daemon speaks.
    public func status() async throws -> StatusReply { try await ask(.status(StatusRequest()), for: StatusReply.self) }

    /// The voices that there are.
    /// - Parameter language: BCP 47 or a locale: only those that speak it.
    public func voices(language: String? = nil) async throws -> VoicesReply {
        try await ask(.voices(VoicesRequest(language: language)), for: VoicesReply.self)
    }

    /// What becomes of announcements, where the focus goes and what is asked of this client, from now on.
    package func messages() -> AsyncStream<DaemonMessage> {
        let (messages, continuation) = AsyncStream.makeStream(of: DaemonMessage.self)
        listener = .messages(continuation)
        return messages
    }

    /// The same, and when the connection is cut and made again, from now on.
    package func news() -> AsyncStream<ClientNews> {
        let (news, continuation) = AsyncStream.makeStream(of: ClientNews.self)
        listener = .news(continuation)
        return news
    }

    /// Closes the connection. What was accepted is still said.
    public func close() {
        guard end == nil else { return }
        isClosed = true
        finish(because: ClientError.disconnected)
    }
}
