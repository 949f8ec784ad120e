// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A home that `doctor` examines, in which its commands are carried out. Daemons that went into the background there end
/// with it.
final class Patient: Sendable {
    let home: Home

    /// What `doctor` has found in one check.
    struct Found: Decodable, Equatable {
        var check: String
        var verdict: String
        var sentence: String
        var command: String?
    }

    struct Report {
        var status: Int32
        var findings: [Found]

        /// "sink" for each that has a problem.
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

    /// The commands that doctor names find the programs.
    var environment: [String: String] {
        home.environment.merging(["PATH": "\(BuildFolder.programs):\(home.environment["PATH"] ?? "")"]) { $1 }
    }

    /// Examines, after a command for a shell, whose settings hold for it.
    /// - Parameter speaks: says a sentence too.
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

    /// Doctor names a fault, and its own command mends it.
    /// - Returns: what is found after that.
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
