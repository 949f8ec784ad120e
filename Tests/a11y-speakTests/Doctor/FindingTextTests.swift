// SPDX-License-Identifier: MIT

import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Sentences of doctor")
struct FindingTextTests {
    private func sentences(_ checks: Set<Finding.Check>, _ change: (inout MachineFacts) -> Void) -> [String] {
        var facts = DiagnosisTests.well
        change(&facts)
        return Diagnosis(facts: facts).findings.filter { checks.contains($0.check) }.map {
            "\($0.verdict.rawValue): \($0.sentence)"
        }
    }

    @Test func `a line has the verdict first, and what mends it or shows more last`() {
        #expect(Finding.ok(.sound, "Good.").line == "ok      sound: Good.")
        #expect(Finding.note(.units, "So.").line == "note    units: So.")
        #expect(Finding.note(.sink, "So.", command: "pactl").line == "note    sink: So. See: pactl")
        #expect(Finding.problem(.card, "Bad.", command: "a b").line == "problem card: Bad. Mend it with: a b")
        #expect(Finding.problem(.heard, "a\u{1B}b.", command: nil).line == "problem heard: a b.")
        #expect(Finding.problem(.ssh, "There:", command: "a").line == "problem ssh: There: a")
        #expect(Finding.note(.heard, "Once more:", command: "a").line == "note    heard: Once more: a")
    }

    @Test func `the first line is what there is to know`() {
        func opening(_ change: (inout MachineFacts) -> Void) -> String {
            var facts = DiagnosisTests.well
            change(&facts)
            return Diagnosis(facts: facts).opening
        }
        #expect(opening { _ in } == "All is well. 10 checks:")
        #expect(opening { $0.login.runtimeAccess = nil } == "One problem: runtime. 10 checks:")
        #expect(
            opening {
                ($0.login.runtimeAccess, $0.settings) = (nil, SettingsFacts(status: 78, lines: ["a: line 1: b", "c"]))
            } == "2 problems: runtime, settings. 10 checks:")
        #expect(
            opening { ($0.daemon, $0.socket.state, $0.heard) = (.notAsked, .nowhere, .notTried) }
                == "There is no daemon. 7 checks:")
    }

    @Test(arguments: [
        ("/run/user/1000", "/run/user/1000"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"),
        ("$HOME", "'$HOME'"), ("~/x", "'~/x'"), ("größe", "größe"), ("a;b", "'a;b'"), ("x=1,y", "'x=1,y'"),
    ])
    func `a name is quoted for a shell where it must be`(name: String, quoted: String) {
        #expect(RepairCommands.quoted(name) == quoted)
    }

    @Test func `the runtime folder is reported with its defect`() {
        #expect(
            sentences([.runtime]) { $0.login.runtimeAccess = nil } == [
                "problem: XDG_RUNTIME_DIR is /run/user/1000, which does not exist."
            ])
        #expect(
            sentences([.runtime]) { $0.login.runtimeAccess = FileAccess(owner: 7, mode: 0o700) } == [
                "problem: XDG_RUNTIME_DIR is /run/user/1000, which belongs to user 7 and not to you."
            ])
        #expect(
            sentences([.runtime]) { $0.login.runtimeAccess = FileAccess(owner: 1000, mode: 0o755) } == [
                "problem: /run/user/1000 has mode 0755, but must be private."
            ])
        // A daemon that answers is found some other way.
        #expect(sentences([.runtime]) { $0.login.runtimeFolder = nil } == [])
    }

    @Test func `the socket is reported with its listener, or the reason for having none`() {
        let path = DiagnosisTests.path
        #expect(
            sentences([.socket]) { $0.socket.state = .listening(Peer(pid: 0, name: "x")) } == [
                "ok: a process outside listens at \(path)."
            ])
        #expect(
            sentences([.socket]) { ($0.socket.state, $0.daemon) = (.missing, .notAsked) } == [
                "problem: There is no socket at \(path): no daemon listens."
            ])
        #expect(
            sentences([.socket]) { ($0.socket.state, $0.daemon) = (.dead, .notAsked) } == [
                "problem: The socket \(path) is dead: its listener has exited."
            ])
        #expect(
            sentences([.socket]) { ($0.socket.state, $0.daemon) = (.failed("Too many links"), .notAsked) } == [
                "problem: \(path) cannot be used: Too many links."
            ])
        #expect(sentences([.socket]) { $0.socket.state = .nowhere } == [])
    }

    @Test func `units that start nothing are notes, and failed units are problems`() {
        #expect(
            sentences([.units]) { $0.units = UnitFacts() } == [
                "note: There is no user systemd here, so the daemon does not start automatically."
            ])
        #expect(
            sentences([.units]) { $0.units.units = [:] } == [
                "note: The units are not installed, so the daemon does not start automatically."
            ])
        #expect(
            sentences([.units]) { $0.units.units[UnitFacts.socketName]?.active = "inactive" } == [
                "note: The units are enabled, but another a11y-speakd runs in their place."
            ])
        #expect(
            sentences([.units]) {
                $0.units.units[UnitFacts.serviceName] = .init(
                    load: "loaded", active: "failed", result: "exit-code", status: 78)
            } == ["problem: The daemon has failed (exit-code, code 78): its settings or data cannot be used."])
        #expect(
            sentences([.units]) {
                $0.units.units[UnitFacts.socketName]?.file = "disabled"
                $0.units.units[UnitFacts.socketName]?.active = "inactive"
            } == ["note: The unit a11y-speakd.socket is disabled: it will not start at the next login."])
    }

    @Test func `a service without a user namespace is a note, and a missing service is not`() {
        #expect(
            sentences([.confinement]) { $0.units.units[UnitFacts.serviceName]?.hasNamespace = false } == [
                "note: The service has no separate user namespace, so the daemon may read and write all that you may; its "
                    + "system calls are still filtered."
            ])
        #expect(sentences([.confinement]) { $0.units = UnitFacts() } == [])
    }

    @Test func `the outcome of the test sentence is reported with its known reason`() {
        #expect(
            sentences([.heard]) { $0.heard = .otherwise(outcome: "failed", reason: "no sink.") } == [
                "problem: A sentence could not be played: no sink."
            ])
        #expect(
            sentences([.heard]) { $0.heard = .otherwise(outcome: "failed", reason: nil) } == [
                "problem: A sentence could not be played: the reason is unknown."
            ])
        #expect(
            sentences([.heard]) { $0.heard = .otherwise(outcome: "canceled", reason: "by the user") } == [
                "note: A sentence was not played to its end: canceled (by the user). Once more:"
            ])
        #expect(
            sentences([.heard]) { $0.heard = .waiting("paused by the user") } == [
                "problem: A sentence still waits: paused by the user."
            ])
        #expect(
            sentences([.heard]) { $0.heard = .failed("It was refused.") } == [
                "problem: No sentence could be said: It was refused."
            ])
        #expect(sentences([.heard]) { $0.heard = .notTried } == [])
    }

    @Test func `a sentence played to a muted sink does not count as heard`() {
        let muted = PulseFacts(
            defaultSink: "card", sinks: [.init(name: "card", isMuted: true)],
            streams: [])
        #expect(
            sentences([.heard]) { ($0.sound.server, $0.heard) = (.there(muted), .finished) } == [
                "note: A sentence was played to its end, and nobody can have heard it."
            ])
        let nobody = DiagnosisTests.status(sink: "null")
        let facts = DaemonFacts.answering(version: ClientProgram.version, status: nobody, languages: 1)
        #expect(
            sentences([.heard]) { ($0.daemon, $0.heard) = (facts, .finished) } == [
                "note: A sentence was played to its end, without sound (sink null)."
            ])
    }

    @Test func `settings that could not be checked are a note, and a program that is missing a problem`() {
        #expect(
            sentences([.settings]) { $0.settings = SettingsFacts(status: 1) } == [
                "note: The settings could not be checked: a11y-speakd ended with 1."
            ])
        #expect(sentences([.settings]) { $0.settings = SettingsFacts() } == [])
        #expect(
            sentences([.settings]) { ($0.settings, $0.daemon) = (SettingsFacts(), .notAsked) } == [
                "problem: The program a11y-speakd is not installed, or not on the PATH."
            ])
    }

    @Test func `in a sandbox and behind ssh the sound is somebody else's business`() {
        let elsewhere: [(inout MachineFacts) -> Void] = [
            { $0.login.sandbox = .container }, { $0.socket.state = .listening(Peer(pid: 3, name: "sshd-session")) },
        ]
        for change in elsewhere {
            #expect(
                sentences([.sound, .sink, .card]) {
                    $0.sound = SoundFacts(server: .unreachable("it hangs"))
                    change(&$0)
                } == [])
        }
    }

    @Test func `a daemon is restarted as it runs here`() {
        func restart(_ change: (inout MachineFacts) -> Void) -> String {
            var facts = DiagnosisTests.well
            change(&facts)
            return RepairCommands(facts: facts).restart()
        }
        #expect(restart { _ in } == "systemctl --user restart a11y-speakd.service")
        #expect(
            restart {
                $0.units = UnitFacts()
                $0.socket.state = .listening(Peer(pid: 44, name: "a11y-speakd"))
            } == "kill -TERM 44; tail --pid=44 -f /dev/null; a11y-speakd --background --socket \(DiagnosisTests.path)")
        #expect(
            restart {
                $0.units = UnitFacts()
                $0.socket.state = .listening(Peer(pid: 1, name: "systemd"))
            } == "a11y-speakd --background --socket \(DiagnosisTests.path)")
    }
}
