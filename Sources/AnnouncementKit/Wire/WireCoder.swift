// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Lines to messages and back: the only JSON of the project.
public struct WireCoder: Sendable {
    public init() {}

    /// Reads a client's line.
    /// - Parameter number: which of its lines it is, for the error.
    /// - Throws: a ``WireError`` when the line is not JSON or not an object, so that no id is known.
    public func request(_ line: some Sequence<UInt8>, number: Int) throws(WireError) -> RequestMessage {
        do {
            return try JSONDecoder().decode(RequestMessage.self, from: Data(line))
        } catch let error as WireError {
            throw error
        } catch DecodingError.typeMismatch {
            throw WireError(
                .invalidRequest, "Line \(number) is not a JSON object: lists and bare values are not taken.")
        } catch {
            throw WireError(.parseError, "Line \(number) is not JSON in UTF-8: send one object on one line.")
        }
    }

    /// A message as one line, line feed included. Keys are sorted: equal messages give equal bytes.
    public func line(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(message) else {
            preconditionFailure("A message holds a number that JSON has not: check it when it comes in.")
        }
        return [UInt8](data) + [UInt8(ascii: "\n")]
    }

    /// Reads a line of the daemon's as one kind of reply.
    public func reply<Result>(_ line: [UInt8], as type: Result.Type) throws -> ReplyMessage<Result> {
        try JSONDecoder().decode(ReplyMessage<Result>.self, from: Data(line))
    }

    /// What a line of the daemon's is; nil for an event that this version does not know.
    public func serverMessage(_ line: [UInt8]) throws -> ServerMessage? {
        let data = Data(line)
        let probe = try JSONDecoder().decode(ServerMessageProbe.self, from: data)
        if let id = probe.id { return .reply(id, line) }
        return (try? JSONDecoder().decode(ServerEvent.self, from: data)).map(ServerMessage.event)
    }
}

/// A line from the daemon: the answer to a request, still to be read as what that request gets, or an event.
public enum ServerMessage: Sendable, Hashable {
    case reply(RequestID, [UInt8])
    case event(ServerEvent)
}

private struct ServerMessageProbe: Decodable {
    let id: RequestID?

    private enum CodingKeys: String, CodingKey { case id }

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: CodingKeys.self)
        id = try message.contains(.id) ? message.decode(RequestID.self, forKey: .id) : nil
    }
}
