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
            return refused(Self.lost, Self.lost(id ?? .null, coder))
        }
        let read = try? coder.reply(reply, as: AnnouncementReply.self)
        let own = back.with(id: line.id ?? [])
        if let error = read?.error { return refused(error, own) }
        return Outcome(announcement: read?.result?.announcement, message: id.map { .reply($0, own) })
    }

    private static let lost = WireError(.internalError, ClientError.disconnected.description)

    /// The reply to a request that gets none from the daemon.
    static func lost(_ id: RequestID, _ coder: WireCoder) -> [UInt8] {
        coder.line(ReplyMessage(id: id, error: lost)).dropLast()
    }

    /// A writer without an id gets the number of the line.
    private func refused(_ error: WireError, _ reply: [UInt8]) -> Outcome {
        guard let id else { return Outcome(message: .event(.rejected(RejectedEvent(line: number, error: error)))) }
        return Outcome(message: .reply(id, reply))
    }
}
