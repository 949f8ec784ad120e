// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc

/// `config`: the daemon's own command, which knows its settings.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Prints the daemon's settings with their defaults, or checks its files.",
        discussion:
            "--defaults prints them as a config.toml; --check [FILE] says what is wrong, and exits with 78 then. "
            + "a11y-speakd(1) tells more.")

    @Argument(parsing: .captureForPassthrough, help: "--defaults, or --check and perhaps a file.")
    var arguments: [String] = []

    func run() throws {
        let program = DaemonProgram.path
        let words = ([program, "config"] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        // Returns only when that cannot be.
        execvp(program, words + [nil])
        throw NotDone("a11y-speakd could not be started: \(String(cString: strerror(errno))). Is it installed?")
    }
}
