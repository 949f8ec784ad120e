// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The programs, voices and units as `make install` installs them, in a folder that every user can read.
final class InstalledPrefix: Sendable {
    private let folder: String
    private let home: Home

    /// The folder is not in /tmp, because the service has its own /tmp.
    init(in home: Home) async throws {
        self.home = home
        folder = try Home.makeFolder("/opt/a11y-XXXXXX")
        chmod(folder, 0o755)
        let files = FileManager.default
        for name in ["bin", "share/a11y-speakd", "units", "out"] {
            try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        // Another process copies: a program that starts here at the same time would inherit the open file, and a file
        // that is open for writing cannot run.
        _ = try await home.run(["cp", BuildFolder.daemon, BuildFolder.client, bin])
        try files.copyItem(atPath: home.path("data/voices"), toPath: "\(folder)/share/a11y-speakd/voices")
        try await copyUnits()
        chmod(out, 0o777)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    var bin: String { "\(folder)/bin" }
    var units: String { "\(folder)/units" }
    /// Every user may write here.
    var out: String { "\(folder)/out" }

    /// Copies the units with the drop-in for user namespaces, which the manager of these tests has.
    private func copyUnits() async throws {
        let environment = home.environment.merging(["USER_NAMESPACES": "yes"]) { $1 }
        let copied = try await home.run(
            [BuildFolder.script("units"), "install", "", bin, "\(folder)/share", units, ""], environment: environment)
        guard copied.exitStatus == 0 else { throw Setback(description: "no units: \(copied.errors)") }
    }
}

extension InstalledPrefix {
    /// The beginning of a script that starts a sound server instead of the distribution's, which would look for sound
    /// cards. The process `$recorder` records it to `heard.wav`.
    var listen: String {
        """
        systemctl --user --quiet stop pulseaudio.socket pulseaudio.service 2>/dev/null || true
        mkdir -p "$XDG_RUNTIME_DIR/pulse"
        pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --log-level=error --disable-shm=yes \
          -L "module-native-protocol-unix auth-anonymous=1 socket=$XDG_RUNTIME_DIR/pulse/native" \
          -L "module-null-sink sink_name=null rate=\(Recording.hertz) channels=1" &
        for _ in {1..2400}; do pactl info >/dev/null 2>&1 && break; sleep 0.05; done
        heard=\(out)/heard.wav
        parec -d null.monitor --file-format=wav --rate=\(Recording.hertz) --channels=1 --latency-msec=20 $heard &
        recorder=$!
        for _ in {1..2400}; do (( $(stat -c %s $heard 2>/dev/null || echo 0) > 4000 )) && break; sleep 0.05; done

        """
    }

    /// Runs a script under a user manager that has the units and listens at the socket of events.
    func underSystemd(_ script: String) async throws -> Program {
        let setUp = """
            set -eu
            export PATH="\(bin):$PATH"
            mkdir -p "$XDG_RUNTIME_DIR/systemd/user"
            cp -r \(units)/* "$XDG_RUNTIME_DIR/systemd/user/"
            systemctl --user daemon-reload
            systemctl --user start a11y-speakd.socket
            shown() { systemctl --user show --value --property="$1" a11y-speakd.service; }

            """
        return try await home.run(
            [BuildFolder.script("user-systemd"), "bash", "-c", setUp + script],
            environment: home.environment.merging(Home.caller("USER_SYSTEMD_USER")) { $1 })
    }
}
