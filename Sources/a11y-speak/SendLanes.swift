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
    func lane(of client: String, made: (SendLane) -> Void) async throws -> SendLane {
        if let lane = lanes.withLock({ $0[client] }) { return lane }
        let lane = try await SendLane(socket: socket)
        lanes.withLock { $0[client] = lane }
        made(lane)
        return lane
    }

    /// No more lines follow. Returns when all is answered, and said when that is waited for.
    func finish(waitsForOutcomes: Bool) async {
        for lane in lanes.withLock({ $0.values }) { await lane.finish(waitsForOutcomes: waitsForOutcomes) }
    }

    /// Ends what all of them announced.
    func beSilent() async {
        for lane in lanes.withLock({ $0.values }) { await lane.beSilent() }
    }
}
