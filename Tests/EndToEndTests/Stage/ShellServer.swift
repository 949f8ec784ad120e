// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A server with sshd, and the desk's link to it: on the server, the desk's daemon listens at ``socket``. Both are this
/// machine, with their own keys, settings and folders; sshd is an ordinary process on a free port.
struct ShellServer {
    private let home: Home
    private let options: [String]
    private let removesOldSockets: Bool
    /// The server's sshd.
    private var sshd: Program?

    /// - Parameters:
    ///   - options: further lines of the desk's ssh_config.
    ///   - removesOldSockets: sets StreamLocalBindUnlink in sshd_config, as the manual advises; off by default.
    init(in home: Home, options: [String] = [], removesOldSockets: Bool = true) async throws {
        self.home = home
        self.options = options
        self.removesOldSockets = removesOldSockets
        try FileManager.default.createDirectory(atPath: home.path("server"), withIntermediateDirectories: true)
        // Root's sshd needs this folder to start. A service manager would have made it.
        if geteuid() == 0 { mkdir("/run/sshd", 0o755) }
        for key in ["host", "user"] {
            let made = try await home.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", home.path(key)])
            guard made.exitStatus == 0 else { throw Setback(description: "no key: \(made.errors)") }
        }
        try await start()
    }

    /// The socket of the desk's daemon, for programs on the server.
    var socket: String { home.path("server/events.sock") }

    /// The options of `ssh` that find the server as the host "server".
    var sshOptions: [String] { ["-F", home.path("ssh_config")] }

    /// The environment of programs on the server.
    var environment: [String: String] {
        home.environment.merging(["XDG_RUNTIME_DIR": home.path("server"), "A11Y_SPEAKD_SOCKET": socket]) { $1 }
    }

    /// Starts sshd with the settings of the manual.
    private mutating func start() async throws {
        for _ in 1...20 {
            let port = try FreePort.find()
            try configure(port: port)
            let sshd = try home.start([BuildFolder.sshd, "-D", "-e", "-f", home.path("sshd_config")])
            let isListening = try await eventually("sshd; it wrote: \(sshd.errors)") { () -> Bool? in
                if sshd.exitStatus != nil { return false }
                return sshd.errors.contains("Server listening") ? true : nil
            }
            if isListening {
                self.sshd = sshd
                return
            }
            // Another program has taken the port.
            guard sshd.errors.contains("already in use") else { throw Setback(description: "sshd: \(sshd.errors)") }
        }
        throw Setback(description: "there was no free port for sshd")
    }

    private func configure(port: UInt16) throws {
        let server =
            [
                "ListenAddress 127.0.0.1", "Port \(port)", "HostKey \(home.path("host"))", "PidFile none",
                "AuthorizedKeysFile \(home.path("user.pub"))", "StrictModes no", "UsePAM no", "PermitRootLogin yes",
                "PasswordAuthentication no", "ClientAliveInterval 15", "ClientAliveCountMax 2",
            ] + (removesOldSockets ? ["StreamLocalBindUnlink yes"] : [])
        try (server.joined(separator: "\n") + "\n").write(
            toFile: home.path("sshd_config"), atomically: false, encoding: .utf8)
        let desk =
            [
                "Host server", "HostName 127.0.0.1", "Port \(port)", "User \(NSUserName())",
                "IdentityFile \(home.path("user"))", "IdentitiesOnly yes", "StrictHostKeyChecking no",
                "UserKnownHostsFile /dev/null", "LogLevel ERROR", "RemoteForward \(socket) \(home.socket)",
                "ExitOnForwardFailure yes", "ServerAliveInterval 15", "ServerAliveCountMax 2",
            ] + options
        try (desk.joined(separator: "\n") + "\n").write(
            toFile: home.path("ssh_config"), atomically: false, encoding: .utf8)
    }

    /// Connects the desk. Does not wait until the link works.
    func dial() throws -> Program { try home.start(["ssh", "-F", home.path("ssh_config"), "-N", "-T", "server"]) }

    /// Connects the desk, and waits until a program on the server can reach the daemon.
    func connect() async throws -> Program {
        let ssh = try dial()
        try await eventually("the way from the server; ssh wrote: \(ssh.errors)") {
            if let status = ssh.exitStatus {
                throw Setback(description: "ssh ended with \(status): \(ssh.errors); sshd: \(sshd?.errors ?? "")")
            }
            return try await isOpen
        }
        return ssh
    }

    /// Whether the daemon answers a program on the server.
    var isOpen: Bool {
        get async throws {
            try await home.run([BuildFolder.client, "status"], environment: environment).exitStatus == 0
        }
    }

    /// Starts the command-line client on the server.
    func speak(_ arguments: String..., input: String = "") throws -> Program {
        try home.start([BuildFolder.client] + arguments, environment: environment, input: input)
    }
}
