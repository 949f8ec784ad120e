// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// The socket unit for Speech Dispatcher's clients under a real user manager, alongside a real Speech Dispatcher.
@Suite(
    "systemd and Speech Dispatcher", .serialized, .seated,
    .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct SystemdPlaceTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    /// Runs a script. The file `$said` has the socket unit's output.
    private func run(_ script: String) async throws -> [String] {
        let setUp = """
            place=$XDG_RUNTIME_DIR/speech-dispatcher
            said=$XDG_RUNTIME_DIR/said.log
            mkdir "$XDG_RUNTIME_DIR/systemd/user/a11y-speakd-ssip.socket.d"
            printf '[Socket]\\nStandardError=append:%%t/said.log\\n' \
              >"$XDG_RUNTIME_DIR/systemd/user/a11y-speakd-ssip.socket.d/log.conf"
            systemctl --user daemon-reload
            ssip() { systemctl --user is-active a11y-speakd-ssip.socket || true; }
            answer() { printf 'QUIT\\r\\n' | socat -t 30 - "UNIX-CONNECT:$place/speechd.sock" | tr -d '\\r'; }
            node() { stat -c %i "$place/speechd.sock"; }
            locked() { [[ $(cat "$place/pid/speech-dispatcher.pid") == "$(shown MainPID)" ]] && echo "our lock"; }
            spawn() { speech-dispatcher --spawn >/dev/null 2>&1 && echo "spawned" || echo "not spawned"; }

            """
        let told = try await prefix.underSystemd(setUp + script)
        #expect(told.exitStatus == 0, "\(told.output)\(told.errors)")
        return told.output.split(separator: "\n").map(String.init)
    }

    @Test func `the socket of a running Speech Dispatcher is left alone`() async throws {
        let told = try await run(
            """
            spawn
            before=$(node)
            systemctl --user start a11y-speakd-ssip.socket 2>/dev/null || echo "not started"
            ssip
            sed "s|$place|PLACE|; s/$(cat "$place/pid/speech-dispatcher.pid")/PID/g" "$said"
            [[ $(node) == "$before" ]] && echo "same socket"
            answer
            a11y-speak status | tail -n 1
            """)
        #expect(
            told == [
                "spawned", "not started", "failed",
                "a11y-speakd: SSIP cannot be served at PLACE/speechd.sock, because Speech Dispatcher (process PID) runs there: "
                    + "end it with 'kill PID'",
                "same socket", "231 HAPPY HACKING", "clients: 1",
            ])
    }

    @Test func `a socket unit that starts while the daemon runs is served, and its stop frees the place`() async throws
    {
        let told = try await run(
            """
            a11y-speak status | tail -n 1
            systemctl --user restart a11y-speakd-ssip.socket
            ssip
            for _ in {1..2400}; do [[ $(shown ActiveState) == active ]] && break; sleep 0.05; done
            locked
            answer
            before=$(node)
            spawn
            [[ $(node) == "$before" ]] && echo "same socket"
            a11y-speak status | tail -n 1
            systemctl --user stop a11y-speakd-ssip.socket
            a11y-speak status | tail -n 1
            spawn
            answer
            """)
        #expect(
            told == [
                "clients: 1", "active", "our lock", "231 HAPPY HACKING", "not spawned", "same socket", "clients: 1",
                "clients: 1", "spawned", "231 HAPPY HACKING",
            ])
    }

    @Test func `the SSIP unit alone also starts the events' socket, and a removed socket is served again`()
        async throws
    {
        let told = try await run(
            """
            systemctl --user stop a11y-speakd.socket
            systemctl --user start a11y-speakd-ssip.socket
            answer
            a11y-speak status | tail -n 1
            rm "$place/speechd.sock"
            for _ in {1..2400}; do [[ -S $place/speechd.sock ]] && break; sleep 0.05; done
            answer
            first=$(shown MainPID)
            kill -KILL "$first"
            for _ in {1..2400}; do [[ $(shown NRestarts) == 1 && $(shown ActiveState) == active ]] && break; sleep 0.05; done
            locked
            answer
            systemctl --user restart a11y-speakd-ssip.socket
            answer
            """)
        let hello = "231 HAPPY HACKING"
        #expect(told == [hello, "clients: 1", hello, "our lock", hello, hello])
    }
}
