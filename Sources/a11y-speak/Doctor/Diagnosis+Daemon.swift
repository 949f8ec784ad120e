// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon: its units, what it answers, its settings and voices, and who else serves Speech Dispatcher's clients.
extension Diagnosis {
    var units: [Finding] {
        let units = facts.units
        guard !isSocketElsewhere else { return [] }
        guard units.hasManager else {
            return [.note(.units, "There is no systemd of yours here, so nothing starts the daemon by itself.")]
        }
        let isAnswering = facts.daemon.status != nil
        if units.socket.load == "masked" {
            return [.problem(.units, "The unit a11y-speakd.socket is masked: it cannot start.", command: startCommand)]
        }
        guard units.socket.isThere else {
            if let file = units.unreadFile {
                return [.problem(.units, "systemd has not read \(file) yet.", command: startCommand)]
            }
            return [.note(.units, "The units are not installed, so nothing starts the daemon by itself.")]
        }
        if let failure { return [failure] }
        guard units.socket.file == "enabled" else {
            let sentence = "The unit a11y-speakd.socket is \(units.socket.file): it will be gone after the next login."
            return [
                isAnswering && units.socket.active != "active"
                    ? .note(.units, sentence) : .problem(.units, sentence, command: startCommand)
            ]
        }
        guard units.socket.active == "active" else {
            guard !isAnswering else {
                return [.note(.units, "The units are enabled, but another a11y-speakd has their place.")]
            }
            return [.problem(.units, "The unit a11y-speakd.socket is not started.", command: startCommand)]
        }
        return [.ok(.units, "The units are installed, enabled and active.")]
    }

    private var failure: Finding? {
        let units = facts.units
        if units.socket.result == "service-start-limit-hit" || units.service.result == "start-limit-hit" {
            return .problem(
                .units, "The daemon failed too often, so systemd starts it no more.", command: startCommand)
        }
        if units.service.active == "failed" {
            let code = units.service.status == 78 ? ": its settings or data cannot be used" : ""
            return .problem(
                .units, "The daemon has failed (\(units.service.result), code \(units.service.status))\(code).",
                command: startCommand)
        }
        guard units.socket.active == "failed" else { return nil }
        return .problem(
            .units, "The unit a11y-speakd.socket has failed (\(units.socket.result)).", command: startCommand)
    }

    var daemon: [Finding] {
        switch facts.daemon {
        case .notAsked: return []
        case .closing where facts.socket.isBehindSSH: return []
        case .closing:
            return [.problem(.daemon, "Who listens ends each connection without a word.", command: restartCommand())]
        case .silent:
            return [.problem(.daemon, "The daemon does not answer.", command: restartCommand(signal: "KILL"))]
        case .refusing(let sentence): return [.problem(.daemon, sentence, command: "unset A11Y_SPEAKD_SOCKET")]
        case .answering(let version, let status, _):
            guard version == facts.version else {
                return [
                    .problem(
                        .daemon, "The daemon is a11y-speakd \(version), and this is a11y-speak \(facts.version).",
                        command: restartCommand())
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
            guard facts.daemon.status == nil, !isSocketElsewhere else { return [] }
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

    /// Takes the line away that is wrong: it then counts as if it were not there.
    private func remedy(of line: String) -> String {
        let mark = ": line "
        let words = line.indices.first { line[$0...].hasPrefix(mark) }
        guard let words, let number = Int(line[line.index(words, offsetBy: mark.count)...].prefix { $0.isNumber })
        else {
            return "a11y-speak config --check"
        }
        let remark = "sed -i '\(number)s/^/# /' \(Self.quoted(String(line[..<words])))"
        return reloadCommand.map { "\(remark) && \($0)" } ?? remark
    }

    var voices: [Finding] {
        if case .answering(_, let status, let languages) = facts.daemon {
            guard languages > 0 else { return [lackOfVoices("The daemon has no voices.")] }
            return [.ok(.voices, "\(status.synthesizer) has voices for \(languages) languages.")]
        }
        guard !isSocketElsewhere else { return [] }
        guard let folder = facts.voiceData.folder else {
            let place = facts.voiceData.named.map { "in \($0), which ESPEAK_DATA_PATH names" } ?? "on this machine"
            return [lackOfVoices("There are no voices of espeak-ng \(place).")]
        }
        return [.ok(.voices, "espeak-ng's voices are in \(folder).")]
    }

    private func lackOfVoices(_ sentence: String) -> Finding {
        let reinstall = "sudo apt-get install --reinstall espeak-ng-data"
        guard facts.voiceData.named != nil else { return .problem(.voices, sentence, command: reinstall) }
        let forget = facts.units.hasManager ? "systemctl --user unset-environment ESPEAK_DATA_PATH; " : ""
        return .problem(.voices, sentence, command: "unset ESPEAK_DATA_PATH; \(forget)\(startCommand)")
    }

    var speechDispatcher: [Finding] {
        let place = facts.dispatcher
        let isWanted = facts.units.dispatcherSocket.file == "enabled" || facts.daemon.status?.ssipProblem != nil
        if let problem = facts.daemon.status?.ssipProblem {
            return [.problem(.speechDispatcher, problem, command: evict(place.holder ?? place.listener))]
        }
        guard let listener = place.listener else {
            guard isWanted else { return [] }
            return [
                .problem(
                    .speechDispatcher, "Nobody serves the clients of Speech Dispatcher at \(place.path).",
                    command: takeCommand)
            ]
        }
        // Speech Dispatcher forks after it has begun to listen, so the lock knows better who it is.
        let owner = place.holder ?? listener
        if owner.name == "speech-dispatch" {
            let sentence = "Speech Dispatcher (process \(owner.pid)) serves its clients itself, beside this daemon."
            return [
                isWanted
                    ? .problem(.speechDispatcher, sentence, command: evict(owner)) : .note(.speechDispatcher, sentence)
            ]
        }
        guard place.holder != nil else {
            return [
                .problem(
                    .speechDispatcher,
                    "\(listener.name) serves the clients of Speech Dispatcher, but nobody holds its lock: the next "
                        + "speech-dispatcher would take the socket away.", command: takeCommand)
            ]
        }
        return [.ok(.speechDispatcher, "a11y-speakd serves the clients of Speech Dispatcher at \(place.path).")]
    }

    private var takeCommand: String {
        facts.units.dispatcherSocket.isThere
            ? "systemctl --user restart a11y-speakd-ssip.socket" : "\(Self.quoted(facts.daemonProgram)) --spawn"
    }

    private func evict(_ owner: Peer?) -> String {
        guard let owner, owner.pid > 1, owner.name != "systemd" else { return takeCommand }
        let end = "kill \(owner.pid); tail --pid=\(owner.pid) -f /dev/null"
        // A daemon that runs without systemd takes the place by itself when somebody asks it.
        return facts.units.dispatcherSocket.isThere ? "\(end); \(takeCommand)" : "\(end); a11y-speak status"
    }
}

extension SocketFacts {
    /// sshd listens for a daemon elsewhere.
    var isBehindSSH: Bool {
        if case .listening(let peer) = state { peer.isSSH } else { false }
    }
}

extension Peer {
    /// Later versions have a program of its own for each connection.
    var isSSH: Bool { ["sshd", "sshd-session"].contains(name) }
}
