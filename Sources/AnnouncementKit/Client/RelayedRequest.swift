// SPDX-License-Identifier: MIT

/// A request on a line that another program has written, and the answer that its writer gets. A value.
struct RelayedRequest {
    /// The daemon gets it with an id of the client's; the writer's is put back into the reply.
    let line: RelayedLine
    /// The writer's.
    let id: RequestID?
    /// The writer's number of the line.
    let number: Int

    struct Outcome {
        /// An announcement that the request has made.
        var announcement: AnnouncementID?
        /// For the writer.
        var message: DaemonMessage?
    }

    func outcome(of answer: Result<[UInt8], any Error>, _ coder: WireCoder) -> Outcome {
        guard let reply = try? answer.get(), let back = RelayedLine(reply) else {
            let lost = WireError(.internalError, ClientError.disconnected.description)
            return refused(lost, coder.line(ReplyMessage(id: id ?? .null, error: lost)).dropLast())
        }
        let read = try? coder.reply(reply, as: AnnouncementReply.self)
        let own = back.with(id: line.id ?? [])
        if let error = read?.error { return refused(error, own) }
        return Outcome(announcement: read?.result?.announcement, message: id.map { .reply($0, own) })
    }

    /// A writer without an id gets the number of the line.
    private func refused(_ error: WireError, _ reply: some Sequence<UInt8>) -> Outcome {
        guard let id else { return Outcome(message: .event(.rejected(RejectedEvent(line: number, error: error)))) }
        return Outcome(message: .reply(id, Array(reply)))
    }
}
