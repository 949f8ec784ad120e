// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc

/// `render`: what would be heard of a file of events. The daemon's program does it, with the daemon's own parts.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders what would be heard of a file of events to a WAV file and its captions.",
        discussion:
            "Takes EVENTS -o FILE.wav [--captions FILE.vtt] [--json] [--data-dir DIR]; 'a11y-speak render --help' "
            + "lists what they are. Needs a11y-speakd, but none that runs.")

    @ParentCommand var parent: A11ySpeak

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("EVENTS -o FILE.wav and options.", valueName: "events"))
    var arguments: [String] = []

    func run() throws {
        let json = parent.connection.json ? ["--json"] : []
        let line = ["a11y-speakd", "render"] + arguments + json
        let strings = line.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        if let beside = Self.beside { execv(beside, strings) }
        execvp("a11y-speakd", strings)
        throw NotDone("a11y-speakd is neither beside this program nor on the PATH: it is what renders, so install it.")
    }

    /// Where the daemon's program is when both were installed, or built, together.
    private static var beside: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        let program = String(cString: path)
        return program.lastIndex(of: "/").map { program[...$0] + "a11y-speakd" }.map(String.init)
    }
}
