// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Turns facts into findings. Pure: the same facts give the same findings.
struct Diagnosis {
    let facts: MachineFacts

    /// The findings of each subject, in the order in which speech depends on them.
    var findings: [Finding] {
        let (place, daemon, sound) = (PlaceDiagnosis(facts), DaemonDiagnosis(facts), SoundDiagnosis(facts))
        return [
            place.runtime, place.sandbox, place.way, place.socket, daemon.units, daemon.confinement, daemon.answer,
            daemon.settings, ChatterDiagnosis(facts).findings, daemon.voices, EngineDiagnosis(facts).findings,
            VolumeDiagnosis(facts).findings,
            sound.server, sound.sink, sound.card,
            DispatcherDiagnosis(facts).findings, DesktopDiagnosis(facts).findings,
            sound.heard,
        ].flatMap(\.self)
    }

    /// The summary, printed before the findings: that all is well, or which checks found a problem.
    var opening: String {
        let findings = findings
        var problems: [String] = []
        for finding in findings where finding.verdict == .problem && !problems.contains(finding.check.rawValue) {
            problems.append(finding.check.rawValue)
        }
        let checks = "\(Set(findings.map(\.check)).count) checks"
        switch problems.count {
        case 0 where facts.daemon.status == nil: return "There is no daemon. \(checks):"
        case 0: return "All is well. \(checks):"
        case 1: return "One problem: \(problems[0]). \(checks):"
        default: return "\(problems.count) problems: \(problems.joined(separator: ", ")). \(checks):"
        }
    }

    /// 0 when all is well, 1 for a problem, 69 without a daemon.
    var exitCode: Int32 {
        guard facts.daemon.status != nil else { return 69 }
        return findings.contains { $0.verdict == .problem } ? 1 : 0
    }
}

/// Finds programs that announce more than can be heard, and offers a rule for each.
struct ChatterDiagnosis {
    private let facts: MachineFacts

    /// The number of announcements in ten minutes that counts as too many: one in six seconds.
    private static let many = 100

    init(_ facts: MachineFacts) {
        self.facts = facts
    }

    var findings: [Finding] {
        (facts.daemon.status?.chatter ?? []).filter { $0.announced >= Self.many && $0.unheard * 2 >= $0.announced }.map
        { chatter in
            .note(
                .clients,
                "\(chatter.client) announced \(chatter.announced) times in ten minutes, and \(chatter.unheard) of them were not "
                    + "heard. To hear only the newest, and how many there were:",
                command: "a11y-speak rule \(RepairCommands.quoted(chatter.client)) --group-limit 1")
        }
    }
}
