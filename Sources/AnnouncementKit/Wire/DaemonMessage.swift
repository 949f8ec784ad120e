// SPDX-License-Identifier: MIT

/// A line from the daemon: the answer to a request, still to be read as what that request gets, an event, or something
/// that it asks of the client.
package enum DaemonMessage: Sendable, Hashable {
    case reply(RequestID, [UInt8])
    case event(ServerEvent)
    case perform(RequestID, PerformRequest)
}

/// As much of a line as tells what it is.
struct DaemonMessageProbe: Decodable {
    let id: RequestID?
    let asks: Bool

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        id = try message.contains(.id) ? message.decode(RequestID.self, forKey: .id) : nil
        asks = message.contains(.method)
    }
}
