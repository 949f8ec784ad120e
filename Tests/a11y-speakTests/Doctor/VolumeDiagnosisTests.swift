// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Diagnosis of the volume")
struct VolumeDiagnosisTests {
    @Test func `a volume of 0 is a problem, of the daemon and of a client, and says what raises it`() {
        let cure = "a11y-speak configure --volume 100"
        #expect(
            DiagnosisTests.lines {
                $0.daemon = .answering(
                    version: ClientProgram.version, status: DiagnosisTests.status(problem: "the volume is 0: \(cure)"),
                    languages: 1)
            }.filter {
                !$0.hasPrefix("ok")
            } == [
                "problem volume: The volume of speech is 0, so nothing is heard. Mend it with: \(cure)",
                "note    heard: A sentence was played to its end, and nobody can have heard it.",
            ])
        #expect(
            DiagnosisTests.lines {
                var status = DiagnosisTests.status()
                status.inaudible = ["build"]
                $0.daemon = .answering(version: ClientProgram.version, status: status, languages: 1)
            }.filter { !$0.hasPrefix("ok") } == [
                "problem volume: The volume of build is 0 in the settings, so it is not heard: remove volume = 0 from "
                    + "[client.build] in config.toml."
            ])
    }
}
