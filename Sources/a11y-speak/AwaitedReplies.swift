// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// The `perform` requests whose replies are still to come: another program gives those, so they come late.
final class AwaitedReplies: Sendable {
    private let ids = Mutex<Set<RequestID>>([])
    private let coder = WireCoder()

    var isEmpty: Bool { ids.withLock { $0.isEmpty } }

    /// A line is about to be sent.
    func willSend(_ line: [UInt8]) {
        guard case .request(let message)? = try? coder.clientMessage(line, number: 0), let id = message.id,
            case .perform? = try? message.request.get()
        else { return }
        ids.withLock { _ = $0.insert(id) }
    }

    func replied(_ id: RequestID) {
        ids.withLock { _ = $0.remove(id) }
    }
}
