// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Diagnosis of chatter")
struct ChatterDiagnosisTests {
    private func lines(_ chatter: StatusReply.Chatter...) -> [String] {
        DiagnosisTests.lines {
            var status = DiagnosisTests.status()
            status.chatter = chatter
            $0.daemon = .answering(version: ClientProgram.version, status: status, languages: 1)
        }.filter { !$0.hasPrefix("ok") }
    }

    @Test func `a program whose announcements are mostly unheard is offered a rule`() {
        #expect(
            lines(
                StatusReply.Chatter(client: "Mumble", announced: 412, unheard: 380),
                StatusReply.Chatter(client: "a build", announced: 100, unheard: 50)
            ) == [
                "note    clients: Mumble announced 412 times in ten minutes, and 380 of them were not heard. To hear only the "
                    + "newest, and how many there were: a11y-speak rule Mumble --group-limit 1",
                "note    clients: a build announced 100 times in ten minutes, and 50 of them were not heard. To hear only the "
                    + "newest, and how many there were: a11y-speak rule 'a build' --group-limit 1",
            ])
    }

    @Test func `a program that is heard, or announces little, gets no note`() {
        #expect(
            lines(
                StatusReply.Chatter(client: "Orca", announced: 900, unheard: 200),
                StatusReply.Chatter(client: "Mumble", announced: 20, unheard: 20)) == [])
    }
}
