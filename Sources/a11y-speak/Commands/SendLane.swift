// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Synchronization

/// One connection of `send`, made again when it is cut: the lines of one client out, replies and events in.
final class SendLane: Sendable {
    private let client: AnnouncementClient
    private let messages: AsyncStream<DaemonMessage>

    /// - Throws: a ``ClientError`` when there is no daemon.
    init(to daemon: DaemonLink) async throws {
        client = try await daemon.client(as: "a11y-speak")
        messages = await client.messages()
    }

    /// - Parameter number: which line of the input it is.
    func send(_ line: [UInt8], number: Int) async throws { try await client.relay(line, number: number) }

    /// No more lines follow. Returns when all are answered, and when all are said if that is waited for.
    func finish(waitsForOutcomes: Bool) async {
        if waitsForOutcomes { await client.waitUntilSaid() } else { await client.waitUntilAnswered() }
        await client.close()
    }

    /// Ends its announcements; returns when it is silent.
    func cancelAll() async { _ = try? await client.cancel(.own) }

    /// Prints the messages that come until it is finished.
    /// - Parameters:
    ///   - plain: whether outcomes are printed as sentences instead of JSON.
    ///   - print: is given lines, line feed included.
    /// - Returns: how many lines were refused and announcements failed.
    /// - Throws: why it has ended before.
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

/// The connections of one `send`, by the names of its clients.
final class SendLanes: Sendable {
    private let daemon: DaemonLink
    private let lanes = Mutex<[String: SendLane]>([:])

    init(to daemon: DaemonLink) {
        self.daemon = daemon
    }

    /// - Parameter made: called with each new lane.
    /// - Throws: a ``ClientError`` when there is no daemon.
    func lane(of client: String, made: (SendLane) -> Void) async throws -> SendLane {
        if let lane = lanes.withLock({ $0[client] }) { return lane }
        let lane = try await SendLane(to: daemon)
        lanes.withLock { $0[client] = lane }
        made(lane)
        return lane
    }

    /// No more lines follow. Returns when all are answered, and when all are said if that is waited for.
    func finish(waitsForOutcomes: Bool) async {
        for lane in lanes.withLock({ $0.values }) { await lane.finish(waitsForOutcomes: waitsForOutcomes) }
    }

    /// Ends the announcements of all of them.
    func cancelAll() async {
        for lane in lanes.withLock({ $0.values }) { await lane.cancelAll() }
    }
}
