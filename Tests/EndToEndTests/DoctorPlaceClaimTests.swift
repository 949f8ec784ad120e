// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Claims of `doctor` about other places, and what breaks them: the desk behind ssh, a sandbox, ALSA, voices, and
/// Speech Dispatcher's socket.
@Suite("Claims of a11y-speak doctor about other places, and what breaks them", .seated)
struct DoctorPlaceClaimTests {
    private let patient: Patient
    private var home: Home { patient.home }

    init() throws { patient = try Patient() }

    /// Checks that doctor says ok before the fault, and afterwards a sentence, or nothing of the thing.
    private func check(
        _ claim: String, before: Patient.Report, after: Patient.Report, _ sentence: String?, _ fault: String
    ) {
        #expect(before.findings.contains { $0.check == claim && $0.verdict == "ok" }, "\(before.findings)")
        let told = after.findings.filter { $0.check == claim }
        #expect(!told.contains { $0.verdict == "ok" }, "\(told)")
        #expect(sentence.map { part in told.contains { $0.sentence.contains(part) } } ?? told.isEmpty, "\(told)")
        let words = told.map { "\($0.verdict): \($0.sentence)" }.joined(separator: " ")
        print("doctor: \(claim) | \(fault) | \(words)")
    }

    @Test(
        .tags(.long),
        arguments: [
            ("kill -STOP $DAEMON", "The daemon at the desk that you come from with ssh does not answer. There:"),
            ("kill -KILL $DAEMON", "No daemon runs at the desk that you come from with ssh."),
            ("kill -KILL $SSH; sleep 0.5", "where ssh no longer listens: its connection has ended."),
            ("a11y-speak pause", nil), ("pactl set-sink-mute null 1; sleep 0.5", nil),
        ])
    func `doctor does not say that the desk hears a server when it does not`(fault: String, sentence: String?)
        async throws
    {
        _ = try await SoundServer(in: home)
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let client = try daemon.client()
        try await client.subscribe()
        _ = try await client.outcome(of: try await client.announce("hello"))
        let server = try await ShellServer(in: home, removesOldSockets: false)
        let ssh = try await server.connect()
        let there = [
            "A11Y_SPEAKD_SOCKET": server.socket, "SSH_CONNECTION": "192.0.2.1 5000 192.0.2.2 22",
            "DAEMON": "\(daemon.program.pid)", "SSH": "\(ssh.pid)",
        ]
        let before = try await patient.examine(environment: there)
        let after = try await patient.examine(after: fault, environment: there)
        check("ssh", before: before, after: after, sentence, fault)
        #expect(after.status != 0, "\(after.findings)")
    }

    @Test(
        .tags(.long),
        arguments: [
            ("rm inside/a11y-speakd", "and the daemon's socket is not in it."),
            ("kill -KILL $DAEMON; sleep 0.5", "in which the socket is dead"),
        ])
    func `doctor does not say that a container has the socket when it has none`(fault: String, sentence: String)
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        for folder in ["inside", "bin"] { mkdir(home.path(folder), 0o700) }
        _ = try await home.run(["cp", BuildFolder.client, home.path("bin")])
        symlink(home.path("run/a11y-speakd"), home.path("inside/a11y-speakd"))
        let inside = [
            "container": "podman", "XDG_RUNTIME_DIR": home.path("inside"), "PATH": "\(home.path("bin")):/usr/bin:/bin",
            "DAEMON": "\(daemon.program.pid)",
        ]
        let before = try await patient.examine(environment: inside)
        let after = try await patient.examine(after: "cd; \(fault)", environment: inside)
        check("sandbox", before: before, after: after, sentence, fault)
    }

    @Test(arguments: ["null", "discarded", "file"])
    func `ALSA's devices that discard all sound are never ok`(device: String) async throws {
        try """
        pcm.discarded { type plug slave.pcm null }
        pcm.file { type file file "/dev/null" slave.pcm null format raw }
        """.write(toFile: home.path(".asoundrc"), atomically: false, encoding: .utf8)
        _ = try await RunningDaemon(in: home, sink: "alsa:\(device)")
        let report = try await patient.examine(speaks: true)
        let told = report.findings.filter { ["sound", "heard"].contains($0.check) }
        let reason = "ALSA's device \(device) discards all sound"
        #expect(
            told == [
                .init(check: "sound", verdict: "problem", sentence: "Nothing can be heard: \(reason)"),
                .init(
                    check: "heard", verdict: "problem",
                    sentence: "A sentence was played to its end, and nobody can have heard it: \(reason)"),
            ], "\(report.findings)")
        #expect(report.status == 1)
        #expect(try await home.speak("say", "--wait", "hello").exitStatus == 1)
    }

    @Test(
        .tags(.long), .enabled(if: geteuid() == 0, "device files need root"),
        arguments: [
            ("rm /dev/snd/pcmC0D0p", "This machine has no sound card."),
            ("mv /dev/snd/pcmC0D0p /dev/snd/pcmC0D0c", "This machine has no sound card."),
            ("rm /dev/snd/controlC0; mknod /dev/snd/controlC0 c 116 200", "This machine has no sound card."),
            ("chmod 000 /dev/snd/controlC0", "You may not open the sound card"),
            ("chmod 000 /dev/snd/pcmC0D0p", "You may not open the sound card"),
        ])
    func `doctor does not say that a card can be opened when it cannot`(fault: String, sentence: String) async throws {
        _ = try await RunningDaemon(in: home, sink: "alsa:null")
        // The files of a card, with the null device behind them.
        let card = """
            old=$(mktemp -d) && mount --rbind /dev $old && mount -t tmpfs none /dev && cp -a $old/{null,zero,random,urandom} /dev
            mkdir /dev/snd /dev/shm && mknod /dev/snd/controlC0 c 1 3 && mknod /dev/snd/pcmC0D0p c 1 3
            """
        func findings(_ commands: String) async throws -> Patient.Report {
            // Root without this right is refused like any user.
            let doctor = "exec setpriv --bounding-set=-dac_override,-dac_read_search a11y-speak --json doctor --silent"
            let script = home.path("card.sh")
            try "{ \(commands); } >&2; \(doctor)\n".write(toFile: script, atomically: false, encoding: .utf8)
            let told = try await home.run(["unshare", "--mount", "bash", script], environment: patient.environment)
            let found = try told.output.split(separator: "\n").map {
                try JSONDecoder().decode(Patient.Found.self, from: Data($0.utf8))
            }
            #expect(!found.isEmpty, "\(told.errors)")
            return Patient.Report(status: told.exitStatus ?? -1, findings: found)
        }
        check("card", before: try await findings(card), after: try await findings("\(card)\n\(fault)"), sentence, fault)
    }

    @Test(arguments: [
        ("rm -r $ESPEAK_DATA_PATH/{lang,voices}", "There are no voices of espeak-ng in "),
        ("kill -STOP $DAEMON; rm -r $ESPEAK_DATA_PATH/{lang,voices}", "There are no voices of espeak-ng in "),
    ])
    func `doctor does not say that there are voices when their files are removed`(fault: String, sentence: String)
        async throws
    {
        let folders = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib").map { "/usr/lib/\($0)" }
        let data = (folders + ["/usr/share"]).map { "\($0)/espeak-ng-data" }.first {
            FileManager.default.fileExists(atPath: "\($0)/phontab")
        }
        let own = home.path("espeak")
        try FileManager.default.copyItem(atPath: try #require(data), toPath: own)
        let daemon = try await RunningDaemon(in: home, environment: ["ESPEAK_DATA_PATH": own])
        let variables = ["ESPEAK_DATA_PATH": own, "DAEMON": "\(daemon.program.pid)"]
        let before = try await patient.examine(environment: variables)
        let after = try await patient.examine(after: fault, environment: variables)
        check("voices", before: before, after: after, sentence, fault)
        if fault.contains("STOP") { daemon.program.send(signal: SIGCONT) }
    }

    /// Listens at Speech Dispatcher's socket and holds its lock, as the daemon does.
    private static let impostor = """
        import fcntl, os, socket, sys
        folder = sys.argv[1]
        os.makedirs(f"{folder}/pid", exist_ok=True)
        lock = open(f"{folder}/pid/speech-dispatcher.pid", "wb")
        fcntl.lockf(lock, fcntl.LOCK_EX, 3, 1)
        if os.path.exists(f"{folder}/speechd.sock"):
            os.unlink(f"{folder}/speechd.sock")
        server = socket.socket(socket.AF_UNIX)
        server.bind(f"{folder}/speechd.sock")
        server.listen()
        open(f"{folder}/ready", "w")
        server.accept()
        input()
        """

    @Test(
        .tags(.long),
        arguments: [
            ("kill -STOP $DAEMON", nil),
            ("kill -KILL $DAEMON; sleep 0.5", nil),
            (
                """
                kill $DAEMON; while [ -e $FOLDER/speechd.sock ]; do sleep 0.05; done; a11y-speakd --sink null --background;
                python3 $HOME/impostor.py $FOLDER </dev/null & while ! [ -e $FOLDER/ready ]; do sleep 0.05; done
                """, "serves the clients of Speech Dispatcher, and not this daemon."
            ),
        ])
    func `doctor does not say that a daemon serves Speech Dispatcher's clients when it does not`(
        fault: String, sentence: String?
    ) async throws {
        try Self.impostor.write(toFile: home.path("impostor.py"), atomically: false, encoding: .utf8)
        let daemon = try await StandIn(in: home).daemon
        let variables = ["DAEMON": "\(daemon.program.pid)", "FOLDER": home.path("run/speech-dispatcher")]
        let before = try await patient.examine(environment: variables)
        let after = try await patient.examine(after: fault, environment: variables)
        check("speech-dispatcher", before: before, after: after, sentence, fault)
    }
}
