// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Exploring
import FoundationEssentials
import Glibc
import Wording

/// `setup`: sound, voice, shell and desktop, one question after the other, by ear.
struct SetupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "setup", "Sets up sound, voice, shell and desktop by ear, one question after the other.",
        examples: [
            "a11y-speak setup": "Enter: yes, N: no, R: repeat, Escape: leave",
            "a11y-speak doctor": "when you hear nothing",
        ],
        notes: "Each question is spoken and printed. Nothing changes until you answer yes. Run it again at any time.")

    @OptionGroup var connection: ConnectionOptions

    func validate() throws {
        if connection.json { throw ValidationError("setup asks for keys, and prints no JSON: leave out --json") }
    }

    func run() async throws {
        close(try Keyboard.open(for: "setup"))
        do {
            try await connection.withClient(as: "a11y-speak setup") { client in
                let language = try await client.configure(ConfigureRequest()).language
                let loop = SetupLoop(client: client, language: language) { try Keyboard.open(for: "setup") }
                let facts = await Examination(
                    socket: connection.socket, environment: ProcessInfo.processInfo.environment
                ).facts()
                try await sound(facts, loop)
                try await voice(loop, client)
                try await shell(loop)
                try await desktop(facts, loop)
                try await loop.say("setup.done")
            }
        } catch let left as SetupLoop.Left where left.status == 0 {
        } catch let left as SetupLoop.Left {
            throw ExitCode(left.status)
        }
    }

    /// Prints the faults of sound first, because they cannot be heard.
    private func sound(_ facts: MachineFacts, _ loop: SetupLoop) async throws {
        for finding in Diagnosis(facts: facts).findings where finding.verdict == .problem {
            StandardOutput.line(finding.line)
        }
        guard try await loop.ask("setup.opening") == .no else { return }
        throw CommandFailure("Speech is not heard well. Find the fault with: a11y-speak doctor")
    }

    private func voice(_ loop: SetupLoop, _ client: AnnouncementClient) async throws {
        guard try await loop.ask("setup.voice") == .yes else { return }
        let status = try await SettingsWalkCommand.walk(
            client, connection, keyboard: try Keyboard.open(for: "setup"), isPlain: false, bell: loop.bell)
        if status != 0 { throw SetupLoop.Left(status: status) }
    }

    private func shell(_ loop: SetupLoop) async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let start = ShellStart(environment: environment), !start.hasHook else { return }
        guard try await loop.ask("setup.shell", ["shell": .plain(start.shell.rawValue)]) == .yes else { return }
        try start.addHook()
        StandardOutput.line("\(start.path): \(start.line)")
    }

    private func desktop(_ facts: MachineFacts, _ loop: SetupLoop) async throws {
        guard facts.units[UnitFacts.desktopName].file == "disabled", try await loop.ask("setup.desktop") == .yes
        else { return }
        let enable = DesktopDiagnosis.enable
        guard ChildProgram.run(enable.split(separator: " ").map(String.init)) == 0 else {
            throw CommandFailure("The desktop service did not start. Try: \(enable)")
        }
        StandardOutput.line(enable)
    }
}

/// The file that the user's shell reads when it starts.
struct ShellStart {
    let shell: ShellHook.Shell
    let path: String

    /// - Returns: nil when `SHELL` or `HOME` is not set, or the shell has no hook.
    init?(environment: [String: String]) {
        guard let home = environment["HOME"], !home.isEmpty,
            let name = environment["SHELL"]?.split(separator: "/").last,
            let shell = ShellHook.Shell(rawValue: String(name))
        else { return nil }
        func folder(_ variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }
        self.shell = shell
        path =
            switch shell {
            case .bash: "\(home)/.bashrc"
            case .zsh: "\(folder("ZDOTDIR") ?? home)/.zshrc"
            case .fish: "\(folder("XDG_CONFIG_HOME") ?? "\(home)/.config")/fish/config.fish"
            }
    }

    /// The line that starts the hook.
    var line: String {
        switch shell {
        case .bash, .zsh: "eval \"$(a11y-speak shell-hook \(shell.rawValue))\""
        case .fish: "a11y-speak shell-hook fish | source"
        }
    }

    var hasHook: Bool {
        FileManager.default.contents(atPath: path).map {
            String(decoding: $0, as: UTF8.self).contains("a11y-speak shell-hook")
        } ?? false
    }

    /// Appends ``line``. Makes the file where there is none.
    /// - Throws: ``CommandFailure`` when the file cannot be written.
    func addHook() throws {
        let old = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let gap = old.isEmpty || old.hasSuffix("\n") ? "" : "\n"
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        defer { if file >= 0 { close(file) } }
        let bytes = Array("\(gap)\(line)\n".utf8)
        guard file >= 0, write(file, bytes, bytes.count) == bytes.count else {
            throw CommandFailure("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }
}
