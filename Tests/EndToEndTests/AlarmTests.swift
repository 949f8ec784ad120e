// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Alarms that repeat until somebody acknowledges them, with real daemons.
@Suite("Alarms that repeat until acknowledged, across daemon restarts", .seated)
struct AlarmTests {
    private let home: Home
    private static let alarm = #""priority":"high","rate":900,"repeat":{"every":5,"until":"acknowledged"}"#

    init() throws {
        home = try Home()
    }

    /// Waits until the daemon speaks this text, whichever client announced it.
    private func hears(_ text: String, from daemon: RunningDaemon) async throws {
        let client = try daemon.client()
        try await eventually("\(text) to be heard") {
            try await client.ask("status").result?.speaking?.text == text
        }
    }

    @Test func `an alarm survives killed and stopped daemons until it is acknowledged`() async throws {
        let first = try await RunningDaemon(in: home)
        let client = try first.client()
        try await client.subscribe()
        let id = try await client.announce("fire", Self.alarm)
        try await client.began(id)
        first.program.kill()
        let second = try await RunningDaemon(in: home)
        try await hears("fire", from: second)
        #expect(try await second.stop() == 0)
        let third = try await RunningDaemon(in: home)
        try await hears("fire", from: third)
        let acknowledging = try third.client()
        let count = try await acknowledging.ask("acknowledge", #"{"announcement":\#(id)}"#).result?.acknowledged
        #expect(count == 1)
        #expect(try await acknowledging.past().first { $0.id == id }?.steps.last?.state == "finished")
        third.program.kill()
        let status = try await RunningDaemon(in: home).client().ask("status").result
        #expect(status?.waiting == 0 && status?.speaking == nil)
    }

    @Test func `an alarm repeats after its pause, and a newer announcement in its slot ends it`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        let id = try await client.announce("fire", Self.alarm + #","slot":"fire""#)
        _ = try await client.answer("the second time") { _ in client.states(of: id).count(where: { $0 == "began" }) == 2
        }
        let end = try await client.announce("the fire is out", #""priority":"message","slot":"fire""#)
        #expect(try await client.outcome(of: end).state == "finished")
        #expect(try await ["finished", "replaced"].contains(client.outcome(of: id).state))
        #expect(try await client.ask("status").result?.waiting == 0)
    }
}
