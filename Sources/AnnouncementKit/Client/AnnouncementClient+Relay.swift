// SPDX-License-Identifier: MIT

/// Lines that somebody else has written, on their way to the daemon: what is true of the client's own requests is true of
/// them. Replies and events come as messages.
extension AnnouncementClient {
    /// Sends a line, with or without an id, as soon as there is room for it.
    /// - Parameter number: which line it is to its writer, for what is wrong with it.
    /// - Throws: why nothing can be asked any more.
    package func relay(_ line: [UInt8], number: Int) async throws {
        await wait(for: .roomy)
        if let end { throw end }
        let message: ClientMessage
        do {
            message = try coder.clientMessage(line, number: number)
        } catch {
            listener?.yield(.reply(.null, coder.line(ReplyMessage(id: .null, error: error)).dropLast()))
            return
        }
        guard case .request(let asked) = message, let relayed = RelayedLine(line) else {
            transport?.send(line + [UInt8(ascii: "\n")])
            return
        }
        relay(relayed, asked, number)
    }

    private func relay(_ line: RelayedLine, _ asked: RequestMessage, _ number: Int) {
        let request = try? asked.request.get()
        if let request { note(request) }
        let afterCut = request?.afterCut ?? .again
        let sent = pending.add(
            { [self] answer in answered(answer, line, asked.id, number) },
            afterCut: afterCut == .dropped ? .told : afterCut
        ) { id in line.with(id: coder.line(id).dropLast()) + [UInt8(ascii: "\n")] }
        transport?.send(sent)
    }

    /// What the next connection must know.
    private func note(_ request: Request) {
        views.told(request)
        switch request {
        case .hello(let told) where told.session == nil: (hello.client, hello.version) = (told.client, told.version)
        case .subscribe(let told): subscription = told
        default: break
        }
    }

    private func answered(_ answer: Result<[UInt8], any Error>, _ line: RelayedLine, _ id: RequestID?, _ number: Int) {
        guard let reply = try? answer.get(), let back = RelayedLine(reply) else {
            let lost = WireError(.internalError, ClientError.disconnected.description)
            return refused(lost, line, id, number, coder.line(ReplyMessage(id: id ?? .null, error: lost)).dropLast())
        }
        let read = try? coder.reply(reply, as: AnnouncementReply.self)
        if let error = read?.error { return refused(error, line, id, number, back.with(id: line.id ?? [])) }
        if let made = read?.result?.announcement, subscription.events.contains(.announcements) { open.insert(made) }
        if let id { listener?.yield(.reply(id, back.with(id: line.id ?? []))) }
    }

    /// Who has given no id is told the number of the line.
    private func refused(
        _ error: WireError, _ line: RelayedLine, _ id: RequestID?, _ number: Int, _ reply: some Sequence<UInt8>
    ) {
        if let id {
            listener?.yield(.reply(id, Array(reply)))
        } else {
            listener?.yield(.event(.rejected(RejectedEvent(line: number, error: error))))
        }
    }
}
