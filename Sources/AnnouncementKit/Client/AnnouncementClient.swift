// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A connection to a11y-speakd: posts, and tells what became of each announcement.
///
///     let client = try await AnnouncementClient.connect(as: "my-program")
///     let receipt = try await client.announce("Build finished")
///     for await event in receipt { print(event.state) }
public actor AnnouncementClient {
    private let transport: UnixSocketTransport
    private let coder = WireCoder()
    private var pending = PendingReplies<(Result<[UInt8], any Error>) -> Void>()
    /// Announcements of requests that nobody has a receipt of, until they end.
    private var open: Set<AnnouncementID> = []
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var listener: AsyncStream<DaemonMessage>.Continuation?
    private var receipts: [AnnouncementID: AsyncStream<AnnouncementEvent>.Continuation] = [:]
    private var isConnected = true
    /// Why the daemon is about to close the connection, when it says so.
    private var refusal: WireError?

    private init(transport: UnixSocketTransport) {
        self.transport = transport
    }

    /// Connects, says hello and subscribes to the receipts of its own announcements.
    /// - Parameters:
    ///   - socket: the daemon's socket; nil for where the environment says.
    ///   - environment: nil for the process's own.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        as name: String, version: String? = nil, socket: String? = nil, environment: [String: String]? = nil,
        events: Set<SubscribeRequest.Event> = [.announcements]
    ) async throws -> AnnouncementClient {
        let path =
            try socket
            ?? DaemonAddress.socketPath(
                environment: environment ?? ProcessInfo.processInfo.environment)
        let client = AnnouncementClient(transport: try UnixSocketTransport(path: path))
        await client.startReceiving()
        _ = try await client.ask(.hello(HelloRequest(client: name, version: version)), for: HelloReply.self)
        _ = try await client.ask(.subscribe(SubscribeRequest(events)), for: NoResult.self)
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

    public func pause() async throws { _ = try await ask(.pause, for: NoResult.self) }

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

    public func status() async throws -> StatusReply { try await ask(.status(StatusRequest()), for: StatusReply.self) }

    /// The voices that there are.
    /// - Parameter language: BCP 47 or a locale: only those that speak it.
    public func voices(language: String? = nil) async throws -> VoicesReply {
        try await ask(.voices(VoicesRequest(language: language)), for: VoicesReply.self)
    }

    /// What becomes of announcements, where the focus goes and what is asked of this client, from now on.
    func messages() -> AsyncStream<DaemonMessage> {
        let (messages, continuation) = AsyncStream.makeStream(of: DaemonMessage.self)
        listener = continuation
        return messages
    }

    /// Sends a request and does not wait for its reply. What is wrong with it comes as a message.
    func tell(_ request: Request) {
        guard isConnected else { return }
        let id = pending.add { [self] line in
            do {
                let reply = try coder.reply(line.get(), as: AnnouncementReply.self)
                if let error = reply.error { throw error }
                reply.result?.announcement.map { _ = open.insert($0) }
            } catch let error as WireError {
                listener?.yield(.event(.rejected(RejectedEvent(line: 0, error: error))))
            } catch {}
        }
        transport.send(coder.line(RequestMessage(id: id, request)))
    }

    /// Answers what the daemon has asked.
    func answer(_ id: RequestID, _ answer: Result<PerformReply, WireError>) {
        switch answer {
        case .success(let reply): transport.send(coder.line(ReplyMessage(id: id, result: reply)))
        case .failure(let error): transport.send(coder.line(ReplyMessage(id: id, error: error)))
        }
    }

    /// Returns when every request was answered, and every announcement has ended.
    func waitUntilSaid() async {
        guard !isSaid else { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    private var isSaid: Bool { !isConnected || (pending.isEmpty && open.isEmpty && receipts.isEmpty) }

    private func tellWaiters() {
        guard isSaid else { return }
        let said = waiters
        waiters = []
        said.forEach { $0.resume() }
    }

    /// Closes the connection. What was accepted is still said.
    public func close() {
        transport.close()
    }
}

extension AnnouncementClient {
    private func ask<Reply: Codable & Sendable>(_ request: Request, for type: Reply.Type) async throws -> Reply {
        try await exchange(request) { client, line in try client.read(line, as: type) }
    }

    /// The receipt exists before the announcement's first event is read: both come in one loop, the reply first.
    private func receipt(of request: Request) async throws -> AnnouncementReceipt? {
        try await exchange(request) { client, line in
            guard let id = try client.read(line, as: AnnouncementReply.self).announcement else { return nil }
            let (events, continuation) = AsyncStream.makeStream(of: AnnouncementEvent.self)
            client.receipts[id] = continuation
            return AnnouncementReceipt(id: id, events: events)
        }
    }

    private func read<Reply: Codable & Sendable>(_ line: [UInt8], as type: Reply.Type) throws -> Reply {
        let reply: ReplyMessage<Reply>
        do {
            reply = try coder.reply(line, as: type)
        } catch {
            throw ClientError.unreadable("\(error)")
        }
        if let error = reply.error { throw error }
        guard let result = reply.result else { throw ClientError.unreadable("it has neither a result nor an error") }
        return result
    }

    private func exchange<Answer: Sendable>(
        _ request: Request, read: @escaping (isolated AnnouncementClient, [UInt8]) throws -> Answer
    ) async throws -> Answer {
        guard isConnected else { throw ClientError.disconnected }
        return try await withCheckedThrowingContinuation { continuation in
            let id = pending.add { line in
                continuation.resume(with: Result { try read(self, try line.get()) })
            }
            transport.send(coder.line(RequestMessage(id: id, request)))
        }
    }
}

extension AnnouncementClient {
    private func startReceiving() {
        Task {
            var framer = LineFramer(limit: .max - 1)
            for await bytes in transport.bytes {
                for line in (try? framer.lines(adding: bytes)) ?? [] { received(line) }
            }
            disconnected()
        }
    }

    private func received(_ line: [UInt8]) {
        guard let message = try? coder.daemonMessage(line) else { return }
        switch message {
        case .reply(let id, let line): pending.take(id)?(.success(line))
        case .event(.announcement(let event)): happened(event)
        case .event(.rejected(let event)) where [.forbidden, .lineTooLong].contains(event.code):
            refusal = WireError(event.code, event.message)
        case .event(.rejected), .event(.focus), .event(.caption), .event(.mark), .perform: break
        }
        if case .reply = message {} else { listener?.yield(message) }
        tellWaiters()
    }

    private func happened(_ event: AnnouncementEvent) {
        receipts[event.id]?.yield(event)
        guard AnnouncementState(name: event.state)?.outcome != nil else { return }
        open.remove(event.id)
        receipts.removeValue(forKey: event.id)?.finish()
    }

    private func disconnected() {
        isConnected = false
        for waiter in pending.takeAll() { waiter(.failure(refusal ?? ClientError.disconnected)) }
        for receipt in receipts.values { receipt.finish() }
        receipts = [:]
        listener?.finish()
        tellWaiters()
    }
}
