// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

/// Facts in, findings out.
@Suite("Diagnosis")
struct DiagnosisTests {
    static let path = "/run/user/1000/a11y-speakd/events.sock"

    /// A machine on which all is well.
    static var well: MachineFacts {
        var facts = MachineFacts()
        facts.login.runtimeFolder = "/run/user/1000"
        facts.login.runtimeAccess = FileAccess(owner: 1000, mode: 0o700)
        facts.login.hasUsualFolder = true
        facts.socket = SocketFacts(
            path: path, state: .listening(Peer(pid: 7, name: "systemd")), access: FileAccess(owner: 1000, mode: 0o600))
        facts.units.hasManager = true
        let unit = UnitFacts.Unit(load: "loaded", file: "enabled", active: "active")
        facts.units.units = [UnitFacts.socketName: unit, UnitFacts.serviceName: unit]
        facts.units.units[UnitFacts.serviceName]?.hasNamespace = true
        facts.daemon = .answering(version: ClientProgram.version, status: status(), languages: 100)
        facts.settings = SettingsFacts(status: 0)
        facts.voiceData.folder = "/usr/share/espeak-ng-data"
        facts.sound.server = .there(PulseFacts(defaultSink: "card", sinks: [.init(index: 1, name: "card")]))
        facts.heard = .finished
        return facts
    }

    static func status(
        sink: String = "pulse", problem: String? = nil, ssip: String? = nil, paused: Bool = false
    ) -> StatusReply {
        StatusReply(
            version: ClientProgram.version, paused: paused, speaking: nil, waiting: 0, next: [], clients: 1,
            synthesizer: "espeak-ng 1.51", sink: sink, problem: problem, ssipProblem: ssip)
    }

    /// The problems with their commands: "sink: pactl …".
    static func problems(_ change: (inout MachineFacts) -> Void) -> [String] {
        var facts = well
        change(&facts)
        return Diagnosis(facts: facts).findings.filter { $0.verdict == .problem }.map {
            "\($0.check.rawValue): \($0.command ?? "-")"
        }
    }

    static func lines(_ change: (inout MachineFacts) -> Void) -> [String] {
        var facts = well
        change(&facts)
        return Diagnosis(facts: facts).findings.map(\.line)
    }

    @Test func `where all is well, each check says so in a line`() {
        #expect(
            Self.lines { _ in } == [
                "ok      runtime: /run/user/1000 exists, and only you have access.",
                "ok      socket: systemd (process 7) listens at \(Self.path).",
                "ok      units: The units are installed, enabled and active.",
                "ok      confinement: The service is confined by a separate user namespace.",
                "ok      daemon: a11y-speakd \(ClientProgram.version) answers.",
                "ok      settings: The configuration and the voice styles are good.",
                "ok      voices: espeak-ng 1.51 has voices for 100 languages.",
                "ok      sound: The sound server answers.", "ok      sink: card is there, at 100 percent.",
                "ok      heard: A sentence was played to its end, on card.",
            ])
        #expect(Diagnosis(facts: Self.well).exitCode == 0)
    }

    @Test func `a problem is a line with the command that mends it`() {
        let lines = Self.lines {
            $0.sound.server = .there(PulseFacts(defaultSink: "a b", sinks: [.init(name: "a b", isMuted: true)]))
        }
        #expect(
            lines.filter { $0.hasPrefix("problem") } == [
                "problem sink: The sink a b is muted. Mend it with: pactl set-sink-mute 'a b' 0"
            ])
    }

    @Test func `the exit code is 69 without a daemon, and 1 with another problem`() {
        var facts = Self.well
        facts.daemon = .notAsked
        #expect(Diagnosis(facts: facts).exitCode == 69)
        facts = Self.well
        facts.daemon = .answering(version: ClientProgram.version, status: Self.status(paused: true), languages: 1)
        #expect(Diagnosis(facts: facts).exitCode == 1)
    }

    @Test func `a runtime folder that is missing, another's or open is named`() {
        let usual = "runtime: export XDG_RUNTIME_DIR=/run/user/1000"
        #expect(
            Self.problems { ($0.login.runtimeFolder, $0.socket, $0.daemon) = (nil, SocketFacts(), .notAsked) } == [
                usual
            ])
        #expect(
            Self.problems {
                ($0.login.runtimeFolder, $0.socket, $0.daemon) = (nil, SocketFacts(), .notAsked)
                $0.login.hasUsualFolder = false
            } == ["runtime: sudo loginctl enable-linger user"])
        #expect(Self.problems { $0.login.runtimeAccess = FileAccess(owner: 0, mode: 0o700) } == [usual])
        #expect(Self.problems { $0.login.runtimeAccess = nil } == [usual])
        #expect(
            Self.problems { $0.login.runtimeAccess = FileAccess(owner: 1000, mode: 0o755) } == [
                "runtime: chmod 700 /run/user/1000"
            ])
    }

    @Test func `without a daemon the command is the one that fits the units`() {
        func start(_ change: @escaping (inout UnitFacts) -> Void) -> [String] {
            Self.problems {
                ($0.socket.state, $0.daemon, $0.heard) = (.missing, .notAsked, .notTried)
                change(&$0.units)
            }
        }
        let restart = "systemctl --user stop a11y-speakd.service; systemctl --user restart a11y-speakd.socket"
        let mend =
            "systemctl --user reset-failed a11y-speakd.service a11y-speakd.socket; systemctl --user restart a11y-speakd.socket"
        let enable = "systemctl --user enable --now a11y-speakd.socket"
        let background = "a11y-speakd --background --socket \(Self.path)"
        #expect(start { _ in } == ["socket: \(restart)"])
        #expect(
            start { $0.units[UnitFacts.socketName]?.active = "inactive" } == [
                "socket: \(restart)", "units: \(restart)",
            ])
        #expect(
            start { $0.units[UnitFacts.socketName]?.file = "disabled" } == ["socket: \(enable)", "units: \(enable)"])
        #expect(
            start {
                $0.units[UnitFacts.socketName]?.active = "failed"
                $0.units[UnitFacts.socketName]?.result = "service-start-limit-hit"
            } == ["socket: \(mend)", "units: \(mend)"])
        #expect(
            start { $0.units[UnitFacts.serviceName] = .init(load: "loaded", active: "failed", status: 78) } == [
                "socket: \(mend)", "units: \(mend)",
            ])
        #expect(
            start { $0.units = [UnitFacts.socketName: .init(load: "masked")] } == [
                "socket: systemctl --user unmask a11y-speakd.socket && \(enable)",
                "units: systemctl --user unmask a11y-speakd.socket && \(enable)",
            ])
        #expect(
            start { ($0.units, $0.unreadFile) = ([:], "/u/a11y-speakd.socket") } == [
                "socket: systemctl --user daemon-reload && \(enable)",
                "units: systemctl --user daemon-reload && \(enable)",
            ])
        #expect(start { $0.units = [:] } == ["socket: \(background)"])
        #expect(start { $0 = UnitFacts() } == ["socket: \(background)"])
    }

    @Test func `a socket that is open to others, no socket or another user's is named`() {
        #expect(Self.problems { $0.socket.access?.mode = 0o666 } == ["socket: chmod 600 \(Self.path)"])
        #expect(
            Self.problems {
                $0.socket.state = .denied
                $0.socket.access?.owner = 0
            } == [
                "socket: unset A11Y_SPEAKD_SOCKET"
            ])
        #expect(
            Self.problems { ($0.socket.state, $0.units) = (.noSocket, UnitFacts()) } == [
                "socket: mv \(Self.path) \(Self.path).old && a11y-speakd --background --socket \(Self.path)"
            ])
    }

    @Test func `at the far end of ssh the way is named, and not the units there`() {
        func far(_ state: SocketFacts.State, _ daemon: DaemonFacts) -> [String] {
            Self.problems {
                ($0.login.isThroughSSH, $0.login.namesSocket, $0.login.host) = (true, true, "server")
                ($0.socket.state, $0.daemon, $0.heard) = (state, daemon, .notTried)
            }
        }
        #expect(far(.dead, .notAsked) == ["ssh: rm -f \(Self.path)"])
        #expect(far(.missing, .notAsked) == ["ssh: systemctl --user restart a11y-speakd-forward@server.service"])
        #expect(
            far(.listening(Peer(pid: 9, name: "sshd")), .closing) == [
                "ssh: systemctl --user restart a11y-speakd.socket"
            ])
        #expect(far(.listening(Peer(pid: 9, name: "sshd")), Self.well.daemon) == [])
        #expect(
            far(.listening(Peer(pid: 9, name: "sshd")), .silent) == [
                "ssh: systemctl --user restart a11y-speakd.service"
            ])
        let other = DaemonFacts.answering(version: "0.0.1", status: Self.status(), languages: 1)
        #expect(far(.listening(Peer(pid: 9, name: "sshd")), other) == ["daemon: -"])
        var lost = Self.status()
        lost.muted = "the sink null is muted"
        let muted = DaemonFacts.answering(version: ClientProgram.version, status: lost, languages: 1)
        #expect(far(.listening(Peer(pid: 9, name: "sshd")), muted) == ["sound: -"])
    }

    @Test func `in a sandbox the command gives it the folder of the socket`() {
        func within(_ sandbox: LoginFacts.Sandbox) -> [String] {
            Self.problems {
                ($0.login.sandbox, $0.socket.state, $0.daemon, $0.heard) = (sandbox, .missing, .notAsked, .notTried)
                $0.units = UnitFacts()
            }
        }
        #expect(
            within(.flatpak(app: "org.example.App")) == [
                "sandbox: flatpak override --user --filesystem=xdg-run/a11y-speakd org.example.App"
            ])
        #expect(
            within(.container) == [
                "sandbox: podman run --userns=keep-id --env XDG_RUNTIME_DIR=/run/user/1000 "
                    + "--volume \"$XDG_RUNTIME_DIR/a11y-speakd:/run/user/1000/a11y-speakd\" IMAGE"
            ])
    }

    @Test func `a daemon that is silent, of another version or paused is named`() {
        #expect(
            Self.problems { ($0.daemon, $0.heard) = (.silent, .notTried) } == [
                "daemon: systemctl --user restart a11y-speakd.service"
            ])
        #expect(
            Self.problems {
                ($0.daemon, $0.heard, $0.units) = (.silent, .notTried, UnitFacts())
                $0.socket.state = .listening(Peer(pid: 9, name: "a11y-speakd"))
            } == [
                "daemon: kill -KILL 9; tail --pid=9 -f /dev/null; a11y-speakd --background --socket \(Self.path)"
            ])
        #expect(
            Self.problems { $0.daemon = .answering(version: "0.0.1", status: Self.status(), languages: 1) } == [
                "daemon: systemctl --user restart a11y-speakd.service"
            ])
        #expect(
            Self.problems {
                $0.daemon = .answering(version: ClientProgram.version, status: Self.status(paused: true), languages: 1)
            } == ["daemon: a11y-speak resume"])
    }

    @Test func `a line of the settings that is wrong is made a remark`() {
        let told = [
            "/home/a b/config.toml: line 3: \"rate\" is fast, but must be a number.",
            "/x.toml: this file cannot be read",
        ]
        #expect(
            Self.problems { $0.settings = SettingsFacts(status: 78, lines: told) } == [
                "settings: sed -i '3s/^/# /' '/home/a b/config.toml' && systemctl --user reload a11y-speakd.service",
                "settings: a11y-speak config --check",
            ])
    }

    @Test func `a unit or a program that is missing or has changed is named`() {
        #expect(Self.problems { $0.units.units[UnitFacts.serviceName] = nil } == ["units: make install"])
        #expect(Self.problems { $0.units.missingProgram = "/nowhere/a11y-speakd" } == ["units: make install"])
        #expect(
            Self.lines { $0.units.units[UnitFacts.serviceName]?.hasChanged = true }.filter { $0.hasPrefix("note") } == [
                "note    units: The files of a11y-speakd.service have changed since systemd read them. "
                    + "See: systemctl --user daemon-reload"
            ])
    }

    @Test func `a running daemon's voices are not ok when their files are removed`() {
        let reinstall = "voices: sudo apt-get install --reinstall espeak-ng-data"
        #expect(Self.problems { $0.voiceData = VoiceDataFacts(isDamaged: true) } == [reinstall])
        let unknown = Self.lines { $0.voiceData = VoiceDataFacts() }
        #expect(!unknown.contains { $0.contains("voices:") })
    }

    @Test func `missing voices are named`() {
        #expect(
            Self.problems {
                ($0.daemon, $0.socket.state, $0.heard) = (.notAsked, .missing, .notTried)
                ($0.units, $0.voiceData) = (UnitFacts(), VoiceDataFacts(named: "/empty"))
            }.last == "voices: unset ESPEAK_DATA_PATH; a11y-speakd --background --socket \(Self.path)")
        #expect(
            Self.problems {
                $0.daemon = .answering(version: ClientProgram.version, status: Self.status(), languages: 0)
            }
                == [
                    "voices: sudo apt-get install --reinstall espeak-ng-data"
                ])
    }
}
