// SPDX-License-Identifier: MIT

import Synchronization

/// The connections of one `send`, by the names of its clients.
final class SendLanes: Sendable {
    private let socket: String
    private let lanes = Mutex<[String: SendLane]>([:])

    init(socket: String) {
        self.socket = socket
    }

    /// - Parameter made: told of one that is new.
    /// - Throws: a ``ClientError`` when there is no daemon.
    func lane(of client: String, made: (SendLane) -> Void) throws -> SendLane {
        if let lane = lanes.withLock({ $0[client] }) { return lane }
        let lane = try SendLane(socket: socket)
        lanes.withLock { $0[client] = lane }
        made(lane)
        return lane
    }

    func finishSending() {
        for lane in lanes.withLock(\.values) { lane.finishSending() }
    }

    /// Ends what all of them announced.
    func beSilent() async {
        for lane in lanes.withLock(\.values) { await lane.beSilent() }
    }
}
