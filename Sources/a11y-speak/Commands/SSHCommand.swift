// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import Glibc

/// `ssh`: a session on another machine whose programs speak through this machine's daemon.
struct SSHCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "ssh", "Logs in on another machine, whose programs then speak here.",
        examples: [
            "a11y-speak ssh server": "a shell there, speech here",
            "a11y-speak ssh server a11y-speak say Done": "one command there",
        ],
        notes: "Takes the options of ssh. OpenSSH forwards the daemon's socket, and A11Y_SPEAKD_SOCKET names it for "
            + "the programs there. Neither machine needs other settings. The exit code is ssh's.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("Options of ssh, the host, and a command.", valueName: "host"))
    var arguments: [String] = []

    func run() async throws {
        if ["-h", "--help"].contains(arguments.first) { throw CleanExit.helpRequest(self) }
        let suffix = String(UInt64.random(in: .min ... .max), radix: 16)
        let (own, rest) = ConnectionOptions.separated(from: arguments)
        let connection = own.isEmpty ? connection : try ConnectionOptions.parse(own)
        let line = try SSHLine(rest, forwarding: "/tmp/a11y-speak-\(suffix).sock")
        // Reports a missing daemon before ssh asks for a password.
        try await connection.withClient { _ in }
        let words = line.words(to: try connection.socketPath(), hasTerminal: isatty(STDIN_FILENO) == 1)
        let reason = ChildProgram.replaceThisProgram(by: words)
        throw CommandFailure("ssh could not be started: \(reason). Install it with: sudo apt install openssh-client")
    }
}

/// The command line of an `ssh` that forwards the daemon's socket. A value.
struct SSHLine: Equatable {
    private let options: [String]
    private let host: String
    private let command: [String]
    /// The path of the socket on the host.
    private let socket: String

    /// - Throws: a `ValidationError` when the arguments name no host.
    init(_ arguments: [String], forwarding socket: String) throws {
        var index = 0
        while index < arguments.count, arguments[index].hasPrefix("-"), arguments[index].count > 1 {
            if arguments[index] == "--" {
                index += 1
                break
            }
            index += Self.takesNext(arguments[index]) ? 2 : 1
        }
        guard index < arguments.count else { throw ValidationError("name a host: a11y-speak ssh server") }
        (options, host) = (arguments[..<index].filter { $0 != "--" }, arguments[index])
        command = Array(arguments[(index + 1)...])
        self.socket = socket
    }

    /// The words of ssh(1) that take a value in the next word. Flags may precede the letter in one word, as in `-tp 22`.
    private static func takesNext(_ word: String) -> Bool {
        guard let letter = word.dropFirst().firstIndex(where: "BbcDEeFIiJLlmOoPpQRSWw".contains) else { return false }
        return word.index(after: letter) == word.endIndex
    }

    /// - Parameters:
    ///   - local: the path of the daemon's socket.
    ///   - hasTerminal: whether a shell on the host gets a terminal.
    func words(to local: String, hasTerminal: Bool) -> [String] {
        let terminal = command.isEmpty && hasTerminal ? ["-t"] : []
        return ["ssh"] + options + terminal
            + ["-o", "ExitOnForwardFailure=yes", "-R", "\(socket):\(local)", "--", host, script]
    }

    /// The script for the host, for any login shell: one word in single quotes after `sh -c`. The socket is removed at the end.
    private var script: String {
        let run =
            command.isEmpty
            ? #""${SHELL:-/bin/sh}" -l"# : #""${SHELL:-/bin/sh}" -c "$1""#
        let text =
            "A11Y_SPEAKD_SOCKET=\(socket); export A11Y_SPEAKD_SOCKET; "
            + #"trap "rm -f $A11Y_SPEAKD_SOCKET" EXIT; trap "exit 129" HUP; trap "exit 143" TERM; \#(run)"#
        return "exec /bin/sh -c \(text.inShellQuotes) a11y-speak \(command.joined(separator: " ").inShellQuotes)"
    }
}
