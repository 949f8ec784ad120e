// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Each fault that keeps speech from being heard is named, and fixed by the command that `doctor` prints.
@Suite("a11y-speak doctor: sound faults", .seated)
struct DoctorSoundTests {
    private let patient: Patient
    private var home: Home { patient.home }

    init() throws {
        patient = try Patient()
    }

    @Test(arguments: [
        (["set-sink-mute", "null", "1"], "The sink null is muted."),
        (["set-sink-volume", "null", "0"], "The volume of the sink null is 0."),
    ])
    func `a muted or silent sink is named and fixed`(fault: [String], sentence: String) async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        _ = try await home.run(["pactl"] + fault, environment: server.environment)
        let before = try await patient.examine()
        #expect(before.status == 1)
        #expect(try before.problem("sink").sentence == sentence)
        #expect(try await patient.mend("sink", speaks: true).status == 0)
    }

    @Test(arguments: [
        (["set-sink-mute", "null", "1"], "the sink null is muted: pactl set-sink-mute null 0"),
        (["set-sink-volume", "null", "0"], "the volume of the sink null is 0: pactl set-sink-volume null 50%"),
    ])
    func `say, status and Prometheus report why a sink is silent`(fault: [String], reason: String) async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        #expect(try await home.speak("say", "--wait", "hello").exitStatus == 0)
        _ = try await home.run(["pactl"] + fault, environment: server.environment)
        try await eventually("the daemon knows that it is silent") {
            try await home.speak("status").output.contains("nothing can be heard: \(reason)")
        }
        let waited = try await home.speak("say", "--wait", "hello")
        #expect(waited.exitStatus == 1)
        #expect(waited.errors.contains(reason.dropFirst()))
        let said = try await home.speak("say", "hello")
        #expect(said.exitStatus == 0 && said.errors.contains("It is not heard now."))
        let figures = try await home.speak("status", "--prometheus")
        #expect(figures.output.contains("a11y_speakd_audible 0"))
    }

    @Test func `the daemon's muted and silent stream is named and fixed`() async throws {
        let server = try await SoundServer(in: home)
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let ear = try daemon.client()
        try await ear.subscribe()
        _ = try await ear.outcome(of: try await ear.announce("hello"))
        let stream = try await server.pactl("list", "short", "sink-inputs").prefix { $0.isNumber }
        try await server.pactl("set-sink-input-mute", String(stream), "1")
        try await server.pactl("set-sink-input-volume", String(stream), "0")
        let before = try await patient.examine()
        #expect(before.problems == ["sink", "sink"])
        let commands = before.findings.compactMap { $0.verdict == "problem" ? $0.command : nil }
        #expect(try await patient.examine(after: commands.joined(separator: "; ")).status == 0)
    }

    @Test func `a suspended sink that does not wake is named and fixed`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        try await server.pactl("suspend-sink", "null", "1")
        #expect(try await patient.mend("sink", speaks: true).status == 0)
    }

    @Test func `a stopped sound server is named and restarted`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        server.program.kill()
        // The restarted server finds no sound card here, only its dummy sink.
        let after = try await patient.mend("sound")
        #expect(after.problems == ["sink"])
        #expect(try after.problem("sink").sentence.contains("dummy sink"))
    }

    @Test func `an unreachable PULSE_SERVER is named and fixed`() async throws {
        _ = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        let elsewhere = ["PULSE_SERVER": "unix:\(home.path("nowhere"))"]
        #expect(try await patient.mend("sound", environment: elsewhere).status == 0)
    }

    @Test func `a missing sink of the settings is noted, and speech goes to another sink`() async throws {
        _ = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse:headset")
        let report = try await patient.examine(speaks: true)
        #expect(report.status == 0)
        let note = report.findings.first { $0.check == "sink" }
        let sentence = "The requested sink headset is not there (there is null), so speech goes to null."
        #expect(note?.sentence == sentence)
        #expect(report.findings.last?.sentence == "A sentence was played to its end, on null.")
    }
}
