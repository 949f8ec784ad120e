// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Programs that announce more than can be heard; each is offered a rule.
struct ChatterDiagnosis {
    private let facts: MachineFacts

    /// So many in ten minutes: one in six seconds.
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
                    + "heard. So that only the newest is said, and how many there were:",
                command: "a11y-speak rule \(RepairCommands.quoted(chatter.client)) --group-limit 1")
        }
    }
}
