// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `doctor`: checks all that speech needs, and reports the problems and the commands that fix them.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Checks all that speech needs, prints a command that fixes each problem, and speaks a sentence.",
        discussion: "Exits with 0 when all is well, 1 when something is wrong, 69 when there is no daemon.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Say nothing.")
    var silent = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let examination = Examination(socket: connection.socket, environment: environment)
        var facts = await examination.facts()
        // On a dummy sink it would wait ten seconds, and fail.
        if !silent, !SoundDiagnosis(facts).isDumb, let status = facts.daemon.status, !status.paused {
            facts.heard = await SpokenTrial(path: facts.socket.path).outcome()
            // What has kept it from being heard is known now.
            facts.daemon = await DaemonExchange(path: facts.socket.path).facts()
            facts.sound = SoundFacts(asking: environment)
        }
        let diagnosis = Diagnosis(facts: facts)
        if !connection.json { StandardOutput.line(diagnosis.opening) }
        for finding in diagnosis.findings {
            if connection.json { StandardOutput.json(finding) } else { StandardOutput.line(finding.line) }
        }
        if diagnosis.exitCode != 0 { throw ExitCode(diagnosis.exitCode) }
    }
}
