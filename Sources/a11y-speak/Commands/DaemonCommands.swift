// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `config`: the daemon's program does it, which knows its settings.
struct ConfigCommand: ParsableCommand {
    static let name = "config"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Prints the daemon's settings with their defaults, or checks its files.",
        discussion:
            "--defaults prints them as a config.toml; --check [FILE] lists all errors, and then exits with 78 or 1. "
            + "See a11y-speakd(1).")

    @Argument(
        parsing: .captureForPassthrough, help: "--defaults, or --check and optionally a file.", completion: .file())
    var arguments: [String] = []

    func run() throws {
        try checkKeys()
        let reason = DaemonProgram.run([Self.name] + arguments)
        throw NotDone("a11y-speakd could not be started: \(reason). Is it installed?")
    }

    /// Reports a wrong key of explore behind what the daemon's program reports, which does not know the names of keys.
    /// - Throws: the exit status when there is one.
    private func checkKeys() throws {
        guard arguments.first == "--check", let problem = keyProblem,
            let told = ProgramOutput([DaemonProgram.path, Self.name] + arguments), [0, 1, 78].contains(told.status)
        else { return }
        let place = problem.split(separator: ": ").prefix(2).joined(separator: ": ") + ": "
        // A line that is wrong for the daemon's program too is reported once.
        guard !told.lines.contains(where: { $0.hasPrefix(place) }) else { return }
        for line in told.lines where told.status != 0 { print(line) }
        print(problem)
        throw ExitCode(told.status == 0 ? 1 : told.status)
    }

    /// The first thing that is wrong with the keys of explore; nil where nothing is, or where the file cannot be read.
    private var keyProblem: String? {
        let file = arguments.dropFirst().first
        guard
            let path = file ?? (try? ConfigurationStore(environment: ProcessInfo.processInfo.environment))?.path,
            FileAccess(of: path, kind: S_IFREG) != nil, let data = FileManager.default.contents(atPath: path),
            let text = String(validating: data, as: UTF8.self)
        else { return nil }
        do {
            _ = try KeySettings(ConfigurationText(text), file: path)
            return nil
        } catch {
            return String(error.description.dropLast())
        }
    }
}

/// `render`: the sound of a file of events. The daemon's program does it, with the daemon's own parts.
struct RenderCommand: ParsableCommand {
    static let name = "render"
    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Renders a file of events as a WAV file and its captions.",
        discussion:
            "Takes EVENTS -o FILE.wav [--captions FILE.vtt] [--json] [--data-dir DIR]; 'a11y-speak render --help' "
            + "describes them. Needs the program a11y-speakd, but no running daemon.")

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("EVENTS -o FILE.wav and options.", valueName: "events"),
        completion: .file())
    var arguments: [String] = []

    func run() throws {
        _ = DaemonProgram.run([Self.name] + arguments)
        throw NotDone("a11y-speakd, which renders, is neither beside this program nor on the PATH: install it.")
    }
}
