// SPDX-License-Identifier: MIT

/// Asking, and reading what is answered.
extension AnnouncementClient {
    /// More than that wait for no reply, in whatever order they come.
    static let mostPending = 2048

    /// Sends a request and does not wait for its reply. What is wrong with it comes as a message.
    func tell(_ request: Request) {
        views.told(request)
        guard end == nil, transport != nil || !request.isOfViews, pending.count < Self.mostPending else { return }
        send(request) { [self] line in
            do {
                let reply = try coder.reply(line.get(), as: AnnouncementReply.self)
                if let error = reply.error { throw error }
                reply.result?.announcement.map { _ = open.insert($0) }
            } catch let error as WireError {
                listener?.yield(.event(.rejected(RejectedEvent(line: 0, error: error))))
            } catch {}
        }
    }

    /// Answers what the daemon has asked.
    func answer(_ id: RequestID, _ answer: Result<PerformReply, WireError>) {
        switch answer {
        case .success(let reply): transport?.send(coder.line(ReplyMessage(id: id, result: reply)))
        case .failure(let error): transport?.send(coder.line(ReplyMessage(id: id, error: error)))
        }
    }

    func ask<Reply: Codable & Sendable>(_ request: Request, for type: Reply.Type) async throws -> Reply {
        try await exchange(request) { client, line in try client.read(line, as: type) }
    }

    /// The receipt exists before the announcement's first event is read: both come in one loop, the reply first.
    func receipt(of request: Request) async throws -> AnnouncementReceipt? {
        views.told(request)
        return try await exchange(request) { client, line in
            guard let id = try client.read(line, as: AnnouncementReply.self).announcement else { return nil }
            let (events, continuation) = AsyncStream.makeStream(of: AnnouncementEvent.self)
            client.receipts[id] = continuation
            return AnnouncementReceipt(id: id, events: events)
        }
    }

    func read<Reply: Codable & Sendable>(_ line: [UInt8], as type: Reply.Type) throws -> Reply {
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
        if let end { throw end }
        guard pending.count < Self.mostPending, search.time < link.patience else { throw ClientError.disconnected }
        return try await withCheckedThrowingContinuation { continuation in
            send(request) { line in continuation.resume(with: Result { try read(self, try line.get()) }) }
        }
    }

    /// While there is no connection it waits for one.
    private func send(_ request: Request, _ waiter: @escaping Waiter) {
        let line = pending.add(waiter, afterCut: request.afterCut) { coder.line(RequestMessage(id: $0, request)) }
        transport?.send(line)
    }
}

extension Request {
    var afterCut: PendingRequests<AnnouncementClient.Waiter>.AfterCut {
        if case .perform = self { return .fails }
        return isOfViews ? .dropped : .again
    }
}
