// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks which program serves Speech Dispatcher's clients.
struct DispatcherDiagnosis {
    private let facts: MachineFacts
    private let commands: RepairCommands

    init(_ facts: MachineFacts) {
        self.facts = facts
        commands = RepairCommands(facts: facts)
    }

    var findings: [Finding] {
        let place = facts.dispatcher
        let isWanted = facts.units.dispatcherSocket.file == "enabled" || facts.daemon.status?.ssipProblem != nil
        if let problem = facts.daemon.status?.ssipProblem {
            return [.problem(.speechDispatcher, problem, command: evict(place.holder ?? place.listener))]
        }
        guard let listener = place.listener else {
            guard isWanted else { return [] }
            return [
                .problem(
                    .speechDispatcher, "No program serves the clients of Speech Dispatcher at \(place.path).",
                    command: takeCommand)
            ]
        }
        // Speech Dispatcher forks after listen(), so the lock identifies its process better than the socket does.
        let owner = place.holder ?? listener
        if owner.name == "speech-dispatch" {
            let sentence = "Speech Dispatcher (process \(owner.pid)) serves its clients itself, next to this daemon."
            return [
                isWanted
                    ? .problem(.speechDispatcher, sentence, command: evict(owner)) : .note(.speechDispatcher, sentence)
            ]
        }
        guard place.holder != nil else {
            // Since 0.12 Speech Dispatcher has its own socket unit, which starts it for the first client.
            if listener.name == "systemd", !isWanted {
                return [
                    .note(
                        .speechDispatcher, "Speech Dispatcher serves its clients itself, through its own socket unit.")
                ]
            }
            return [
                .problem(
                    .speechDispatcher,
                    "\(listener.name) serves the clients of Speech Dispatcher, but no program holds its lock: the next "
                        + "speech-dispatcher would take the socket away.", command: takeCommand)
            ]
        }
        guard owner.name == "a11y-speakd" else {
            let sentence =
                "\(owner.name) (process \(owner.pid)) serves the clients of Speech Dispatcher, and not this daemon."
            return [
                isWanted
                    ? .problem(.speechDispatcher, sentence, command: evict(owner)) : .note(.speechDispatcher, sentence)
            ]
        }
        guard facts.daemon.status != nil else { return [] }
        return [.ok(.speechDispatcher, "a11y-speakd serves the clients of Speech Dispatcher at \(place.path).")]
    }

    private var takeCommand: String {
        facts.units.dispatcherSocket.isThere
            ? "systemctl --user restart a11y-speakd-ssip.socket"
            : "\(RepairCommands.quoted(facts.daemonProgram)) --spawn"
    }

    /// A command that ends the process, waits until it has exited, and takes over the socket.
    private func evict(_ owner: Peer?) -> String {
        guard let owner, owner.pid > 1, owner.name != "systemd" else { return takeCommand }
        let end = "kill \(owner.pid); tail --pid=\(owner.pid) -f /dev/null"
        // A daemon that runs without systemd takes over the socket when a client connects.
        return facts.units.dispatcherSocket.isThere ? "\(end); \(takeCommand)" : "\(end); a11y-speak status"
    }
}
