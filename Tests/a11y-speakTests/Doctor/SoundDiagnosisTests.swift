// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

/// Causes of silence, and other speaking programs.
@Suite("Diagnosis of the sound")
struct SoundDiagnosisTests {
    private func problems(_ change: (inout MachineFacts) -> Void) -> [String] { DiagnosisTests.problems(change) }

    private func notes(_ change: (inout MachineFacts) -> Void) -> [String] {
        DiagnosisTests.lines(change).filter { $0.hasPrefix("note") }
    }

    private func daemon(sink: String = "pulse", problem: String? = nil, ssip: String? = nil) -> DaemonFacts {
        .answering(
            version: ClientProgram.version, status: DiagnosisTests.status(sink: sink, problem: problem, ssip: ssip),
            languages: 1)
    }

    private func sinks(_ sinks: PulseFacts.Outlet..., streams: [PulseFacts.Outlet] = []) -> SoundFacts.Server {
        .there(PulseFacts(defaultSink: "card", sinks: sinks, streams: streams))
    }

    @Test func `a server that is not there, hangs or refuses is named`() {
        #expect(
            problems { $0.sound.server = .unreachable("Connection refused") } == ["sound: pulseaudio --start"])
        #expect(
            problems {
                $0.sound.server = .unreachable("it hangs")
                $0.units.units["pipewire-pulse.socket"] = .init(load: "loaded")
            } == ["sound: systemctl --user restart pipewire-pulse.socket pipewire-pulse.service"])
        #expect(
            problems { ($0.sound.server, $0.sound.namesServer) = (.unreachable("Timeout"), true) } == [
                "sound: unset PULSE_SERVER"
            ])
        #expect(
            problems { ($0.sound.server, $0.sound.namesCookie) = (.unreachable("Access denied"), true) } == [
                "sound: unset PULSE_COOKIE"
            ])
        #expect(
            problems { $0.sound.server = .unreachable("Access denied") } == [
                "sound: rm -f ~/.config/pulse/cookie ~/.pulse-cookie; pulseaudio --start"
            ])
    }

    @Test func `a sink that is muted, silent, suspended or none is named`() {
        #expect(
            problems { $0.sound.server = sinks(.init(name: "card", isMuted: true, volume: 0)) } == [
                "sink: pactl set-sink-mute card 0", "sink: pactl set-sink-volume card 50%",
            ])
        let suspended = sinks(.init(name: "card", state: "SUSPENDED"))
        #expect(problems { $0.sound.server = suspended } == [])
        #expect(
            problems {
                ($0.sound.server, $0.heard) = (suspended, .otherwise(outcome: "failed", reason: "it is suspended"))
            } == ["sink: pactl suspend-sink card 0", "heard: -"])
        #expect(
            problems {
                $0.sound.server = .there(PulseFacts(defaultSink: "auto_null", sinks: [.init(name: "auto_null")]))
            }
                == ["sink: pulseaudio --kill; pulseaudio --start"])
        #expect(problems { $0.sound.server = sinks() } == ["sink: pulseaudio --kill; pulseaudio --start"])
    }

    @Test func `the daemon's own stream, and the sink that it is on, count`() {
        let stream = PulseFacts.Outlet(index: 5, isMuted: true, volume: 0, application: "a11y-speakd", sink: 2)
        #expect(
            problems {
                $0.sound.server = sinks(
                    .init(index: 1, name: "card"), .init(index: 2, name: "other", isMuted: true), streams: [stream])
            } == [
                "sink: pactl set-sink-mute other 0", "sink: pactl set-sink-input-mute 5 0",
                "sink: pactl set-sink-input-volume 5 100%",
            ])
    }

    @Test func `a missing configured sink, and a null sink, are notes`() {
        #expect(
            notes { $0.daemon = daemon(sink: "pulse, because there is no sink headset") } == [
                "note    sink: The requested sink headset is not there (there is card), so speech goes to card. "
                    + "See: pactl list short sinks"
            ])
        #expect(
            notes { $0.daemon = daemon(sink: "null") } == [
                "note    sound: The daemon is set to play no sound (sink null).",
                "note    heard: A sentence was played to its end, without sound (sink null).",
            ])
    }

    @Test func `PipeWire's own sinks are found, and it need not be asked through PulseAudio's protocol`() {
        #expect(
            notes { $0.daemon = daemon(sink: "pipewire:card, because there is no sink headset") } == [
                "note    sink: The requested sink headset is not there (there is card), so speech goes to card. "
                    + "See: pactl list short sinks"
            ])
        #expect(
            problems {
                $0.daemon = daemon(sink: "pipewire:card")
                $0.sound.server = .unreachable("Connection refused")
            } == [])
    }

    @Test func `a dummy sink gets no test sentence, because the sentence would never end`() {
        func hasNoAudibleSink(_ sink: String, on name: String) -> Bool {
            var facts = MachineFacts()
            facts.daemon = daemon(sink: sink)
            facts.sound.server = .there(PulseFacts(defaultSink: name, sinks: [.init(name: name)]))
            return SoundDiagnosis(facts).hasNoAudibleSink
        }
        #expect(hasNoAudibleSink("pipewire", on: "auto_null"))
        #expect(hasNoAudibleSink("pulse", on: "auto_null"))
        #expect(!hasNoAudibleSink("pipewire:auto_null", on: "auto_null"))
        #expect(!hasNoAudibleSink("pipewire:card", on: "card"))
        #expect(!hasNoAudibleSink("null", on: "auto_null"))
    }

    @Test func `a sound card counts where there is no server`() {
        #expect(
            problems {
                $0.daemon = daemon(sink: "alsa")
                ($0.sound.server, $0.sound.card) = (.notAsked, .init(isThere: true, mayOpen: false))
            } == ["card: sudo usermod --append --groups audio user"])
    }

    @Test func `ALSA without a card is not ok, and a device that discards all sound is a problem`() {
        func lines(_ muted: String?, _ card: SoundFacts.Card) -> [String] {
            DiagnosisTests.lines {
                var status = DiagnosisTests.status(sink: "alsa:null")
                status.muted = muted
                $0.daemon = .answering(version: ClientProgram.version, status: status, languages: 1)
                ($0.sound.server, $0.sound.card) = (.notAsked, card)
            }.filter { ["sound:", "card:", "heard:"].contains($0.split(separator: " ")[1]) }
        }
        let card = SoundFacts.Card(isThere: true, mayOpen: true)
        #expect(
            lines(nil, SoundFacts.Card()) == [
                "note    card: This machine has no sound card.",
                "note    heard: A sentence was played to its end, on alsa:null.",
            ])
        #expect(
            lines("it is null", card) == [
                "problem sound: Nothing can be heard: it is null",
                "ok      card: There is a sound card, and you may open it.",
                "problem heard: A sentence was played to its end, and nobody can have heard it: it is null",
            ])
        #expect(
            lines(nil, card) == [
                "ok      sound: Speech goes to the sound card (alsa:null), without a sound server.",
                "ok      card: There is a sound card, and you may open it.",
                "ok      heard: A sentence was played to its end, on alsa:null.",
            ])
    }

    @Test func `another program that holds Speech Dispatcher's lock is named`() {
        let other = Peer(pid: 5, name: "python3")
        #expect(
            notes { ($0.dispatcher.listener, $0.dispatcher.holder) = (other, other) } == [
                "note    speech-dispatcher: python3 (process 5) serves the clients of Speech Dispatcher, and not this daemon."
            ])
        let own = Peer(pid: 6, name: "a11y-speakd")
        #expect(
            DiagnosisTests.lines {
                ($0.dispatcher.listener, $0.dispatcher.holder) = (own, own)
                ($0.daemon, $0.heard) = (.silent, .notTried)
            }.allSatisfy { !$0.contains("speech-dispatcher") })
    }

    @Test func `a running Speech Dispatcher is a note, and a problem if the daemon is to serve its clients`() {
        let theirs = Peer(pid: 5, name: "speech-dispatch")
        #expect(
            notes { ($0.dispatcher.listener, $0.dispatcher.holder) = (theirs, theirs) } == [
                "note    speech-dispatcher: Speech Dispatcher (process 5) serves its clients itself, next to this daemon."
            ])
        #expect(
            problems {
                ($0.dispatcher.listener, $0.dispatcher.holder) = (theirs, theirs)
                $0.units.units[UnitFacts.dispatcherName] = .init(load: "loaded", file: "enabled")
            } == [
                "speech-dispatcher: kill 5; tail --pid=5 -f /dev/null; "
                    + "systemctl --user restart a11y-speakd-ssip.socket"
            ])
        #expect(
            problems {
                ($0.dispatcher.listener, $0.dispatcher.holder) = (theirs, theirs)
                $0.daemon = daemon(ssip: "SSIP cannot be served")
            } == ["speech-dispatcher: kill 5; tail --pid=5 -f /dev/null; a11y-speak status"])
        #expect(
            problems { $0.dispatcher.listener = Peer(pid: 7, name: "a11y-speakd") } == [
                "speech-dispatcher: a11y-speakd --spawn"
            ])
    }

    @Test func `Speech Dispatcher's socket unit is a note, and is replaced if the daemon's unit is enabled`() {
        let manager = Peer(pid: 7, name: "systemd")
        #expect(
            notes { $0.dispatcher.listener = manager } == [
                "note    speech-dispatcher: Speech Dispatcher serves its clients itself, through its own socket unit."
            ])
        #expect(
            problems {
                $0.dispatcher.listener = manager
                $0.units.units[UnitFacts.dispatcherName] = .init(load: "loaded", file: "enabled")
            } == ["speech-dispatcher: systemctl --user restart a11y-speakd-ssip.socket"])
    }

    @Test func `the output of pactl is read`() {
        let list = """
            Sink #3
            \tState: RUNNING
            \tName: alsa_output.usb
            \tMute: yes
            \tVolume: front-left: 0 /   0% / -inf dB,   front-right: 32768 /  50% / -18.06 dB
            \t        balance 0.00
            \tBase Volume: 65536 / 100% / 0.00 dB
            \tProperties:
            \t\tdevice.string = "usb"
            """
        let inputs = """
            Sink Input #9
            \tSink: 3
            \tMute: no
            \tVolume: mono: 0 /   0% / -inf dB
            \tProperties:
            \t\tapplication.name = "a11y-speakd"
            """
        let read = PulseFacts(
            info: "Server Name: pulseaudio\nDefault Sink: alsa_output.usb\n", sinks: list, streams: inputs)
        let sink = PulseFacts.Outlet(index: 3, name: "alsa_output.usb", state: "RUNNING", isMuted: true, volume: 50)
        let stream = PulseFacts.Outlet(index: 9, volume: 0, application: "a11y-speakd", sink: 3)
        #expect(read == PulseFacts(defaultSink: "alsa_output.usb", sinks: [sink], streams: [stream]))
    }

    @Test func `the output of systemctl is read`() {
        let shown = """
            Result=success
            Id=a11y-speakd.socket
            LoadState=loaded
            ActiveState=active
            UnitFileState=enabled

            ExecMainStatus=78
            Result=exit-code
            Id=a11y-speakd.service
            LoadState=loaded
            ActiveState=failed
            UnitFileState=
            PrivateUsers=yes
            MainPID=12
            ExecStart={ path=/opt/a b/a11y-speakd ; argv[]=/opt/a b/a11y-speakd ; ignore_errors=no ; pid=12 }
            NeedDaemonReload=yes
            """
        let facts = UnitFacts(shown: shown)
        #expect(facts.socket == .init(name: "a11y-speakd.socket", load: "loaded", file: "enabled", active: "active"))
        #expect(
            facts.service
                == .init(
                    name: "a11y-speakd.service", load: "loaded", active: "failed", result: "exit-code", status: 78,
                    hasNamespace: true, process: 12, program: "/opt/a b/a11y-speakd", hasChanged: true))
    }

    @Test func `the output of wpctl is read, and its command unmutes the sink`() throws {
        let pulse = try #require(
            PulseFacts(volume: "Volume: 0.40 [MUTED]\n", inspected: "id 5\n  * node.name = \"speakers\"\n"))
        #expect(
            pulse == PulseFacts(defaultSink: "speakers", sinks: [.init(name: "speakers", isMuted: true, volume: 40)]))
        #expect(PulseFacts(volume: "", inspected: "") == nil)
        var facts = MachineFacts()
        (facts.sound.tool, facts.sound.server) = (.wpctl, .there(pulse))
        #expect(SoundDiagnosis(facts).sink.map(\.command) == ["wpctl set-mute @DEFAULT_AUDIO_SINK@ 0"])
    }

    @Test func `a masked sound server unit is reported with the command that unmasks it`() {
        var facts = MachineFacts()
        facts.sound.server = .unreachable("Connection refused")
        facts.units.units["pipewire-pulse.socket"] = UnitFacts.Unit(name: "pipewire-pulse.socket", load: "masked")
        let finding = SoundDiagnosis(facts).server.first
        #expect(finding?.sentence.contains("pipewire-pulse.socket is masked") == true)
        #expect(
            finding?.command
                == "systemctl --user unmask pipewire-pulse.socket && systemctl --user start pipewire-pulse.socket")
    }
}
