// SPDX-License-Identifier: MIT

/// A line from the daemon: a reply whose result is not decoded yet, an event, or a request to the client.
package enum DaemonMessage: Sendable, Hashable {
    case reply(RequestID, [UInt8])
    case event(ServerEvent)
    case perform(RequestID, PerformRequest)
}

/// The members of a line that determine its kind.
struct DaemonMessageProbe: Decodable {
    let id: RequestID?
    let asks: Bool

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        id = try message.contains(.id) ? message.decode(RequestID.self, forKey: .id) : nil
        asks = message.contains(.method)
    }
}

/// The daemon's request to a client.
struct PerformMessage: Decodable {
    let request: PerformRequest

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        guard try message.decode(String.self, forKey: .method) == "perform" else {
            throw WireError(.methodNotFound, "The daemon asks for nothing else.")
        }
        request = try message.decode(PerformRequest.self, forKey: .params)
    }
}
