// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks the daemon: its units, its replies, its settings and its voices.
struct DaemonDiagnosis {
    private let facts: MachineFacts
    private let commands: RepairCommands

    init(_ facts: MachineFacts) {
        self.facts = facts
        commands = RepairCommands(facts: facts)
    }

    var units: [Finding] {
        let units = facts.units
        guard !facts.isSocketElsewhere else { return [] }
        guard units.hasManager else {
            return [.note(.units, "There is no user systemd here, so the daemon does not start automatically.")]
        }
        let isAnswering = facts.daemon.status != nil
        if let masked = units.masked {
            return [.problem(.units, "The unit \(masked) is masked: it cannot start.", command: commands.start)]
        }
        guard units.socket.isThere else {
            if let file = units.unreadFile {
                return [.problem(.units, "systemd has not read \(file) yet.", command: commands.start)]
            }
            return [.note(.units, "The units are not installed, so the daemon does not start automatically.")]
        }
        if let failure { return [failure] }
        guard units.socket.file == "enabled" else {
            let sentence = "The unit a11y-speakd.socket is \(units.socket.file): it will not start at the next login."
            return [
                isAnswering && units.socket.active != "active"
                    ? .note(.units, sentence) : .problem(.units, sentence, command: commands.start)
            ]
        }
        guard units.socket.active == "active" else {
            guard !isAnswering else {
                return [.note(.units, "The units are enabled, but another a11y-speakd runs in their place.")]
            }
            return [.problem(.units, "The unit a11y-speakd.socket is not started.", command: commands.start)]
        }
        return flaws.isEmpty ? [.ok(.units, "The units are installed, enabled and active.")] : flaws
    }

    /// Faults that keep the socket from starting a daemon, now or after systemd has read its files again.
    private var flaws: [Finding] {
        let units = facts.units
        let install = "make install"
        guard units.service.isThere else {
            let sentence = "The unit \(UnitFacts.serviceName) is not installed, so the socket starts no daemon."
            return [.problem(.units, sentence, command: install)]
        }
        if let program = units.missingProgram {
            let sentence = "The unit \(UnitFacts.serviceName) starts \(program), which is not there."
            return [.problem(.units, sentence, command: install)]
        }
        let changed = [UnitFacts.socketName, UnitFacts.serviceName].first { units[$0].hasChanged }
        return changed.map {
            [
                .note(
                    .units, "The files of \($0) have changed since systemd read them.",
                    command: "systemctl --user daemon-reload")
            ]
        } ?? []
    }

    /// Checks the user namespace of the service, which some machines do not permit.
    var confinement: [Finding] {
        guard !facts.isSocketElsewhere, facts.units.service.isThere else { return [] }
        guard facts.units.service.hasNamespace else {
            return [
                .note(
                    .confinement,
                    "The service has no separate user namespace, so the daemon may read and write all that you "
                        + "may; its system calls are still filtered.")
            ]
        }
        return [.ok(.confinement, "The service is confined by a separate user namespace.")]
    }

    private var failure: Finding? {
        let units = facts.units
        if units.socket.result == "service-start-limit-hit" || units.service.result == "start-limit-hit" {
            return .problem(
                .units, "The daemon failed too often, so systemd no longer starts it.", command: commands.start)
        }
        if units.service.active == "failed" {
            let code = units.service.status == 78 ? ": its settings or data cannot be used" : ""
            return .problem(
                .units, "The daemon has failed (\(units.service.result), code \(units.service.status))\(code).",
                command: commands.start)
        }
        guard units.socket.active == "failed" else { return nil }
        return .problem(
            .units, "The unit a11y-speakd.socket has failed (\(units.socket.result)).", command: commands.start)
    }

    var answer: [Finding] {
        switch facts.daemon {
        case .notAsked: return []
        case .closing where facts.socket.isBehindSSH, .silent where facts.socket.isBehindSSH: return []
        case .closing:
            return [
                .problem(.daemon, "The listener closes each connection without an answer.", command: commands.restart())
            ]
        case .silent:
            return [.problem(.daemon, "The daemon does not answer.", command: commands.restart(signal: "KILL"))]
        case .refusing(let sentence): return [.problem(.daemon, sentence, command: "unset A11Y_SPEAKD_SOCKET")]
        case .answering(let version, let status, _):
            guard version == facts.version else {
                return [
                    .problem(
                        .daemon, "The daemon is a11y-speakd \(version), and this is a11y-speak \(facts.version).",
                        command: facts.socket.isBehindSSH ? nil : commands.restart())
                ]
            }
            guard !status.paused else {
                return [.problem(.daemon, "All speech is paused, so nothing is heard.", command: "a11y-speak resume")]
            }
            return [.ok(.daemon, "a11y-speakd \(version) answers.")]
        }
    }

    var settings: [Finding] {
        guard let status = facts.settings.status else {
            guard facts.daemon.status == nil, !facts.isSocketElsewhere else { return [] }
            return [
                .problem(
                    .settings, "The program a11y-speakd is not installed, or not on the PATH.",
                    command: "make install")
            ]
        }
        guard status != 0 else { return [.ok(.settings, "The configuration and the voice styles are good.")] }
        guard status == 78 else {
            return [.note(.settings, "The settings could not be checked: a11y-speakd ended with \(status).")]
        }
        return facts.settings.lines.map { .problem(.settings, $0, command: remedy(of: $0)) }
    }

    /// A command that comments out the faulty line.
    private func remedy(of line: String) -> String {
        let mark = ": line "
        let words = line.indices.first { line[$0...].hasPrefix(mark) }
        guard let words, let number = Int(line[line.index(words, offsetBy: mark.count)...].prefix { $0.isNumber })
        else {
            return "a11y-speak config --check"
        }
        let remark = "sed -i '\(number)s/^/# /' \(RepairCommands.quoted(String(line[..<words])))"
        return commands.reload.map { "\(remark) && \($0)" } ?? remark
    }

    var voices: [Finding] {
        if case .answering(_, let status, let languages) = facts.daemon {
            guard languages > 0 else { return [lackOfVoices("The daemon has no voices.")] }
            if !facts.isSocketElsewhere, facts.voiceData.folder == nil {
                // The daemon knows its languages from its start. Where it has other data, nothing is known.
                return facts.voiceData.isDamaged ? [lackOfVoices(missingVoices)] : []
            }
            return [.ok(.voices, "\(status.synthesizer) has voices for \(languages) languages.")]
        }
        guard !facts.isSocketElsewhere else { return [] }
        guard let folder = facts.voiceData.folder else { return [lackOfVoices(missingVoices)] }
        return [.ok(.voices, "espeak-ng's voices are in \(folder).")]
    }

    private var missingVoices: String {
        let place = facts.voiceData.named.map { "in \($0), which ESPEAK_DATA_PATH names" } ?? "on this machine"
        return "There are no voices of espeak-ng \(place)."
    }

    /// Suggests to unset the folder in `ESPEAK_DATA_PATH`; without one, to reinstall the voices.
    private func lackOfVoices(_ sentence: String) -> Finding {
        let reinstall = "sudo apt-get install --reinstall espeak-ng-data"
        guard facts.voiceData.named != nil else { return .problem(.voices, sentence, command: reinstall) }
        let forget = facts.units.hasManager ? "systemctl --user unset-environment ESPEAK_DATA_PATH; " : ""
        return .problem(.voices, sentence, command: "unset ESPEAK_DATA_PATH; \(forget)\(commands.start)")
    }
}
