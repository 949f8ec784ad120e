// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A home that `doctor` examines, and in which its commands run. Daemons in the background there end with the home.
final class Patient: Sendable {
    let home: Home

    /// The result of one check.
    struct Found: Decodable, Equatable {
        var check: String
        var verdict: String
        var sentence: String
        var command: String?
    }

    struct Report {
        var status: Int32
        var findings: [Found]

        /// The names of the checks with a problem, such as "sink", once for each problem.
        var problems: [String] { findings.filter { $0.verdict == "problem" }.map(\.check) }

        func problem(_ check: String) throws -> Found {
            guard let found = findings.first(where: { $0.check == check && $0.verdict == "problem" }) else {
                throw Setback(description: "doctor finds nothing wrong with \(check): \(findings)")
            }
            return found
        }
    }

    init() throws {
        home = try Home()
    }

    deinit {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for pid in processes.compactMap({ pid_t($0) }) where belongsHere(pid) { kill(pid, SIGKILL) }
    }

    private func belongsHere(_ pid: pid_t) -> Bool {
        guard let variables = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else { return false }
        return variables.split(separator: 0).contains { $0.elementsEqual("HOME=\(home.folder)".utf8) }
    }

    /// The environment of doctor's commands, whose PATH has the programs under test.
    var environment: [String: String] {
        home.environment.merging(["PATH": "\(BuildFolder.programs):\(home.environment["PATH"] ?? "")"]) { $1 }
    }

    /// Examines the home after a shell command, in the same shell, so that its variables apply.
    /// - Parameter speaks: whether doctor also speaks a sentence.
    func examine(
        after command: String = ":", environment more: [String: String] = [:], speaks: Bool = false
    ) async throws -> Report {
        let told = try await home.run(
            ["bash", "-c", "{ \(command)\n} >&2; a11y-speak --json doctor \(speaks ? "" : "--silent")"],
            environment: environment.merging(more) { $1 })
        guard told.errors.isEmpty || command != ":" else { throw Setback(description: "doctor: \(told.errors)") }
        let findings = try told.output.split(separator: "\n").map {
            try JSONDecoder().decode(Found.self, from: Data($0.utf8))
        }
        guard !findings.isEmpty else { throw Setback(description: "doctor is silent: \(told.errors)") }
        return Report(status: told.exitStatus ?? -1, findings: findings)
    }

    /// Checks that doctor names a fault, and that its own command fixes it.
    /// - Returns: the findings after the command.
    @discardableResult
    func mend(_ check: String, environment: [String: String] = [:], speaks: Bool = false) async throws -> Report {
        let found = try await examine(environment: environment, speaks: speaks).problem(check)
        guard let command = found.command else { throw Setback(description: "no command for \(found)") }
        let after = try await examine(after: command, environment: environment, speaks: speaks)
        guard !after.problems.contains(check) else {
            throw Setback(description: "\(command) did not mend \(found): \(after.findings)")
        }
        return after
    }
}
