// SPDX-License-Identifier: GPL-3.0-or-later

import DaemonProtocol
import TestSupport
import Testing

@testable import AnnouncementKit
@testable import a11y_speakd

@Suite("A cut connection", .slow, .timeLimit(.minutes(5)))
struct ReconnectionTests {
    private static let texts = ["one", "two", "three"]

    /// The texts that the daemon says, and the outcome of each announcement that the client gets.
    private func announce(
        to daemon: DaemonInProcess, _ texts: [String] = texts
    ) async throws -> (said: [String], outcomes: [String]) {
        let client = try await AnnouncementClient.connect(through: daemon.link, as: "test", session: "s")
        var receipts: [AnnouncementReceipt] = []
        for text in texts { receipts.append(try await client.announce(text, priority: .message)) }
        var outcomes: [String] = []
        for receipt in receipts {
            async let outcome = receipt.outcome().state
            _ = await daemon.hearAll()
            outcomes.append(try await outcome)
        }
        await client.close()
        return (await daemon.hearAll(), outcomes)
    }

    private func expectOnce(_ cuts: [DaemonInProcess.Cut], _ comment: Comment) async throws {
        let (said, outcomes) = try await announce(to: DaemonInProcess(cuts: cuts))
        #expect(said == ["say one", "say two", "say three"], comment)
        #expect(outcomes == ["finished", "finished", "finished"], comment)
    }

    @Test(arguments: [true, false])
    func `announcements are accepted exactly once over a cut at any byte of the client`(isNoticed: Bool)
        async throws
    {
        for up in 0...620 {
            try await expectOnce([.init(up: up, isNoticed: isNoticed)], "after \(up) bytes up")
        }
    }

    @Test(arguments: [true, false])
    func `announcements are accepted exactly once over a cut at any byte of the daemon`(isNoticed: Bool)
        async throws
    {
        for down in 0...1500 {
            try await expectOnce([.init(down: down, isNoticed: isNoticed)], "after \(down) bytes down")
        }
    }

    @Test func `announcements are accepted exactly once over ten cuts at random bytes`() async throws {
        for seed in 1...100 {
            var random = SplitMix64(seed: UInt64(seed))
            let cuts = (1...10).map { _ in
                DaemonInProcess.Cut(
                    up: Int.random(in: 0...500, using: &random), down: Int.random(in: 0...900, using: &random),
                    isNoticed: Bool.random(using: &random))
            }
            try await expectOnce(cuts, "seed \(seed)")
        }
    }

    @Test func `requests sent together keep their order over a cut`() async throws {
        let daemon = DaemonInProcess(cuts: [.init(up: 400), .init(down: 300)])
        let texts = (1...20).map { "number \($0)" }
        #expect(try await announce(to: daemon, texts).said == texts.map { "say \($0)" })
        #expect(daemon.connectionCount == 3)
    }

    @Test func `a client gives up after 11 seconds when the daemon does not return`() async throws {
        let daemon = DaemonInProcess(cuts: [.init(up: 300)])
        let clock = HurriedClock()
        let first = Countdown(1)
        let whole = daemon.link.connect
        let link = DaemonLink(clock: clock) { () throws(ClientError) in
            guard first.take() else { throw .notRunning(path: "/nowhere", reason: "gone") }
            return try whole()
        }
        let client = try await AnnouncementClient.connect(through: link, as: "test", session: "s")
        await #expect(throws: ClientError.disconnected) {
            for text in ["one", "two", "three", "four", "five"] { _ = try await client.announce(text) }
        }
        // Waits of 50 ms, doubled up to 1.6 s, then 2 s each: the first sum above 10 s.
        #expect(clock.slept == .milliseconds(11_150))
    }

    @Test func `elements, charts and the focus are sent again after a cut`() async throws {
        let daemon = DaemonInProcess(cuts: [.init(up: 900)])
        let client = try await AnnouncementClient.connect(through: daemon.link, as: "test", session: "s")
        for name in ["a", "b"] {
            await client.tell(.view(.willDisplay(ElementSnapshot(id: name, label: name))))
        }
        _ = try await client.post(.layoutChanged, argument: .elementID("b"))
        let chart = ChartDescriptor(id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")])
        await client.tell(.chart(.described(chart)))
        for _ in 1...8 { _ = try await client.status() }
        #expect(daemon.connectionCount == 2)
        #expect(await daemon.shown() == ["a", "b", "c", "b"])
        #expect(await daemon.hearAll() == ["say b"])
        await client.close()
    }
}
