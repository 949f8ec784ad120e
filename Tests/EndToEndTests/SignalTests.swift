// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Signals", .seated)
struct SignalTests {
    private let home: Home
    /// Lasts long enough for a busy machine to send a signal, and shorter than a stopping daemon waits.
    private static let sentence = "one two three four five six"

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `SIGTERM lets the current sentence end, and drops everything after it`(_ outlet: Outlet) async throws {
        let meter = NoiseMeter()
        let ear = try await Ear(outlet, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let client = try daemon.client()
        try await client.subscribe()
        let text = "\(Self.sentence). This is a long sentence that will be cut off in the middle"
        let heard = try await client.announce(text)
        let waiting = try await client.announce("battery low", #""priority":"low""#)
        try await client.began(heard)
        let start = ContinuousClock.now
        #expect(try await daemon.stop() == 0)
        // Without load, the daemon stops after the two seconds of the sentence.
        let time = ContinuousClock.now - start
        meter.expect(time < .seconds(10), "it took \(time)")
        #expect(try await client.outcome(of: heard).reason == "interrupted: the daemon is stopping")
        let dropped = try await client.outcome(of: waiting)
        #expect(dropped.state == "dropped")
        #expect(dropped.reason == "dropped: the daemon is stopping")
        try await eventually("the connection to be closed") { client.hasEnded }
        let words = try await ear.hearing().words
        #expect(words == Self.sentence)
    }

    @Test func `SIGTERM ends a silent daemon at once with 0`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        _ = try await client.ask("status")
        #expect(try await daemon.stop() == 0)
        try await eventually("the connection to be closed") { client.hasEnded }
    }

    @Test func `a stopping daemon refuses announcements, and cuts a text that lasts too long`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        let text = String(repeating: "one two three four five six seven eight nine ", count: 5)
        let id = try await client.announce(text, #""priority":"high""#)
        try await client.began(id)
        daemon.program.send(signal: SIGINT)
        try await eventually("a refusal") { try await client.ask("announce", #"{"text":"alarm"}"#).error?.code == 1003 }
        #expect(try await daemon.program.ended() == 0)
        try await eventually("the connection to be closed") { client.hasEnded }
        #expect(client.states(of: id) == ["queued", "began", "queued"])
    }

    @Test func `stray signals end neither the daemon nor an announcement`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        let said = try await client.announce(Self.sentence)
        try await client.began(said)
        for number in [
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGPIPE, SIGXFSZ, SIGWINCH, SIGCHLD, SIGURG,
            SIGCONT,
        ] {
            daemon.program.send(signal: number)
        }
        #expect(try await client.outcome(of: said).state == "finished")
        #expect(client.states(of: said) == ["queued", "began", "finished"])
        #expect(daemon.program.exitStatus == nil)
    }

    @Test func `SIGHUP reads the styles again, and a new style speaks`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        let spoken = try await client.announce("one two three four five six")
        try await client.began(spoken)
        let refused = try await client.ask("announce", #"{"text":"alarm","voice":"crisp"}"#)
        #expect(refused.error?.code == 1001)
        try "rate = 300\n".write(toFile: home.path("data/voices/crisp.toml"), atomically: false, encoding: .utf8)
        daemon.program.send(signal: SIGHUP)
        try await eventually("the styles to be read") { daemon.program.errors.contains("read again") }
        let crisp = try await client.announce("alarm", #""priority":"message","queue":true,"voice":"crisp""#)
        #expect(client.states(of: crisp).first == "queued")
        #expect(try await client.outcome(of: spoken).state == "interrupted")
        #expect(try await client.outcome(of: crisp).state == "finished")
    }

    @Test func `SIGHUP at the start is kept until the daemon can reload its settings`() async throws {
        let program = try home.start([BuildFolder.daemon, "--sink", "null"])
        try await eventually("the signal to be caught") {
            let status = try String(contentsOfFile: "/proc/\(program.pid)/status", encoding: .utf8)
            let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }?.suffix(16)
            return caught.flatMap { UInt64($0, radix: 16) }.map { $0 & 1 == 1 } ?? false
        }
        program.send(signal: SIGHUP)
        try await eventually("the settings to be read") { program.errors.contains("read again") }
        #expect(program.exitStatus == nil)
    }

    @Test func `SIGHUP with a broken style keeps the old styles and reports why`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let file = home.path("data/voices/crisp.toml")
        try "rate = fast".write(toFile: file, atomically: false, encoding: .utf8)
        daemon.program.send(signal: SIGHUP)
        try await eventually("the complaint") { daemon.program.errors.contains("stay as they were: \(file): line 1") }
        let client = try daemon.client()
        try await client.subscribe()
        let id = try await client.announce("alarm", #""voice":"caption""#)
        #expect(try await client.outcome(of: id).state == "finished")
    }
}
