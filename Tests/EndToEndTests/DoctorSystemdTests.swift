// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// `doctor` under a real user manager: each fault of the units is fixed by the command that `doctor` names.
@Suite(
    "a11y-speak doctor under systemd", .serialized, .seated,
    .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct DoctorSystemdTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    /// `problem CHECK` prints a check's sentence, `mend CHECK` runs its command, and `state CHECK` prints its verdict.
    private static let words = """
        systemctl --user --quiet enable a11y-speakd.socket 2>/dev/null
        examine() { a11y-speak --json doctor --silent || true; }
        found() { examine | python3 -c '
        import json, sys
        for line in sys.stdin:
            finding = json.loads(line)
            if finding["check"] == sys.argv[1] and finding["verdict"] == "problem":
                print(finding[sys.argv[2]])
                break
        ' "$1" "$2"; }
        problem() { found "$1" sentence; }
        mend() { eval "$(found "$1" command)" >/dev/null 2>&1; }
        state() { examine | python3 -c '
        import json, sys
        print({f["check"]: f["verdict"] for f in map(json.loads, sys.stdin)}.get(sys.argv[1], "nothing"))' "$1"; }

        """

    private func lines(_ script: String) async throws -> [String] {
        let told = try await prefix.underSystemd(Self.words + script)
        #expect(told.exitStatus == 0, "\(told.errors)")
        return told.output.split(separator: "\n").map(String.init)
    }

    @Test func `enabled and active units are ok, and so is the daemon that they start`() async throws {
        #expect(
            try await lines("for check in runtime socket units daemon voices; do state $check; done") == [
                "ok", "ok", "ok", "ok", "ok",
            ])
    }

    @Test func `stopped and disabled units are named and fixed`() async throws {
        let told = try await lines(
            """
            fault() { "$@" >/dev/null 2>&1; problem units; mend units; state units; state daemon; }
            fault systemctl --user stop a11y-speakd.socket a11y-speakd.service
            disable() {
              systemctl --user disable a11y-speakd.socket && systemctl --user stop a11y-speakd.socket a11y-speakd.service
            }
            fault disable
            """)
        #expect(
            told == [
                "The unit a11y-speakd.socket is not started.", "ok", "ok",
                "The unit a11y-speakd.socket is disabled: it will not start at the next login.", "ok", "ok",
            ])
    }

    @Test func `a daemon that failed too often is named and started again`() async throws {
        let told = try await lines(
            """
            folder=$XDG_RUNTIME_DIR/systemd/user/a11y-speakd.service.d
            mkdir -p $folder
            printf '[Service]\\nExecStart=\\nExecStart=/bin/false\\n' >$folder/broken.conf
            systemctl --user daemon-reload
            timeout 20 a11y-speak status >/dev/null 2>&1 || true
            for _ in {1..6000}; do
              [[ $(systemctl --user show --value --property=ActiveState a11y-speakd.socket) == failed ]] && break
              sleep 0.05
            done
            problem units
            rm -r $folder
            systemctl --user daemon-reload
            mend units
            state units
            state daemon
            """)
        #expect(told == ["The daemon failed too often, so systemd no longer starts it.", "ok", "ok"])
    }

    @Test func `a login without XDG_RUNTIME_DIR is named and fixed`() async throws {
        let told = try await lines(
            """
            folder=$XDG_RUNTIME_DIR
            unset XDG_RUNTIME_DIR
            problem runtime
            mend runtime
            [[ $XDG_RUNTIME_DIR == "$folder" ]] && echo same
            state runtime
            state daemon
            """)
        #expect(
            told == [
                "XDG_RUNTIME_DIR is not set, so neither the daemon nor the sound server is found.", "same", "ok", "ok",
            ])
    }

    @Test func `voices hidden by the manager's environment are named and found again`() async throws {
        let told = try await lines(
            """
            mkdir -p ~/empty
            systemctl --user set-environment ESPEAK_DATA_PATH=$HOME/empty
            systemctl --user stop a11y-speakd.service
            timeout 20 a11y-speak status >/dev/null 2>&1 || true
            for _ in {1..6000}; do
              [[ $(systemctl --user show --value --property=ActiveState a11y-speakd.socket) == failed ]] && break
              sleep 0.05
            done
            problem voices
            mend voices
            state daemon
            """)
        #expect(told.last == "ok")
        #expect(told.first?.hasSuffix("empty, which ESPEAK_DATA_PATH names.") == true, "\(told)")
    }
}
