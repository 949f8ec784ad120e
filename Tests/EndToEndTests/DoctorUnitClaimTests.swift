// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Claims of `doctor` about units, confinement and the desktop, under a real user manager, and what breaks them.
@Suite(
    "Claims of a11y-speak doctor under systemd, and what breaks them", .serialized, .seated,
    .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct DoctorUnitClaimTests {
    private let home: Home
    private let prefix: InstalledPrefix

    init() async throws {
        home = try Home()
        prefix = try await InstalledPrefix(in: home)
    }

    private static let units = "$XDG_RUNTIME_DIR/systemd/user"

    /// `row CLAIM FAULT MEND` prints what doctor says of a thing before a fault, after it, and after the commands that
    /// undo it, in three lines.
    private static let words = """
        systemctl --user --quiet enable a11y-speakd.socket 2>/dev/null
        a11y-speak status >/dev/null
        U=$XDG_RUNTIME_DIR/systemd/user
        says() { a11y-speak --json doctor --silent | python3 -c '
        import json, sys
        own = [f for f in map(json.loads, sys.stdin) if f["check"] == sys.argv[1]]
        print("; ".join(f["verdict"] + ": " + f["sentence"] for f in own) or "nothing")' "$1"; }
        row() {
          says "$1"
          eval "$2" >/dev/null 2>&1 || true
          says "$1"
          eval "$3" >/dev/null 2>&1 || true
          says "$1"
        }

        """

    private func lines(_ script: String) async throws -> [String] {
        let told = try await prefix.underSystemd(Self.words + script)
        #expect(told.exitStatus == 0, "\(told.errors)")
        let lines = told.output.split(separator: "\n").map(String.init)
        print("doctor: \(lines.joined(separator: "\ndoctor: "))")
        return lines
    }

    @Test func `doctor does not say that units are well when files are missing, changed or masked`() async throws {
        let told = try await lines(
            #"""
            reload="systemctl --user daemon-reload"
            row units 'mv $U/a11y-speakd.service $XDG_RUNTIME_DIR; $reload' 'mv $XDG_RUNTIME_DIR/a11y-speakd.service $U; $reload'
            row units "sed -i 's/^Description=.*/Description=changed/' \$U/a11y-speakd.socket" '$reload'
            row units 'rm $U/a11y-speakd.socket' '$reload'
            """# + "\ncp \(prefix.units)/a11y-speakd.socket $U; $reload; systemctl --user restart a11y-speakd.socket\n"
                + #"""
                row units "sed -i 's|^ExecStart=.*|ExecStart=/nowhere/a11y-speakd|' \$U/a11y-speakd.service; $reload" \
                """# + "\n  'cp \(prefix.units)/a11y-speakd.service $U; $reload'\n"
                    + #"""
                    row units 'systemctl --user stop a11y-speakd.socket a11y-speakd.service' 'systemctl --user start a11y-speakd.socket'
                    row units 'systemctl --user disable a11y-speakd.socket; systemctl --user stop a11y-speakd.{socket,service}' \
                      'systemctl --user enable --now a11y-speakd.socket'
                    """#)
        let ok = "ok: The units are installed, enabled and active."
        #expect(
            told == [
                ok, "problem: The unit a11y-speakd.service is not installed, so the socket starts no daemon.", ok,
                ok, "note: The files of a11y-speakd.socket have changed since systemd read them.", ok,
                ok, "note: The files of a11y-speakd.socket have changed since systemd read them.",
                "note: The units are not installed, so the daemon does not start automatically.",
                ok, "problem: The unit a11y-speakd.service starts /nowhere/a11y-speakd, which is not there.", ok,
                ok, "problem: The unit a11y-speakd.socket is not started.", ok,
                ok, "problem: The unit a11y-speakd.socket is disabled: it will not start at the next login.", ok,
            ])
    }

    @Test func `doctor does not say that a process is confined because of a setting that came later`() async throws {
        let told = try await lines(
            #"""
            reload="systemctl --user daemon-reload"
            confined=$U/a11y-speakd.service.d/10-user-namespace.conf
            row confinement 'mv $confined $HOME; $reload; systemctl --user restart a11y-speakd.service' 'mv $HOME/10-user-namespace.conf $confined; $reload'
            row confinement 'systemctl --user restart a11y-speakd.service' ':'
            """#)
        let ok = "ok: The service is confined by a separate user namespace."
        let note =
            "note: The service has no separate user namespace, so the daemon may read and write all that you may; "
            + "its system calls are still filtered."
        #expect(told == [ok, note, note, note, ok, ok])
    }

    @Test func `doctor does not say that the desktop is heard when the bridge or the daemon does not answer`()
        async throws
    {
        let told = try await lines(
            prefix.listen + #"""
                export DBUS_SESSION_BUS_ADDRESS=unix:path=$XDG_RUNTIME_DIR/bus GSETTINGS_BACKEND=memory
                dbus-daemon --session --nofork --address=$DBUS_SESSION_BUS_ADDRESS >/dev/null 2>&1 &
                broker=$!
                for _ in {1..2400}; do [[ -S $XDG_RUNTIME_DIR/bus ]] && break; sleep 0.05; done
                mkdir -p ~/.config/a11y-speakd
                printf '[desktop]\nenable-toolkits = true\n' >~/.config/a11y-speakd/config.toml
                systemctl --user restart a11y-speakd.service
                systemctl --user start a11y-speak-desktop.service
                well() { for _ in {1..100}; do [[ $(says desktop) == ok* ]] && break; sleep 0.1; done; }
                bridge() { systemctl --user show --value --property=MainPID a11y-speak-desktop.service; }
                daemon() { systemctl --user show --value --property=MainPID a11y-speakd.service; }
                well
                of() { row desktop "$1" "$2; well" | sed 's/^ok: .*/ok/'; }
                of 'kill -STOP $(bridge)' 'kill -CONT $(bridge)'
                of 'kill -STOP $(daemon)' 'kill -CONT $(daemon)'
                of 'a11y-speak pause' 'a11y-speak resume'
                of 'pactl set-sink-mute null 1; a11y-speak say --wait hello' 'pactl set-sink-mute null 0; sleep 0.5'
                of 'systemctl --user stop a11y-speak-desktop.service' 'systemctl --user start a11y-speak-desktop.service'
                kill -KILL $broker
                says desktop
                """#)
        #expect(
            told == [
                "ok", "problem: The service a11y-speak-desktop does not answer.", "ok", "ok", "nothing", "ok", "ok",
                "nothing",
                "ok", "ok", "nothing", "ok", "ok", "nothing", "ok", "nothing",
            ])
    }
}
