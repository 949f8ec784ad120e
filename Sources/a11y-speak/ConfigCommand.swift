// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
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
        let own = realpath("/proc/self/exe", nil)
        defer { free(own) }
        let folder = own.map { String(cString: $0).split(separator: "/").dropLast().joined(separator: "/") }
        let beside = folder.map { "/\($0)/a11y-speakd" }
        for program in [beside, "a11y-speakd"].compactMap(\.self) { become(program) }
        throw NotDone("a11y-speakd could not be started: \(String(cString: strerror(errno))). Is it installed?")
    }

    /// Returns only when that cannot be.
    private func become(_ program: String) {
        let words = ([program, "config"] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        execvp(program, words + [nil])
    }
}
