// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Resources that the daemon needs are missing for a while, or are removed: each fault of `Benchmarks/faults`, once.
/// The benchmark compares the daemon's events with the sound, for each announcement.
@Suite("Faults of the machine", .seated, .enabled(if: geteuid() == 0, "being another user needs root"))
struct FaultTests {
    private static let faults = [
        "NoProcesses", "LogUnread", "LogStopped", "RuntimeRemoved", "FilesRemoved", "FewDescriptors", "EarlyHangup",
        "ForgedLog", "SoundPauses", "SoundHungAtStart", "VoicesAway", "ManyReloads", "TenMore",
    ]

    /// A sanitized daemon waits twenty times as long for a stopped process, and so longer than the benchmark. Where files
    /// must be small, it cannot write its reports.
    private static var unsanitizedFaults: [String] {
        #if SANITIZER
            []
        #else
            ["WaitingStopped", "SmallFiles"]
        #endif
    }

    @Test(arguments: faults + unsanitizedFaults)
    func `accepted announcements are not lost, repeated, silent or stuck`(fault: String) async throws {
        let home = try Home()
        let played = try await home.run(
            [
                "python3", "\(BuildFolder.package)/Benchmarks/faults", "--daemon", BuildFolder.daemon, "--runs", "1",
                "--jobs", "1", "--faults", fault, "--out", home.path("table"),
            ])
        #expect(played.exitStatus == 0, "\(played.output)\(played.errors)")
        let table = try String(contentsOfFile: home.path("table"), encoding: .utf8)
        #expect(table.contains(#/\| 1 \| \d+ \| 0 \| 0 \| 0 \| 0 \|/#))
    }
}
