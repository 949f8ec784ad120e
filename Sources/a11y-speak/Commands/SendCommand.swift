// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Synchronization

/// `send`: JSON lines of the protocol in, replies and events out.
struct SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Sends JSON lines as they arrive, and prints replies and events.",
        discussion:
            "The protocol is described in a11y-speakd-protocol(7). A line may have \"at\", when to send it in "
            + "seconds from the start, and \"client\", who sends it. After a cut it reconnects, and sends requests "
            + "without a reply again. "
            + "Exits with 1 when a line was refused or an announcement failed.")

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
            throw NotDone(
                count == 1
                    ? "One line was refused, or its announcement failed."
                    : "\(count) lines were refused, or their announcements failed.")
        }
    }

    /// A lane that loses the daemon ends the whole of it, also while more lines are waited for.
    private func exchange(_ input: LineInput, _ lanes: SendLanes, _ problems: ProblemCount) async throws {
        let (waits, plain) = (wait, plain)
        try await withThrowingDiscardingTaskGroup { receivers in
            func lane(of client: String) async throws -> SendLane {
                try await lanes.lane(of: client) { lane in
                    receivers.addTask { problems.add(try await lane.receive(plain: plain)) }
                }
            }
            // The first lane, even without a line of its own: a missing daemon is reported at once.
            _ = try await lane(of: "")
            try await schedule(input) { line, number in
                try await lane(of: line.client).send(line.bytes, number: number)
            }
            await lanes.finish(waitsForOutcomes: waits)
        }
    }

    /// Gives each line out when it is to be sent.
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

    /// The time and the client of a line. A line that is no message is sent unchanged: the daemon reports the error.
    private func schedule(_ bytes: [UInt8], after time: Duration, number: Int) throws -> TimedLine {
        do {
            return try TimedLine(bytes, after: time, number: number)
        } catch  where error.code != .invalidParams {
            return TimedLine(time: time, client: "", bytes: bytes)
        } catch {
            throw NotDone(error.message)
        }
    }
}

/// The number of problems in all connections together.
private final class ProblemCount: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func add(_ problems: Int) { value.add(problems, ordering: .relaxed) }
}
