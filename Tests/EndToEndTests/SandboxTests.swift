// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// System calls open to a text that has broken the synthesizer: the benchmark makes them from the built program's
/// processes.
@Suite("The sandbox", .seated, .enabled(if: geteuid() == 0, "holding another process needs root"))
struct SandboxTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `every harmful system call is refused to the serving and to the waiting process`()
        async throws
    {
        let tried = try await home.run(
            ["python3", "\(BuildFolder.package)/Benchmarks/sandbox", "--check", "--daemon", BuildFolder.daemon])
        #expect(tried.exitStatus == 0, "\(tried.output)\(tried.errors)")
        #expect(tried.output.hasSuffix("are not refused without a sandbox.\n"))
        #expect(tried.errors == "")
    }

    @Test func `programs of the same user cannot read the daemon's memory map, and no process leaves a core file`()
        async throws
    {
        let user = 40_000 + getpid() % 20_000
        for folder in [home.folder, home.path("run"), home.path("run/pulse")] {
            chown(folder, uid_t(user), gid_t(user))
        }
        let another = ["setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
        let daemon = try await RunningDaemon(in: home, wrapper: another)
        let waiting = try await child(of: daemon.program.pid)
        for process in [daemon.program.pid, waiting, try await child(of: waiting)] {
            let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
            #expect(limits.contains(#/Max core file size +0 +0 /#))
            let looked = try await home.run(another + ["cat", "/proc/\(process)/environ", "/proc/\(process)/maps"])
            #expect(looked.exitStatus == 1)
            #expect(looked.errors.split(separator: "\n").count { $0.hasSuffix("Permission denied") } == 2)
        }
    }

    private func child(of process: pid_t) async throws -> pid_t {
        try await eventually("a child of \(process)") {
            pid_t(try await home.run(["pgrep", "-o", "-P", "\(process)"]).output.dropLast())
        }
    }
}
