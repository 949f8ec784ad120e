// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Converts lines to messages and back: the only JSON code of the project.
package struct WireCoder: Sendable {
    package init() {}

    /// Reads a client's line.
    /// - Parameter number: the line's number, used in errors.
    /// - Throws: a ``WireError`` if the line is not JSON or not an object, so that its id is unknown.
    package func clientMessage(_ line: some Sequence<UInt8>, number: Int) throws(WireError) -> ClientMessage {
        do {
            return try JSONDecoder().decode(ClientMessage.self, from: Data(line))
        } catch let error as WireError {
            throw error
        } catch DecodingError.typeMismatch {
            throw WireError(
                .invalidRequest, "Line \(number) is not a JSON object: lists and bare values are not accepted.")
        } catch {
            throw WireError(.parseError, "Line \(number) is not JSON in UTF-8: send one object on one line.")
        }
    }

    /// Reads the time and the client from a line of a file.
    func schedule(_ line: [UInt8], number: Int) throws(WireError) -> LineSchedule {
        do {
            return try JSONDecoder().decode(LineSchedule.self, from: Data(line))
        } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
            throw WireError(
                .invalidParams, "Line \(number): \"at\" must be a number of seconds, and \"client\" a string.")
        } catch DecodingError.typeMismatch {
            throw WireError(
                .invalidRequest, "Line \(number) is not a JSON object: lists and bare values are not accepted.")
        } catch {
            throw WireError(.parseError, "Line \(number) is not JSON in UTF-8: send one object on one line.")
        }
    }

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
    package func reply<Result>(_ line: [UInt8], as type: Result.Type) throws -> ReplyMessage<Result> {
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
        guard case .perform(let request) = try? JSONDecoder().decode(RequestMessage.self, from: data).request.get()
        else {
            return nil
        }
        return request
    }
}
