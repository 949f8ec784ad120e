// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `settings file`: runs the daemon's program, which knows its settings.
struct ConfigCommand: ParsableCommand {
    static let name = "file"
    static let configuration = CommandConfiguration(
        name, "Prints every setting with its default, or checks your files.",
        examples: [
            "a11y-speak settings file --defaults": "a config.toml with every setting",
            "a11y-speak settings file --check": "prints each mistake with its line",
        ],
        notes: "--check [FILE] exits with 78 when the daemon refuses something, and with 1 when only names are "
            + "unknown. See a11y-speakd(1).")

    @Argument(
        parsing: .captureForPassthrough, help: "--defaults, or --check and optionally a file.", completion: .file())
    var arguments: [String] = []

    private static let daemonCommand = "config"

    func run() throws {
        try checkKeys()
        let reason = DaemonProgram.run([Self.daemonCommand] + arguments)
        throw CommandFailure("a11y-speakd could not be started: \(reason). Is it installed?")
    }

    /// Adds a wrong key of `explore` to the report of the daemon's program, which does not know the names of keys.
    /// - Throws: the exit status when a key is wrong.
    private func checkKeys() throws {
        guard arguments.first == "--check", let problem = keyProblem,
            let told = ProgramOutput([DaemonProgram.path, Self.daemonCommand] + arguments),
            [0, 1, 78].contains(told.status)
        else { return }
        let place = problem.split(separator: ": ").prefix(2).joined(separator: ": ") + ": "
        // A line that the daemon's program rejects too is reported once.
        guard !told.lines.contains(where: { $0.hasPrefix(place) }) else { return }
        for line in told.lines where told.status != 0 { print(line) }
        print(problem)
        throw ExitCode(told.status == 0 ? 1 : told.status)
    }

    /// The first fault in the keys of `explore`; nil for none, and for an unreadable file.
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

/// `render`: the sound of a file of events. The daemon's program makes it with the parts of the daemon.
struct RenderCommand: ParsableCommand {
    static let name = "render"
    static let configuration = CommandConfiguration(
        name, "Renders a file of events to a WAV file and captions.",
        examples: [
            "a11y-speak render events.jsonl -o app.wav": "what would be heard",
            "a11y-speak render - -o app.wav --captions app.vtt": "from a pipe, with captions",
        ],
        notes: "'a11y-speakd render --help' lists the options. No daemon needs to run, but a11y-speakd must be "
            + "installed.")

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("EVENTS -o FILE.wav and options.", valueName: "events"),
        completion: .file())
    var arguments: [String] = []

    func run() throws {
        _ = DaemonProgram.run([Self.name] + arguments)
        throw CommandFailure("a11y-speakd, which renders, is neither beside this program nor on the PATH: install it.")
    }
}
