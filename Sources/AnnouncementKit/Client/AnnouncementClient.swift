// SPDX-License-Identifier: MIT

/// A connection to a11y-speakd: posts announcements, and reports the outcome of each.
///
///     let client = try await AnnouncementClient.connect(as: "my-program")
///     let receipt = try await client.announce("Build finished")
///     for await event in receipt { print(event.state) }
/// If the connection is cut, the client reconnects and repeats the requests that had no reply. The daemon recognizes
/// each request by its id, so nothing is said twice.
public actor AnnouncementClient {
    let link: DaemonLink
    var story: ConnectionStory
    var correspondence: Correspondence
    /// Nil during a search for the daemon.
    var transport: (any ClientTransport)?
    /// Resumed when the daemon has answered for the first time.
    var greeting: CheckedContinuation<Void, any Error>?
    var listener: ClientListener?
    var rests = DrainWaiters()
    private var silence = SilenceWatch()

    private init(link: DaemonLink, introduction: Introduction, listener: ClientListener?) {
        self.link = link
        self.listener = listener
        story = ConnectionStory(link.searchPatience)
        correspondence = Correspondence(introduction)
    }

    /// Connects, introduces the client, and subscribes to the receipts of its own announcements.
    /// - Parameters:
    ///   - socket: the daemon's socket; nil for the path that the environment names.
    ///   - environment: nil for the process's own environment. If `A11Y_SPEAKD_SPAWN` names the daemon's program, a
    ///     daemon is started when nothing listens.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        as name: String, version: String? = nil, socket: String? = nil, environment: [String: String]? = nil
    ) async throws -> AnnouncementClient {
        let path = try await DaemonAddress.reachablePath(socket, environment)
        return try await connect(through: DaemonLink(path: path), as: name, version: version)
    }

    /// Connects through the caller's own link.
    /// - Parameters:
    ///   - session: identifies the client to the daemon across its connections; nil for a new session.
    ///   - opening: requests that are sent first on each connection.
    ///   - news: receives all news from the first connection on, like ``news()``.
    package static func connect(
        through link: DaemonLink, as name: String, version: String? = nil, session: String? = nil,
        events: Set<SubscribeRequest.Event> = [.announcements], opening: [OpeningRequest] = [],
        news: AsyncStream<ClientEvent>.Continuation? = nil
    ) async throws -> AnnouncementClient {
        let introduction = Introduction(
            name, version: version, session: session, events: events, opening: opening)
        let client = AnnouncementClient(
            link: link, introduction: introduction,
            listener: news.map { news in ClientListener(tell: { news.yield($0) }, finish: { news.finish() }) })
        try await client.start()
        return client
    }

    /// Announces a text.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public func announce(_ request: AnnounceRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .announce(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Announces a text at a priority.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public func announce(
        _ text: String, priority: AnnouncementPriority = .default
    ) async throws -> AnnouncementReceipt {
        try await announce(AnnounceRequest(text: text, priority: priority))
    }

    /// Posts an accessibility notification.
    /// - Returns: nil if the notification makes no announcement.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public func post(
        _ notification: AccessibilityNotification, argument: NotificationArgument? = nil,
        priority: AccessibilityPriority = .default
    ) async throws -> AnnouncementReceipt? {
        try await receipt(of: .view(.posted(notification, argument, priority: priority)))
    }

    /// Reports that the visible range of an axis has changed.
    /// - Returns: nil if the change is not announced.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public func rangeChanged(_ change: RangeChange) async throws -> AnnouncementReceipt? {
        try await receipt(of: .chart(.rangeChanged(change)))
    }

    /// Performs an action on an element that any client displays.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await ask(.perform(request), for: PerformReply.self)
    }

    /// Silences one announcement, all of the client's own, or everything.
    /// - Returns: the number of announcements that were silenced.
    @discardableResult
    public func cancel(_ scope: AnnouncementScope) async throws -> Int {
        try await ask(.cancel(scope), for: CancelReply.self).canceled
    }

    /// Ends the repetition of alarms: of one, or of the client's own or all alarms that were already heard.
    /// - Returns: the number of alarms that no longer repeat.
    @discardableResult
    public func acknowledge(_ scope: AnnouncementScope) async throws -> Int {
        try await ask(.acknowledge(scope), for: AcknowledgeReply.self).acknowledged
    }

    /// Silences the speech of all clients until ``resume()``. Announcements of priority `high` are still heard, unless
    /// `everything` is true.
    public func pause(everything: Bool = false) async throws {
        _ = try await ask(.pause(PauseRequest(everything: everything)), for: NoResult.self)
    }

    /// Resumes speech from the sentence that was cut.
    public func resume() async throws { _ = try await ask(.resume, for: NoResult.self) }

    /// Moves within an announcement by sentences or paragraphs.
    /// - Returns: the place after the move.
    /// - Throws: the daemon's ``WireError`` when no announcement is heard or waits, or a ``ClientError``.
    @discardableResult
    public func navigate(_ request: NavigateRequest) async throws -> NavigateReply {
        try await ask(.navigate(request), for: NavigateReply.self)
    }

    /// Repeats the last announcement that was heard.
    /// - Throws: the daemon's ``WireError`` if nothing was heard yet, or a ``ClientError``.
    public func sayAgain() async throws -> AnnouncementReceipt? { try await receipt(of: .repeat) }

    /// From now on, the events of announcements and of the focus, and the daemon's requests to this client.
    package func messages() -> AsyncStream<DaemonMessage> {
        listen { if case .message(let message) = $0 { message } else { nil } }
    }

    /// From now on, the messages of ``messages()``, and an item each time the connection is lost or restored.
    package func news() -> AsyncStream<ClientEvent> { listen { $0 } }

    /// Replaces the listener of the connection.
    /// - Parameter item: the part of the news that the listener receives; nil to skip it.
    func listen<Item: Sendable>(for item: @escaping @Sendable (ClientEvent) -> Item?) -> AsyncStream<Item> {
        let (items, continuation) = AsyncStream.makeStream(of: Item.self)
        listener = ClientListener(
            tell: { if let item = item($0) { continuation.yield(item) } }, finish: { continuation.finish() })
        return items
    }

    /// Closes the connection. The daemon still says the announcements that it accepted.
    public func close() { take(.closed) }
}

/// Events of a client's connection, in their order.
package enum ClientEvent: Sendable, Hashable {
    /// The daemon was found again, and has received the client's introduction.
    case found
    /// The connection was cut; the client searches for the daemon. May be reported several times before `found`.
    case lost
    case message(DaemonMessage)
}

/// The listener of a connection.
struct ClientListener: Sendable {
    let tell: @Sendable (ClientEvent) -> Void
    /// Called when no more news follows.
    let finish: @Sendable () -> Void
}

/// Performs the steps of the story and of the correspondence.
extension AnnouncementClient {
    /// In bytes: more than the reply about a chart of a million points.
    private static let longestLine = 256 << 20

    /// - Throws: the reason why the daemon cannot be reached, or refuses this client.
    func start() async throws {
        let first = try link.connect()
        try await withCheckedThrowingContinuation { continuation in
            greeting = continuation
            connected(first)
        }
    }

    func take(_ event: ConnectionStory.Event) {
        for step in story.take(event) { perform(step) }
    }

    private func perform(_ step: ConnectionStory.Step) {
        switch step {
        case .connect: if let found = try? link.connect() { connected(found) } else { take(.notFound) }
        case .introduce: perform(correspondence.introduce())
        case .welcome: greeting.take()?.resume()
        case .report(let news): listener?.tell(news)
        case .settle: perform(correspondence.cut())
        case .wait(let delay):
            Task { [weak self, clock = link.clock] in
                try? await clock.sleep(for: delay)
                await self?.take(.waited)
            }
        case .disconnect: transport?.close()
        case .lose: perform(correspondence.lose(because: ClientError.disconnected))
        case .end(let why):
            transport.take()?.close()
            greeting.take()?.resume(throwing: why.error)
            perform(correspondence.lose(because: why.error))
            listener?.finish()
        }
    }

    func perform(_ steps: [Correspondence.Step]) {
        for step in steps {
            switch step {
            case .send(let line): transport?.send(line)
            case .answer(let caller, let answer): caller(answer)
            case .made(let made, let receipt): made(receipt)
            case .story(let event): take(event)
            case .message(let message): listener?.tell(.message(message))
            }
        }
        rests.resume { has($0) }
        watchSilence()
    }

    /// Reports a daemon that is connected and answers nothing.
    private func watchSilence() {
        guard let limit = link.longestSilence, story.end == nil, silence.begin(correspondence.oldestRequest) else {
            return
        }
        Task { [weak self, clock = link.clock] in
            try? await clock.sleep(for: limit)
            await self?.checkSilence(limit)
        }
    }

    private func checkSilence(_ limit: Duration) {
        if silence.end(correspondence.oldestRequest), transport != nil { take(.silent(limit)) }
        watchSilence()
    }

    private func connected(_ transport: any ClientTransport) {
        self.transport = transport
        Task {
            var framer = LineFramer(limit: Self.longestLine)
            for await bytes in transport.bytes {
                guard let lines = try? framer.lines(adding: bytes) else {
                    take(.refused(.failed(.foreign)))
                    transport.close()
                    break
                }
                if !lines.isEmpty { silence.heard() }
                for line in lines where story.end == nil { perform(correspondence.take(line)) }
            }
            self.transport = nil
            take(.disconnected)
        }
        take(.connected)
    }
}

/// Requests, and waits for replies and outcomes.
extension AnnouncementClient {
    /// Sends a request without waiting for its reply. An error is reported as a message.
    /// - Parameter made: called once, with the receipt of the announcement that the request made, or with nil.
    func tell(_ request: ApplicationRequest, made: Correspondence.Made? = nil) {
        correspondence.note(request)
        guard story.end == nil, transport != nil || !request.isOfViews, correspondence.has(.room) else {
            made?(nil)
            return
        }
        perform(correspondence.ask(request, for: .told(made)))
    }

    /// Sends a request as soon as there is room for it, without waiting for its reply. The reply is delivered as a
    /// message.
    /// - Parameter id: the id of the reply; the program may use it several times.
    /// - Throws: the reason why no more requests are possible.
    package func send(_ request: any ClientRequest, as id: RequestID) async throws {
        await wait(for: .room)
        if let end = story.end { throw end.error }
        if let known = request.ofApplication { correspondence.note(known) }
        perform(correspondence.ask(request, for: .listener(id)))
    }

    /// Answers a request from the daemon.
    func answer(_ id: RequestID, _ answer: Result<PerformReply, WireError>) {
        let coder = WireCoder()
        switch answer {
        case .success(let reply): transport?.send(coder.line(ReplyMessage(id: id, result: reply)))
        case .failure(let error): transport?.send(coder.line(ReplyMessage(id: id, error: error)))
        }
    }

    func ask<Reply: Decodable & Sendable>(
        _ request: ApplicationRequest, for type: Reply.Type
    ) async throws -> Reply {
        try await ask(request as any ClientRequest, for: type)
    }

    /// Sends a request and waits for its reply.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    package func ask<Reply: Decodable & Sendable>(
        _ request: any ClientRequest, for type: Reply.Type
    ) async throws -> Reply {
        try await exchange(request) { _, line in try WireCoder().result(of: line, as: type) }
    }

    func receipt(of request: ApplicationRequest) async throws -> AnnouncementReceipt? {
        correspondence.note(request)
        return try await exchange(request) { client, line in try client.correspondence.receipt(of: line) }
    }

    /// Without a connection, the request waits for one.
    private func exchange<Answer: Sendable>(
        _ request: any ClientRequest, read: @escaping (isolated AnnouncementClient, [UInt8]) throws -> Answer
    ) async throws -> Answer {
        if let end = story.end { throw end.error }
        guard correspondence.has(.room), story.isPatient else { throw ClientError.disconnected }
        return try await withCheckedThrowingContinuation { continuation in
            let caller: Correspondence.Caller = { [self] answer in
                continuation.resume(with: Result { try read(self, try answer.get()) })
            }
            perform(correspondence.ask(request, for: .caller(caller)))
        }
    }

    /// Sends a line that another program wrote, with or without an id, as soon as there is room for it. The line is
    /// treated like the client's own requests. Replies and events are delivered as messages.
    /// - Parameter number: the line's number in the other program's input, used in errors.
    /// - Throws: the reason why no more requests are possible.
    package func relay(_ line: [UInt8], _ meaning: RelayedMeaning, number: Int) async throws {
        await wait(for: .room)
        if let end = story.end { throw end.error }
        perform(correspondence.relay(line, meaning, number: number))
    }

    /// Returns when every request has a reply.
    package func waitUntilAnswered() async { await wait(for: .answers) }

    /// Returns when every request has a reply and every announcement has ended.
    package func waitUntilSaid() async { await wait(for: .outcomes) }

    /// The daemon's reply to the latest hello.
    package var server: HelloReply? { correspondence.server }

    /// The reason why the daemon was lost; nil while it is not lost, and after the program closed the client.
    package var failure: (any Error)? { story.end == .closed ? nil : story.end?.error }

    private func wait(for rest: DrainWaiters.Rest) async {
        while !has(rest) { await withCheckedContinuation { rests.add($0, for: rest) } }
    }

    private func has(_ rest: DrainWaiters.Rest) -> Bool { story.end != nil || correspondence.has(rest) }
}
