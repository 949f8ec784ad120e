// SPDX-License-Identifier: MIT

/// The connection: made, lost, and made again.
extension AnnouncementClient {
    /// - Throws: why the daemon cannot be reached, or does not want this client.
    func start() async throws {
        let first = try link.connect()
        try await withCheckedThrowingContinuation { continuation in
            greeting = continuation
            begin(on: first)
        }
    }

    /// Tells who this is and all that the daemon must know, and asks again what was not answered.
    private func begin(on transport: any ClientTransport) {
        generation += 1
        self.transport = transport
        receive(from: transport, generation)
        say(.hello(hello)) { [self] in greeted($0) }
        say(.subscribe(subscription)) { _ in }
        for request in views.requests { say(request) { _ in } }
        for line in pending.linesToSendAgain { transport.send(line) }
        for id in Set(receipts.keys).union(open).sorted() { askAfter(id) }
    }

    /// Says something that is said on each connection anew.
    private func say(_ request: Request, _ waiter: @escaping Waiter) {
        let line = pending.add(waiter, afterCut: .dropped) { coder.line(RequestMessage(id: $0, request)) }
        transport?.send(line)
    }

    private func greeted(_ line: Result<[UInt8], any Error>) {
        do {
            _ = try read(line.get(), as: HelloReply.self)
            search = (.zero, .zero)
            greeting.take()?.resume()
            listener?.tell(.found)
        } catch {
            finish(because: error)
        }
    }

    /// What became of an announcement while nobody listened.
    private func askAfter(_ id: AnnouncementID) {
        say(.history(.one(id))) { [self] line in
            guard let line = try? line.get() else { return }
            do {
                guard let past = try read(line, as: HistoryReply.self).announcements.first,
                    let step = past.steps.last, let state = AnnouncementState(name: step.state), state.outcome != nil
                else { return }
                let (text, reason, heard) = (past.text, step.reason, step.heard)
                learned(
                    AnnouncementEvent(id: id, state: state, text: text, reason: reason, heard: heard, time: step.time))
            } catch {
                forgotten(id)
            }
        }
    }

    private func forgotten(_ id: AnnouncementID) {
        let reason = "dropped: the daemon has ended, and the one that came after it does not know of it"
        learned(AnnouncementEvent(id: id, state: .ended(.dropped), text: nil, reason: reason, time: 0))
    }

    /// Its event may have come by itself meanwhile.
    private func learned(_ event: AnnouncementEvent) {
        guard open.contains(event.id) || receipts[event.id] != nil else { return }
        happened(event)
        listener?.yield(.event(.announcement(event)))
    }
}

extension AnnouncementClient {
    private func receive(from transport: any ClientTransport, _ generation: Int) {
        Task {
            var framer = LineFramer(limit: .max - 1)
            for await bytes in transport.bytes {
                for line in (try? framer.lines(adding: bytes)) ?? [] { received(line, generation) }
            }
            cut(generation)
        }
    }

    private func received(_ line: [UInt8], _ generation: Int) {
        guard generation == self.generation, end == nil, let message = try? coder.daemonMessage(line) else { return }
        switch message {
        case .reply(let id, let line): replied(id, line)
        case .event(.announcement(let event)): happened(event)
        case .event(.rejected(let event)) where [.forbidden, .lineTooLong].contains(event.code):
            refusal = WireError(event.code, event.message)
        case .event(.focus(let event)): if let element = event.element { views.focusMoved(to: element) }
        case .event(.rejected), .event(.caption), .event(.mark), .event(.pause), .perform: break
        }
        if case .reply = message {} else { listener?.yield(message) }
        tellWaiters()
    }

    /// A daemon that is stopping takes nothing in: the next one is asked.
    private func replied(_ id: RequestID, _ line: [UInt8]) {
        let error = (try? coder.reply(line, as: NoResult.self))?.error
        guard error?.code != .stopping else { return }
        pending.take(id)?(.success(line))
    }

    func happened(_ event: AnnouncementEvent) {
        receipts[event.id]?.yield(event)
        guard AnnouncementState(name: event.state)?.outcome != nil else { return }
        open.remove(event.id)
        receipts.removeValue(forKey: event.id)?.finish()
    }

    private func cut(_ generation: Int) {
        guard generation == self.generation, end == nil else { return }
        transport = nil
        listener?.tell(.lost)
        if let refusal { return finish(because: refusal) }
        for (waiter, answer) in pending.cut() { waiter(answer) }
        tellWaiters()
        // Also where a connection is made and ends at once, as at a forwarded socket behind which there is no daemon.
        lookOn()
    }

    private func lookAgain() {
        search.delay = min(max(search.delay * 2, link.firstDelay), link.longestDelay)
        let (clock, delay) = (link.clock, search.delay)
        Task { [weak self] in
            try? await clock.sleep(for: delay)
            await self?.look()
        }
    }

    private func look() {
        guard end == nil, transport == nil else { return }
        search.time += search.delay
        if let found = try? link.connect() { return begin(on: found) }
        lookOn()
    }

    private func lookOn() {
        if search.time >= link.patience {
            guard link.isPersistent, greeting == nil else { return finish(because: ClientError.disconnected) }
            lose(because: ClientError.disconnected)
        }
        lookAgain()
    }

    /// Nobody waits any longer.
    private func lose(because error: any Error) {
        for waiter in pending.takeAll() { waiter(.failure(error)) }
        for receipt in receipts.values { receipt.finish() }
        (receipts, open) = ([:], [])
        tellWaiters()
    }

    func finish(because error: any Error) {
        end = error
        transport?.close()
        transport = nil
        greeting.take()?.resume(throwing: error)
        lose(because: error)
        listener?.finish()
    }
}
