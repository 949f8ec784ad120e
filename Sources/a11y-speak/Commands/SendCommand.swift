// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Synchronization

/// `send`: sends JSON lines of the protocol, and prints replies and events.
struct SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "send", "Sends JSON lines, and prints replies and events.",
        examples: [
            "a11y-speak send --wait events.jsonl": "a file",
            "./view-events | a11y-speak send --plain -": "a pipe, printing sentences",
        ],
        notes: #"a11y-speakd-protocol(7) describes the protocol. A line may state when it is sent ("at", in seconds "#
            + #"from the start) and by which "client". After a lost connection it connects again, and repeats the "#
            + "requests that had no reply. Exits with 1 when a line was refused or an announcement failed.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "A file of JSON lines; - for standard input.", completion: .file())
    var file = "-"

    @Flag(name: .shortAndLong, help: "Stay until each announcement has its outcome.")
    var wait = false

    @Flag(help: "Print outcomes as sentences instead of JSON.")
    var plain = false

    func run() async throws {
        let input = try LineInput(path: file)
        let socket = try connection.socketPath()
        let problems = ProblemCount()
        let lanes = SendLanes(to: DaemonLink(path: socket))
        try await Interruption.during {
            try await exchange(input, lanes, problems)
        } silence: {
            await lanes.cancelAll()
        }
        guard problems.count == 0 else {
            let count = problems.count
            throw CommandFailure(
                count == 1
                    ? "One line was refused, or its announcement failed."
                    : "\(count) lines were refused, or their announcements failed.")
        }
    }

    /// Exchanges lines and messages. A connection that loses the daemon ends everything, even while more lines are
    /// awaited.
    private func exchange(_ input: LineInput, _ lanes: SendLanes, _ problems: ProblemCount) async throws {
        let (waits, plain) = (wait, plain)
        try await withThrowingDiscardingTaskGroup { receivers in
            func lane(of client: String) async throws -> SendLane {
                try await lanes.lane(of: client) { lane in
                    receivers.addTask { problems.add(try await lane.receive(plain: plain)) }
                }
            }
            // Connects even before the first line, so that a missing daemon is reported immediately.
            _ = try await lane(of: "")
            try await schedule(input) { line, number in
                try await lane(of: line.client).send(line.bytes, number: number)
            }
            await lanes.finish(waitsForOutcomes: waits)
        }
    }

    /// Sends each line at its time.
    private func schedule(_ input: LineInput, send: (TimedLine, Int) async throws -> Void) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        var (time, number) = (Duration.zero, 0)
        for await bytes in input.lines {
            number += 1
            let line = try schedule(bytes, after: time, number: number)
            if line.time > time { try? await clock.sleep(until: start + line.time) }
            guard !Task.isCancelled else { return }
            time = line.time
            try await send(line, number)
        }
    }

    /// The time and the client of a line. A line that is not a message is sent unchanged: the daemon reports the error.
    private func schedule(_ bytes: [UInt8], after time: Duration, number: Int) throws -> TimedLine {
        do {
            return try TimedLine(bytes, after: time, number: number)
        } catch  where error.code != .invalidParams {
            return TimedLine(time: time, client: "", bytes: bytes)
        } catch {
            throw CommandFailure(error.message)
        }
    }
}

/// The number of problems in all connections.
private final class ProblemCount: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func add(_ problems: Int) { value.add(problems, ordering: .relaxed) }
}
