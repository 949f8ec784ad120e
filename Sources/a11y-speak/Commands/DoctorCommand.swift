// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import FoundationEssentials

/// `doctor`: checks everything that speech needs, and reports the problems and the commands that fix them.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "doctor",
        "Checks everything that speech needs, prints the command that mends each fault, and speaks a sentence.",
        examples: [
            "a11y-speak doctor": "checks, and speaks",
            "a11y-speak doctor --silent": "checks only",
        ],
        notes: "Exits with 0 when all is well, 1 when something is wrong, 69 when no daemon runs.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Say nothing.")
    var silent = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let examination = Examination(socket: connection.socket, environment: environment)
        var facts = await examination.facts()
        // On a dummy sink the sentence would wait ten seconds and then fail.
        if !silent, !SoundDiagnosis(facts).hasNoAudibleSink, let status = facts.daemon.status, !status.paused {
            facts.heard = await SpokenTrial(path: facts.socket.path).outcome()
            // After the sentence the daemon knows the reason for a failure.
            facts.daemon = await DaemonExchange(path: facts.socket.path).facts()
            facts.sound = SoundFacts(asking: environment)
        }
        let diagnosis = Diagnosis(facts: facts)
        if !connection.json { StandardOutput.line(ProgramMessages.ofUser.translated(diagnosis.opening)) }
        for finding in diagnosis.findings {
            if connection.json { StandardOutput.json(finding) } else { StandardOutput.line(finding.line(in: .ofUser)) }
        }
        if diagnosis.exitCode != 0 { throw ExitCode(diagnosis.exitCode) }
    }
}
