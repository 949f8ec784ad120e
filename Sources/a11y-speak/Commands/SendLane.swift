// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// One connection of `send`, made again when it is cut: the lines of one client out, replies and events in.
final class SendLane: Sendable {
    private let client: AnnouncementClient
    private let messages: AsyncStream<DaemonMessage>

    /// - Throws: a ``ClientError`` when there is no daemon.
    init(socket: String) async throws {
        client = try await AnnouncementClient.connect(as: "a11y-speak", version: ClientProgram.version, socket: socket)
        messages = await client.messages()
    }

    /// - Parameter number: which line of the input it is.
    func send(_ line: [UInt8], number: Int) async throws { try await client.relay(line, number: number) }

    /// No more lines follow. Returns when all is answered, and said when that is waited for.
    func finish(waitsForOutcomes: Bool) async {
        if waitsForOutcomes { await client.waitUntilSaid() } else { await client.waitUntilAnswered() }
        await client.close()
    }

    /// Ends what was announced; returns when it is silent.
    func beSilent() async { _ = try? await client.cancel(.own) }

    /// Prints what comes until it is finished.
    /// - Returns: how many lines were refused and announcements failed.
    /// - Throws: why it has ended before.
    func receive(plain: Bool) async throws -> Int {
        var progress = SendProgress()
        let coder = WireCoder()
        for await message in messages {
            let sentence = progress.received(message)
            guard !plain else {
                sentence.map(StandardOutput.line)
                continue
            }
            switch message {
            case .reply(_, let line): StandardOutput.line(line)
            case .event(let event): StandardOutput.bytes(coder.line(event))
            case .perform(let id, let request):
                StandardOutput.bytes(coder.line(RequestMessage(id: id, .perform(request))))
            }
        }
        if let problem = await client.failure { throw problem }
        return progress.problems
    }
}

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
