// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Converts lines to messages and back. With its extensions in `DaemonProtocol` it is the only JSON code of the project.
package struct WireCoder: Sendable {
    package init() {}

    /// A message as one line, including the line feed. Keys are sorted, so equal messages give equal bytes.
    package func line(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(message) else {
            preconditionFailure("A message holds a number that JSON cannot write: check each number on arrival.")
        }
        return [UInt8](data) + [UInt8(ascii: "\n")]
    }

    /// The reply to a request that made an announcement. The bytes equal those of ``line(_:)``, but no encoder is used,
    /// because this is the most frequent reply.
    package func line(answering id: RequestID, with announcement: AnnouncementID) -> [UInt8] {
        guard case .number(let number) = id else {
            return line(ReplyMessage(id: id, result: AnnouncementReply(announcement: announcement)))
        }
        let result = #"{"announcement":\#(announcement.rawValue)}"#
        return Array(#"{"id":\#(number),"jsonrpc":"2.0","result":\#(result)}"#.utf8) + [UInt8(ascii: "\n")]
    }

    /// Reads a line from the daemon as one kind of reply.
    package func reply<Result: Decodable & Sendable>(_ line: [UInt8], as type: Result.Type) throws -> ReplyMessage<
        Result
    > {
        try JSONDecoder().decode(ReplyMessage<Result>.self, from: Data(line))
    }

    /// Reads a line from the daemon; nil for an event or a request unknown to this version.
    package func daemonMessage(_ line: [UInt8]) throws -> DaemonMessage? {
        let data = Data(line)
        let probe = try JSONDecoder().decode(DaemonMessageProbe.self, from: data)
        switch (probe.id, probe.asks) {
        case (let id?, false): return .reply(id, line)
        case (let id?, true): return try performance(data).map { .perform(id, $0) }
        case (nil, _): return (try? JSONDecoder().decode(ServerEvent.self, from: data)).map(DaemonMessage.event)
        }
    }

    private func performance(_ data: Data) throws -> PerformRequest? {
        try? JSONDecoder().decode(PerformMessage.self, from: data).request
    }
}
