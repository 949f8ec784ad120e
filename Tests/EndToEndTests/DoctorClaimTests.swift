// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Each row breaks a thing after `doctor` has said "ok" about it. Afterwards doctor names the fault, or does not mention
/// the thing. The rows are printed as a table.
@Suite("Claims of a11y-speak doctor, and what breaks them", .seated)
struct DoctorClaimTests {
    private let patient: Patient
    private var home: Home { patient.home }

    init() throws { patient = try Patient() }

    struct Row: Sendable, CustomTestStringConvertible {
        let claim: String
        /// A shell command, in which $DAEMON and $SERVER are the processes.
        let fault: String
        /// A part of doctor's sentence; nil when the thing is not mentioned.
        let sentence: String?

        var testDescription: String { "\(claim): \(fault)" }
    }

    /// Kills a process, and waits until nothing listens at its socket: its threads end one after the other.
    private static func killing(_ process: String, at socket: String) -> String {
        "kill -KILL \(process); while socat -u /dev/null UNIX-CONNECT:$XDG_RUNTIME_DIR/\(socket); do sleep 0.01; done"
    }

    private static let rows = [
        Row(claim: "runtime", fault: "chmod 755 $XDG_RUNTIME_DIR", sentence: "has mode 0755, but must be private."),
        Row(
            claim: "socket", fault: "chmod 666 $XDG_RUNTIME_DIR/a11y-speakd/events.sock",
            sentence: "has mode 0666: the programs of other users could try to connect."),
        Row(
            claim: "socket", fault: killing("$DAEMON", at: "a11y-speakd/events.sock"),
            sentence: "is dead: its listener has exited."),
        Row(claim: "daemon", fault: "kill -STOP $DAEMON", sentence: "The daemon does not answer."),
        Row(claim: "daemon", fault: "a11y-speak pause", sentence: "All speech is paused, so nothing is heard."),
        Row(claim: "settings", fault: "echo 'rate = \"fast\"' > $CONFIG", sentence: "line 1:"),
        Row(
            claim: "settings", fault: "echo 'pitch = true' > $A11Y_SPEAKD_DATA_DIR/voices/caption.toml",
            sentence: "caption.toml: line 1:"),
        Row(claim: "settings", fault: "chmod 644 $CONFIG; rm $CONFIG; mkdir $CONFIG", sentence: "config.toml"),
        Row(
            claim: "sound", fault: killing("$SERVER", at: "pulse/native"),
            sentence: "The sound server does not answer (Connection refused)."),
        Row(claim: "sound", fault: "kill -STOP $SERVER", sentence: "The sound server does not answer (it hangs)."),
        Row(claim: "sink", fault: "pactl set-sink-mute null 1", sentence: "The sink null is muted."),
        Row(claim: "sink", fault: "pactl set-sink-volume null 0", sentence: "The volume of the sink null is 0."),
        Row(
            claim: "sink", fault: "pactl suspend-sink null 1",
            sentence: "The sink null is suspended, and does not wake."),
        Row(claim: "sink", fault: "pactl unload-module module-null-sink", sentence: "The sound server has no sink"),
        Row(
            claim: "sink", fault: "pactl set-sink-input-mute $(pactl list short sink-inputs | cut -f1) 1",
            sentence: "The daemon's own stream is muted."),
        Row(claim: "heard", fault: "pactl set-sink-mute null 1", sentence: "and nobody can have heard it."),
        Row(claim: "heard", fault: "pactl suspend-sink null 1", sentence: "the sound device is suspended."),
        Row(claim: "heard", fault: "kill -STOP $SERVER", sentence: "A sentence could not be played:"),
        Row(claim: "heard", fault: "a11y-speak pause", sentence: nil),
        Row(claim: "engines", fault: "rm $ENGINE", sentence: "espeak-ng speaks instead: there is no file"),
        Row(
            claim: "engines", fault: "echo exit 3 > $ENGINE; a11y-speak say --wait --voice tone/default hello",
            sentence: "tone failed at 1 of 1 texts"),
        Row(claim: "heard", fault: "a11y-speak configure --volume 0", sentence: "and nobody can have heard it."),
    ]

    @Test(.tags(.long), arguments: rows)
    func `doctor does not say ok of a thing that is broken, and names the fault`(row: Row) async throws {
        let engine = home.path("tone.sh")
        try "head -c 20000 /dev/urandom\n".write(toFile: engine, atomically: false, encoding: .utf8)
        try home.configure("[engine.tone]\ncommand = \"sh \(engine)\"\n")
        let server = try await SoundServer(in: home)
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let variables = [
            "DAEMON": "\(daemon.program.pid)", "SERVER": "\(server.program.pid)", "CONFIG": home.configuration,
            "ENGINE": engine,
        ]
        try await eventually("the engine's voice") {
            try await home.speak("voices", "--engines").output.contains("1 voice,")
        }
        let before = try await patient.examine(speaks: true)
        #expect(before.findings.contains { $0.check == row.claim && $0.verdict == "ok" }, "\(before.findings)")
        let after = try await patient.examine(after: row.fault, environment: variables, speaks: true)
        let told = after.findings.filter { $0.check == row.claim }
        #expect(!told.contains { $0.verdict == "ok" }, "\(told)")
        #expect(row.sentence.map { part in told.contains { $0.sentence.contains(part) } } ?? told.isEmpty, "\(told)")
        print(
            "doctor: \(row.claim) | \(row.fault) | \(told.map { "\($0.verdict): \($0.sentence)" }.joined(separator: " "))"
        )
    }
}
