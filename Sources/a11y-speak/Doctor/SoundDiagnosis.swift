// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks whether speech can be heard: the sound server, its sink, a card without a server, and a test sentence.
struct SoundDiagnosis {
    private let facts: MachineFacts
    private let commands: RepairCommands

    init(_ facts: MachineFacts) {
        self.facts = facts
        commands = RepairCommands(facts: facts)
    }

    /// The daemon's name for the outlet of its sound; nil without a daemon.
    private var outlet: String? { facts.daemon.status?.sink }

    /// Whether the sound plays on another machine, or outside the container.
    private var isSoundElsewhere: Bool {
        if case .container = facts.login.sandbox { return true }
        return facts.socket.isBehindSSH
    }

    /// Whether speech goes to a sound server that pactl can ask: PipeWire can be asked too.
    private var isForPulse: Bool { outlet.map { $0.hasPrefix("pulse") || $0.hasPrefix("pipewire") } ?? true }

    /// Whether a sentence would wait forever, because the server has only a sink that is not audible.
    var hasNoAudibleSink: Bool {
        !isSoundElsewhere && isForPulse && facts.sound.pulse?.sink(wanted: wantedSink)?.name == "auto_null"
            && wantedSink != "auto_null"
    }

    /// The finding when pactl, which could report more, was not asked.
    private var unasked: Finding {
        let command = "sudo apt-get install pulseaudio-utils"
        guard let problem = facts.daemon.status?.problem ?? facts.daemon.status?.muted else {
            return .note(.sound, "pactl is not installed, so the sound server was not asked.", command: command)
        }
        let reason = "Nothing can be heard: \(problem). pactl, which could report more, is not installed."
        return .problem(.sound, reason, command: command)
    }

    /// The finding that the daemon itself knows why nothing is heard, where no sound server here can be asked.
    private var inaudible: [Finding] {
        guard let reason = facts.daemon.status?.problem ?? facts.daemon.status?.muted else { return [] }
        return [.problem(.sound, "Nothing can be heard: \(reason)", command: nil)]
    }

    /// Whether speech goes to ALSA, and ALSA has no card: its device may lead to another machine, or to nothing.
    private var isWithoutCard: Bool {
        !isSoundElsewhere && !isForPulse && outlet?.hasPrefix("alsa") == true && !facts.sound.card.isThere
    }

    var server: [Finding] {
        guard !isSoundElsewhere else { return inaudible }
        if let outlet, !isForPulse {
            switch outlet.prefix(4) {
            case "null": return [.note(.sound, "The daemon is set to play no sound (sink null).")]
            case "wav:": return [.note(.sound, "The daemon is set to record instead of playing (\(outlet)).")]
            default:
                guard inaudible.isEmpty, !isWithoutCard else { return inaudible }
                return [.ok(.sound, "Speech goes to the sound card (\(outlet)), without a sound server.")]
            }
        }
        if let outlet, outlet.hasPrefix("pipewire"), facts.sound.pulse == nil, facts.daemon.status?.problem == nil {
            return [.ok(.sound, "PipeWire answers the daemon (\(outlet)); pactl cannot ask it for more.")]
        }
        switch facts.sound.server {
        case .notAsked: return [unasked]
        case .unreachable(let reason): return [unreachable(reason)]
        case .there: return [.ok(.sound, "The sound server answers.")]
        }
    }

    /// - Parameter reason: pactl's message.
    private func unreachable(_ reason: String) -> Finding {
        if reason.contains("Access denied") {
            let renew = "rm -f ~/.config/pulse/cookie ~/.pulse-cookie; \(serverCommand)"
            return .problem(
                .sound, "The sound server refuses you, because your cookie is not the server's.",
                command: facts.sound.namesCookie ? "unset PULSE_COOKIE" : renew)
        }
        if let masked = facts.units.maskedSound {
            return .problem(
                .sound, "The sound server does not answer: its unit \(masked) is masked, so it cannot start.",
                command: "systemctl --user unmask \(masked) && systemctl --user start \(masked)")
        }
        let sentence = "The sound server does not answer (\(reason))."
        guard !facts.sound.namesServer else {
            return .problem(
                .sound, "\(sentence) PULSE_SERVER names another server than your own.", command: "unset PULSE_SERVER")
        }
        return .problem(.sound, sentence, command: serverCommand)
    }

    /// The command that makes a running server look for cards again.
    private var rescanCommand: String {
        let isUnit = UnitFacts.soundNames.contains { facts.units[$0].isThere }
        return isUnit ? serverCommand : "pulseaudio --kill; pulseaudio --start"
    }

    private var serverCommand: String {
        if let unit = UnitFacts.soundNames.first(where: { facts.units[$0].isThere }) {
            let service = unit.split(separator: ".").first ?? ""
            return "systemctl --user restart \(unit) \(service).service"
        }
        return "pulseaudio --start"
    }

    /// The name after the colon of the outlet.
    private var wantedSink: String? {
        outlet.flatMap { outlet in
            ["pulse:", "pipewire:"].first { outlet.hasPrefix($0) }.map { mark in
                // After a comma, PipeWire's outlet names the sink that it replaces.
                String(outlet.dropFirst(mark.count).split(separator: ",", maxSplits: 1).first ?? "")
            }
        }
    }

    var sink: [Finding] {
        guard !isSoundElsewhere, isForPulse, let pulse = facts.sound.pulse else { return [] }
        guard let sink = pulse.sink(wanted: wantedSink) else {
            return [
                .problem(
                    .sink, "The sound server has no sink: no sound card, no headset.",
                    command: rescanCommand)
            ]
        }
        var findings = absence(sink) + faults(of: sink)
        if let speech = pulse.speech { findings += faults(ofStream: speech) }
        return findings.contains { $0.verdict == .problem } || findings.contains { $0.verdict == .note }
            ? findings : [.ok(.sink, "\(sink.name) is there, at \(sink.volume) percent.")]
    }

    /// Reports a missing sink, which the daemon mentions in the name of its outlet.
    private func absence(_ sink: PulseFacts.Outlet) -> [Finding] {
        let mark = "there is no sink "
        if let outlet, let place = outlet.indices.first(where: { outlet[$0...].hasPrefix(mark) }) {
            let wanted = String(outlet[place...].dropFirst(mark.count))
            let known = KnownNames(facts.sound.pulse?.sinks.map(\.name) ?? [])
            let others = known.isEmpty ? "" : " (\(known.clause(near: wanted)))"
            let sentence = "The requested sink \(wanted) is not there\(others), so speech goes to \(sink.name)."
            return [.note(.sink, sentence, command: "pactl list short sinks")]
        }
        return []
    }

    /// Reports a sink that is muted, at volume 0, suspended, or only a dummy.
    private func faults(of sink: PulseFacts.Outlet) -> [Finding] {
        let name = RepairCommands.quoted(sink.name)
        var findings: [Finding] = []
        if sink.name == "auto_null" {
            findings.append(
                .problem(
                    .sink, "The sound server has only its dummy sink: there is no sound card, or it may not be opened.",
                    command: facts.sound.card.isThere ? joinAudio : rescanCommand))
        }
        if sink.isMuted {
            findings.append(
                .problem(.sink, "The sink \(sink.name) is muted.", command: facts.sound.tool.unmute(name)))
        }
        if sink.volume == 0 {
            findings.append(
                .problem(
                    .sink, "The volume of the sink \(sink.name) is 0.", command: facts.sound.tool.raise(name)))
        }
        guard sink.state == "SUSPENDED" else { return findings }
        let wakes = "pactl suspend-sink \(name) 0"
        // An idle sink is suspended too, and resumes when something is played.
        if facts.daemon.status?.problem != nil || facts.heard.hasFailed {
            findings.append(.problem(.sink, "The sink \(sink.name) is suspended, and does not wake.", command: wakes))
        }
        return findings
    }

    /// Reports a stream that is muted or at volume 0.
    private func faults(ofStream speech: PulseFacts.Outlet) -> [Finding] {
        var findings: [Finding] = []
        if speech.isMuted {
            findings.append(
                .problem(
                    .sink, "The daemon's own stream is muted.", command: "pactl set-sink-input-mute \(speech.index) 0"))
        }
        if speech.volume == 0 {
            findings.append(
                .problem(
                    .sink, "The volume of the daemon's own stream is 0.",
                    command: "pactl set-sink-input-volume \(speech.index) 100%"))
        }
        return findings
    }

    private var joinAudio: String { "sudo usermod --append --groups audio \(facts.login.user)" }

    /// The findings about the card, which matter only without a server.
    var card: [Finding] {
        guard !isSoundElsewhere, facts.sound.pulse == nil,
            outlet.map({ !["null", "wav:"].contains($0.prefix(4)) }) ?? true
        else { return [] }
        guard facts.sound.card.isThere else { return [.note(.card, "This machine has no sound card.")] }
        guard facts.sound.card.mayOpen else {
            return [
                .problem(
                    .card, "You may not open the sound card: log in at the machine itself, or again after this.",
                    command: joinAudio)
            ]
        }
        return [.ok(.card, "There is a sound card, and you may open it.")]
    }

    var heard: [Finding] {
        let place = facts.sound.pulse.flatMap {
            isForPulse && !isSoundElsewhere ? $0.sink(wanted: wantedSink)?.name : nil
        }
        switch facts.heard {
        case .notTried: return []
        case .finished: return [finished(on: place ?? outlet ?? "the desk")]
        case .otherwise("failed", let reason):
            let why = reason ?? facts.daemon.status?.problem ?? "the reason is unknown"
            return [.problem(.heard, "A sentence could not be played: \(why).".withOneFullStop, command: nil)]
        case .otherwise(let outcome, let reason):
            let why = reason.map { " (\($0))" } ?? ""
            return [
                .note(
                    .heard, "A sentence was not played to its end: \(outcome)\(why). Once more:",
                    command: "a11y-speak doctor")
            ]
        case .waiting(let reason):
            return [
                .problem(.heard, "A sentence still waits: \(reason).".withOneFullStop, command: "a11y-speak status")
            ]
        case .failed(let reason):
            return [.problem(.heard, "No sentence could be said: \(reason).".withOneFullStop, command: nil)]
        }
    }
}

extension SoundDiagnosis {
    /// Speech that was played to its end may be inaudible; the sink's finding says why.
    private func finished(on place: String) -> Finding {
        if outlet?.hasPrefix("null") == true {
            return .note(.heard, "A sentence was played to its end, without sound (sink null).")
        }
        if sink.isEmpty, let muted = facts.daemon.status?.muted {
            return .problem(
                .heard, "A sentence was played to its end, and nobody can have heard it: \(muted)", command: nil)
        }
        guard !VolumeDiagnosis(facts).isAtZero, !sink.contains(where: { $0.verdict == .problem }) else {
            return .note(.heard, "A sentence was played to its end, and nobody can have heard it.")
        }
        let sentence = "A sentence was played to its end, on \(place)."
        return isWithoutCard ? .note(.heard, sentence) : .ok(.heard, sentence)
    }
}
