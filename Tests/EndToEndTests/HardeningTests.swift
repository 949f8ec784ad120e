// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// The limits that the units set for the daemon, the limits that the daemon sets for its synthesizer, and the watchdog.
@Suite("systemd: hardening", .serialized, .seated, .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct HardeningTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    @Test func `the service's exposure is at most the manual's, with a user namespace and without`() async throws {
        let page = try String(contentsOfFile: "\(BuildFolder.package)/Sources/Manual/a11y-speakd.1", encoding: .utf8)
        #expect(try await exposure() <= 0.8)
        #expect(page.contains("exposure of 0.8 of 10"))
        try FileManager.default.removeItem(atPath: "\(prefix.units)/a11y-speakd.service.d")
        #expect(try await exposure() <= 5.9)
        #expect(page.contains("and of 5.9"))
    }

    /// Later versions of systemd examine more settings: 252 reports 0.8, and 262 reports 0.4.
    private func exposure() async throws -> Double {
        let told = try await prefix.underSystemd(
            "systemd-analyze --user security --offline=true --no-pager --threshold=99 \(prefix.units)/a11y-speakd.service"
        )
        #expect(told.exitStatus == 0, "\(told.output.suffix(200))\(told.errors)")
        let level = try #require(
            told.output.firstMatch(of: /exposure level for a11y-speakd.service: ([\d.]+)/)?.output.1)
        return try #require(Double(level))
    }

    @Test func `in the unit the synthesizing process has its limits, and the daemon its descriptors`()
        async throws
    {
        let told = try await prefix.underSystemd(
            """
            a11y-speak status >/dev/null
            daemon=$(shown MainPID)
            # Of the engines' processes that of espeak-ng is the oldest.
            waits=$(pgrep -o -P "$daemon")
            serves=$(pgrep -P "$waits")
            for process in $waits $serves; do
              awk '/^Max (address space|file size|core file size)/ { print $0 }' /proc/$process/limits | tr -s ' '
              awk '/^(Seccomp|NoNewPrivs):/ { print $1, $2 }' /proc/$process/status
            done
            read -r _ _ _ soft hard _ <<<"$(grep '^Max open files' /proc/$daemon/limits)"
            (( soft == (hard < 65536 ? hard : 65536) )) && echo "descriptors: as many as there may be"
            """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        let limits = """
            Max file size 0 0 bytes
            Max core file size 0 0 bytes
            Max address space 1073741824 1073741824 bytes
            NoNewPrivs: 1
            Seccomp: 2

            """
        #expect(told.output.replacing(" \n", with: "\n") == limits + limits + "descriptors: as many as there may be\n")
    }

    @Test func `a daemon that hangs is restarted by the watchdog`() async throws {
        let told = try await prefix.underSystemd(
            """
            mkdir -p "$XDG_RUNTIME_DIR/systemd/user/a11y-speakd.service.d"
            # The abort is meant: Swift need not find out where it was, which under the thread sanitizer crashes itself.
            printf '[Service]\\nWatchdogSec=1\\nLimitCORE=0\\nEnvironment=SWIFT_BACKTRACE=enable=no\\n' \
              >"$XDG_RUNTIME_DIR/systemd/user/a11y-speakd.service.d/soon.conf"
            systemctl --user daemon-reload
            a11y-speak status | tail -n 1
            first=$(shown MainPID)
            sleep 2 # it is fed: nothing happens
            shown NRestarts
            kill -STOP "$first"
            for _ in {1..2400}; do [[ $(shown NRestarts) == 1 && $(shown ActiveState) == active ]] && break; sleep 0.05; done
            a11y-speak status | tail -n 1
            [[ $(shown MainPID) != "$first" ]] && echo "another process"
            """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        #expect(told.output == "clients: 1\n0\nclients: 1\nanother process\n")
    }
}
