// SPDX-License-Identifier: MIT

import ClientConnection

/// The shell commands that `doctor` recommends. The commands to start, restart and reload a daemon depend on how the
/// daemon runs on this machine.
struct RepairCommands {
    let facts: MachineFacts

    /// A word, quoted for a shell if necessary.
    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            byte > 0x7F || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                || "/._-:@%+=".utf8.contains(byte)
        }
        guard !isPlain || text.isEmpty else { return text }
        return text.inShellQuotes
    }

    private static let reset = "systemctl --user reset-failed a11y-speakd.service a11y-speakd.socket"

    /// The command that starts a daemon when none answers.
    var start: String {
        let units = facts.units
        guard units.hasManager else { return backgroundCommand }
        if let masked = units.masked {
            return "systemctl --user unmask \(masked) && systemctl --user enable --now a11y-speakd.socket"
        }
        if units.unreadFile != nil && !units.socket.isThere {
            return "systemctl --user daemon-reload && systemctl --user enable --now a11y-speakd.socket"
        }
        guard units.socket.isThere else { return backgroundCommand }
        if units.service.active == "failed" || units.socket.active == "failed" {
            return "\(Self.reset); systemctl --user restart a11y-speakd.socket"
        }
        if units.socket.file == "disabled" { return "systemctl --user enable --now a11y-speakd.socket" }
        // Also repairs a socket file that was removed while systemd listens on it.
        return "systemctl --user stop a11y-speakd.service; systemctl --user restart a11y-speakd.socket"
    }

    /// Starts a daemon without systemd.
    private var backgroundCommand: String {
        let place = facts.socket.path.isEmpty ? "" : " --socket \(Self.quoted(facts.socket.path))"
        return "\(Self.quoted(facts.daemonProgram)) --background\(place)"
    }

    /// The command that restarts a running daemon.
    /// - Parameter signal: the signal that ends the old daemon.
    func restart(signal: String = "TERM") -> String {
        if isServiceRunning { return "systemctl --user restart a11y-speakd.service" }
        guard let pid = daemonProcess else { return start }
        return "kill -\(signal) \(pid); tail --pid=\(pid) -f /dev/null; \(backgroundCommand)"
    }

    /// The command that makes the daemon read its settings again; nil when there is none.
    var reload: String? {
        if isServiceRunning { return "systemctl --user reload a11y-speakd.service" }
        return daemonProcess.map { "kill -HUP \($0)" }
    }

    private var isServiceRunning: Bool { facts.units.service.active == "active" }

    /// The process of a daemon that listens itself; nil when systemd or sshd listens.
    private var daemonProcess: Int32? {
        guard case .listening(let peer) = facts.socket.state, peer.pid > 1,
            peer.name != "systemd", !peer.isSSH
        else { return nil }
        return peer.pid
    }
}
