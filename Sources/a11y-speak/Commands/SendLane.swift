// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Synchronization

/// A connection of `send` for one client, which reconnects after a disconnection: lines out, replies and events in.
final class SendLane: Sendable {
    private let client: AnnouncementClient
    private let messages: AsyncStream<DaemonMessage>

    /// - Throws: a ``ClientError`` when no daemon runs.
    init(to daemon: DaemonLink) async throws {
        client = try await daemon.client(as: "a11y-speak")
        messages = await client.messages()
    }

    /// - Parameter number: the number of the line in the input.
    func send(_ line: [UInt8], number: Int) async throws { try await client.relay(line, number: number) }

    /// Ends the input. Returns when all lines are answered, or when all announcements have ended if requested.
    func finish(waitsForOutcomes: Bool) async {
        if waitsForOutcomes { await client.waitUntilSaid() } else { await client.waitUntilAnswered() }
        await client.close()
    }

    /// Ends the announcements of this client; returns when it is silent.
    func cancelAll() async { _ = try? await client.cancel(.own) }

    /// Prints messages until ``finish(waitsForOutcomes:)``.
    /// - Parameters:
    ///   - plain: whether to print outcomes as sentences instead of JSON.
    ///   - print: receives lines with their line feeds.
    /// - Returns: the number of rejected lines and failed announcements.
    /// - Throws: the reason when the connection ends early.
    func receive(plain: Bool, print: ([UInt8]) -> Void = StandardOutput.bytes) async throws -> Int {
        var progress = SendProgress()
        let coder = WireCoder()
        for await message in messages {
            let sentence = progress.received(message)
            guard !plain else {
                if let sentence { print(Array("\(sentence)\n".utf8)) }
                continue
            }
            switch message {
            case .reply(_, let line): print(line + [UInt8(ascii: "\n")])
            case .event(let event): print(coder.line(event))
            case .perform(let id, let request):
                print(coder.line(RequestMessage(id: id, .perform(request))))
            }
        }
        if let problem = await client.failure { throw problem }
        return progress.problems
    }
}

/// The connections of one `send`, by the names of the clients.
final class SendLanes: Sendable {
    private let daemon: DaemonLink
    private let lanes = Mutex<[String: SendLane]>([:])

    init(to daemon: DaemonLink) {
        self.daemon = daemon
    }

    /// - Parameter made: called with each new connection.
    /// - Throws: a ``ClientError`` when no daemon runs.
    func lane(of client: String, made: (SendLane) -> Void) async throws -> SendLane {
        if let lane = lanes.withLock({ $0[client] }) { return lane }
        let lane = try await SendLane(to: daemon)
        lanes.withLock { $0[client] = lane }
        made(lane)
        return lane
    }

    /// Ends the input of all clients. Returns when all lines are answered, or when all announcements have ended if
    /// requested.
    func finish(waitsForOutcomes: Bool) async {
        for lane in lanes.withLock({ $0.values }) { await lane.finish(waitsForOutcomes: waitsForOutcomes) }
    }

    /// Ends the announcements of all clients.
    func cancelAll() async {
        for lane in lanes.withLock({ $0.values }) { await lane.cancelAll() }
    }
}
