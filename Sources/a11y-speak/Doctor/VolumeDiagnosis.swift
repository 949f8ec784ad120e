// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks the volume of speech before it reaches a sink.
struct VolumeDiagnosis {
    private let facts: MachineFacts

    init(_ facts: MachineFacts) {
        self.facts = facts
    }

    /// The beginning of the daemon's message; the command that raises the volume follows.
    private static let atZero = "the volume is 0: "

    var isAtZero: Bool { facts.daemon.status?.problem?.hasPrefix(Self.atZero) ?? false }

    var findings: [Finding] {
        guard let status = facts.daemon.status else { return [] }
        var findings: [Finding] = []
        if isAtZero {
            let command = status.problem.map { String($0.dropFirst(Self.atZero.count)) }
            findings.append(.problem(.volume, "The volume of speech is 0, so nothing is heard.", command: command))
        }
        return findings + (status.inaudible ?? []).map { Self.finding(of: $0) }
    }

    /// No command changes the settings of one client.
    private static func finding(of client: String) -> Finding {
        .problem(
            .volume,
            "The volume of \(client) is 0 in the settings, so it is not heard: remove volume = 0 from "
                + "[client.\(client)] in config.toml.", command: nil)
    }
}
