// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection

/// `config`: the daemon's program does it, which knows its settings.
struct ConfigCommand: ParsableCommand {
    static let name = "config"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Prints the daemon's settings with their defaults, or checks its files.",
        discussion:
            "--defaults prints them as a config.toml; --check [FILE] says what is wrong, and exits with 78 then. "
            + "a11y-speakd(1) tells more.")

    @Argument(
        parsing: .captureForPassthrough, help: "--defaults, or --check and perhaps a file.", completion: .file())
    var arguments: [String] = []

    func run() throws {
        let reason = DaemonProgram.run([Self.name] + arguments)
        throw NotDone("a11y-speakd could not be started: \(reason). Is it installed?")
    }
}

/// `render`: the sound of a file of events. The daemon's program does it, with the daemon's own parts.
struct RenderCommand: ParsableCommand {
    static let name = "render"
    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Renders what would be heard of a file of events to a WAV file and its captions.",
        discussion:
            "Takes EVENTS -o FILE.wav [--captions FILE.vtt] [--json] [--data-dir DIR]; 'a11y-speak render --help' "
            + "lists what they are. Needs a11y-speakd, but none that runs.")

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("EVENTS -o FILE.wav and options.", valueName: "events"),
        completion: .file())
    var arguments: [String] = []

    func run() throws {
        _ = DaemonProgram.run([Self.name] + arguments)
        throw NotDone("a11y-speakd is neither beside this program nor on the PATH: it is what renders, so install it.")
    }
}
