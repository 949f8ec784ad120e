// SPDX-License-Identifier: MIT

/// Checks where this program runs: the login, a sandbox, a connection of ssh, and the socket.
struct PlaceDiagnosis {
    private let facts: MachineFacts
    private let commands: RepairCommands

    init(_ facts: MachineFacts) {
        self.facts = facts
        commands = RepairCommands(facts: facts)
    }

    var runtime: [Finding] {
        let login = facts.login
        guard let folder = login.runtimeFolder else {
            guard facts.socket.state == .nowhere || facts.daemon.status == nil else { return [] }
            let command =
                login.hasUsualFolder
                ? "export XDG_RUNTIME_DIR=/run/user/\(login.uid)" : "sudo loginctl enable-linger \(login.user)"
            return [
                .problem(
                    .runtime, "XDG_RUNTIME_DIR is not set, so neither the daemon nor the sound server is found.",
                    command: command)
            ]
        }
        let name = RepairCommands.quoted(folder)
        guard let access = login.runtimeAccess else {
            let command =
                login.hasUsualFolder ? "export XDG_RUNTIME_DIR=/run/user/\(login.uid)" : "mkdir -m 700 \(name)"
            return [.problem(.runtime, "XDG_RUNTIME_DIR is \(folder), which does not exist.", command: command)]
        }
        guard access.owner == login.uid else {
            return [
                .problem(
                    .runtime, "XDG_RUNTIME_DIR is \(folder), which belongs to user \(access.owner) and not to you.",
                    command: login.hasUsualFolder ? "export XDG_RUNTIME_DIR=/run/user/\(login.uid)" : nil)
            ]
        }
        guard access.mode & 0o077 == 0, access.mode & 0o700 == 0o700 else {
            let mode = "0" + String(access.mode, radix: 8)
            return [
                .problem(
                    .runtime, "\(folder) has mode \(mode), but must be private.", command: "chmod 700 \(name)")
            ]
        }
        return [.ok(.runtime, "\(folder) exists, and only you have access.")]
    }

    var sandbox: [Finding] {
        let folder = "$XDG_RUNTIME_DIR/a11y-speakd"
        let command: String
        let name: String
        switch facts.login.sandbox {
        case nil: return []
        case .flatpak(let app):
            name = "the Flatpak \(app)"
            command = "flatpak override --user --filesystem=xdg-run/a11y-speakd \(RepairCommands.quoted(app))"
        case .container:
            name = "a container"
            let inside = facts.login.runtimeFolder ?? "/run"
            command =
                "podman run --userns=keep-id --env XDG_RUNTIME_DIR=\(inside) "
                + "--volume \"\(folder):\(inside)/a11y-speakd\" IMAGE"
        }
        switch facts.socket.state {
        case .listening: return [.ok(.sandbox, "This is \(name), and the daemon's socket is in it.")]
        case .dead where facts.login.sandbox == .container:
            return [
                .problem(
                    .sandbox,
                    "This is \(name) in which the socket is dead: mount its folder, which outlives the daemon, "
                        + "and not the socket. Outside:", command: command)
            ]
        default:
            return [
                .problem(.sandbox, "This is \(name), and the daemon's socket is not in it. Outside:", command: command)
            ]
        }
    }

    var way: [Finding] {
        let path = facts.socket.path
        switch facts.socket.state {
        case .listening(let peer) where peer.isSSH && facts.daemon == .closing:
            return [
                .problem(
                    .ssh, "No daemon runs at the desk that you come from with ssh. There:",
                    command: "systemctl --user restart a11y-speakd.socket")
            ]
        case .listening(let peer) where peer.isSSH && facts.daemon == .silent:
            return [
                .problem(
                    .ssh, "The daemon at the desk that you come from with ssh does not answer. There:",
                    command: "systemctl --user restart a11y-speakd.service")
            ]
        case .listening(let peer) where peer.isSSH:
            guard facts.isDaemonAudible else { return [] }
            return [.ok(.ssh, "Speech from here is heard at the desk that you come from with ssh.")]
        case .dead where facts.login.hasFarSocket:
            return [
                .problem(
                    .ssh,
                    "A11Y_SPEAKD_SOCKET is \(path), where ssh no longer listens: its connection has ended. Remove the "
                        + "socket, so that the desk's ssh can make it again.",
                    command: "rm -f \(RepairCommands.quoted(path))")
            ]
        case .missing where facts.login.hasFarSocket:
            return [
                .problem(
                    .ssh,
                    "A11Y_SPEAKD_SOCKET is \(path), which is missing: no ssh forwards it (RemoteForward). At the desk:",
                    command: "systemctl --user restart a11y-speakd-forward@\(facts.login.host).service")
            ]
        default: return []
        }
    }

    var socket: [Finding] {
        let path = facts.socket.path
        let name = RepairCommands.quoted(path)
        switch facts.socket.state {
        case .nowhere: return []
        case .missing where facts.isSocketElsewhere, .dead where facts.isSocketElsewhere: return []
        case .missing:
            return [.problem(.socket, "There is no socket at \(path): no daemon listens.", command: commands.start)]
        case .dead:
            return [
                .problem(.socket, "The socket \(path) is dead: its listener has exited.", command: commands.start)
            ]
        case .noSocket:
            return [
                .problem(
                    .socket, "\(path) is not a socket, so the daemon cannot listen there.",
                    command: "mv \(name) \(RepairCommands.quoted(path + ".old")) && \(commands.start)")
            ]
        case .denied:
            let owner = facts.socket.access?.owner
            let isOwn = owner == facts.login.uid
            return [
                .problem(
                    .socket,
                    isOwn
                        ? "You may not open \(path), although it is yours."
                        : "\(path) belongs to user \(owner.map(String.init) ?? "?"): a daemon serves its own user only.",
                    command: isOwn ? "chmod 600 \(name)" : "unset A11Y_SPEAKD_SOCKET")
            ]
        case .failed(let reason):
            return [.problem(.socket, "\(path) cannot be used: \(reason).", command: commands.start)]
        case .listening(let peer): return [listening(peer, path)]
        }
    }

    /// A socket that other users may open is a problem, whichever process listens.
    private func listening(_ peer: Peer, _ path: String) -> Finding {
        if let access = facts.socket.access, access.mode & 0o177 != 0 {
            let mode = "0" + String(access.mode, radix: 8)
            return .problem(
                .socket, "\(path) has mode \(mode): the programs of other users could try to connect.",
                command: "chmod 600 \(RepairCommands.quoted(path))")
        }
        let who = peer.pid > 0 ? "\(peer.name) (process \(peer.pid))" : "a process outside"
        return .ok(.socket, "\(who) listens at \(path).")
    }
}
