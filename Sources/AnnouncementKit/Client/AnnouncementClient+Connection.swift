// SPDX-License-Identifier: MIT

/// Performs the steps of the story and of the correspondence.
extension AnnouncementClient {
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
    }

    private func connected(_ transport: any ClientTransport) {
        self.transport = transport
        Task {
            var framer = LineFramer(limit: .max - 1)
            for await bytes in transport.bytes {
                for line in (try? framer.lines(adding: bytes)) ?? [] where story.end == nil {
                    perform(correspondence.take(line))
                }
            }
            self.transport = nil
            take(.disconnected)
        }
        take(.connected)
    }
}

/// Requests, and waits for replies and outcomes.
extension AnnouncementClient {
    /// Sends a request and does not wait for its reply. An error comes as a message.
    /// - Parameter made: called once, with the receipt of the announcement that it has made, or nil for none.
    func tell(_ request: Request, made: Correspondence.Made? = nil) {
        correspondence.note(request)
        guard story.end == nil, transport != nil || !request.isOfViews, correspondence.has(.room) else {
            made?(nil)
            return
        }
        perform(correspondence.ask(request, for: .told(made)))
    }

    /// Sends a request as soon as there is room for it, and does not wait for its reply, which comes as a message.
    /// - Parameter id: the id that the reply has; it may be used again.
    /// - Throws: the reason why no more requests are possible.
    package func send(_ request: Request, as id: RequestID) async throws {
        await wait(for: .room)
        if let end = story.end { throw end.error }
        correspondence.note(request)
        perform(correspondence.ask(request, for: .listener(id)))
    }

    /// Answers a request of the daemon.
    func answer(_ id: RequestID, _ answer: Result<PerformReply, WireError>) {
        let coder = WireCoder()
        switch answer {
        case .success(let reply): transport?.send(coder.line(ReplyMessage(id: id, result: reply)))
        case .failure(let error): transport?.send(coder.line(ReplyMessage(id: id, error: error)))
        }
    }

    func ask<Reply: Codable & Sendable>(_ request: Request, for type: Reply.Type) async throws -> Reply {
        try await exchange(request) { _, line in try WireCoder().result(of: line, as: type) }
    }

    func receipt(of request: Request) async throws -> AnnouncementReceipt? {
        correspondence.note(request)
        return try await exchange(request) { client, line in try client.correspondence.receipt(of: line) }
    }

    /// Without a connection, a request waits for one.
    private func exchange<Answer: Sendable>(
        _ request: Request, read: @escaping (isolated AnnouncementClient, [UInt8]) throws -> Answer
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

    /// Sends a line that another program has written, with or without an id, as soon as there is room for it. It is
    /// treated like the client's own requests. Replies and events come as messages.
    /// - Parameter number: the writer's number of the line, for its errors.
    /// - Throws: the reason why no more requests are possible.
    package func relay(_ line: [UInt8], number: Int) async throws {
        await wait(for: .room)
        if let end = story.end { throw end.error }
        perform(correspondence.relay(line, number: number))
    }

    /// Returns when every request was answered.
    package func waitUntilAnswered() async { await wait(for: .answers) }

    /// Returns when every request was answered, and every announcement has ended.
    package func waitUntilSaid() async { await wait(for: .outcomes) }

    /// The daemon's last answer to the hello.
    package var server: HelloReply? { correspondence.server }

    /// The reason why the daemon was lost; nil while it is not, and when the client was closed by its own program.
    package var failure: (any Error)? { story.end == .closed ? nil : story.end?.error }

    private func wait(for rest: Rests.Rest) async {
        while !has(rest) { await withCheckedContinuation { rests.add($0, for: rest) } }
    }

    private func has(_ rest: Rests.Rest) -> Bool { story.end != nil || correspondence.has(rest) }
}
