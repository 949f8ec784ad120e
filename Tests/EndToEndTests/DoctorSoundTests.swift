// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// What keeps speech from being heard is named, and mended by the command that is told.
@Suite("a11y-speak doctor and the sound", .seated)
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
    func `a sink that is muted or silent`(fault: [String], sentence: String) async throws {
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
    func `say, status and Prometheus tell that nobody hears it, and why`(fault: [String], reason: String) async throws {
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

    @Test func `the daemon's own stream that is muted`() async throws {
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

    @Test func `a sink that is suspended and does not wake`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        try await server.pactl("suspend-sink", "null", "1")
        #expect(try await patient.mend("sink", speaks: true).status == 0)
    }

    @Test func `a sound server that has gone`() async throws {
        let server = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        server.program.kill()
        // The one that is started has no sound card here, only its dummy sink.
        let after = try await patient.mend("sound")
        #expect(after.problems == ["sink"])
        #expect(try after.problem("sink").sentence.contains("dummy sink"))
    }

    @Test func `a server elsewhere that PULSE_SERVER names`() async throws {
        _ = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        let elsewhere = ["PULSE_SERVER": "unix:\(home.path("nowhere"))"]
        #expect(try await patient.mend("sound", environment: elsewhere).status == 0)
    }

    @Test func `a sink that is wanted and not there is told`() async throws {
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
