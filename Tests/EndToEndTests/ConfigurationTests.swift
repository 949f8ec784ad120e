// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// The configuration files of the user and of the system, as the built programs read them.
@Suite("Configuration files", .seated)
struct ConfigurationFileTests {
    private let home: Home
    private let file: String
    private static let check = "The command a11y-speak config --check says more."

    init() throws {
        home = try Home()
        file = home.path(".config/a11y-speakd/config.toml")
        for folder in [".config/a11y-speakd/voices", "xdg/a11y-speakd"] {
            try FileManager.default.createDirectory(atPath: home.path(folder), withIntermediateDirectories: true)
        }
    }

    private func write(_ toml: String, to name: String = ".config/a11y-speakd/config.toml") throws {
        try toml.write(toFile: home.path(name), atomically: false, encoding: .utf8)
    }

    /// The settings in force, as `configure` reports them.
    private func settings() async throws -> String { try await home.speak("configure", "--json").output }

    @Test func `the user's file overrides the system's, key by key, and the command line overrides both`() async throws
    {
        try write("rate = 300\nsink = 'wav:\(home.path("never.wav"))'\n")
        try write("rate = 100\npitch = 30\nverbosity = 'high'\n", to: "xdg/a11y-speakd/config.toml")
        _ = try await RunningDaemon(in: home, environment: ["XDG_CONFIG_DIRS": home.path("xdg")])
        let settings = try await settings()
        for piece in [#""pitch":30"#, #""rate":300"#, #""verbosity":"high""#] { #expect(settings.contains(piece)) }
        #expect(!FileManager.default.fileExists(atPath: home.path("never.wav")))
    }

    @Test func `a mistake in the file is announced once at the start, and the valid settings count`() async throws {
        try write("rate = 400\n\npitch = 'high'\n")
        let daemon = try await RunningDaemon(in: home)
        let sentence = "\(file): line 3: \"pitch\" is \"high\", but must be a whole number from 0 to 100"
        #expect(daemon.program.errors.contains(sentence))
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        #expect(try await client.heardInTheEnd() == ["The configuration has an error in line 3. \(Self.check)"])
        #expect(try await settings().contains(#""rate":400"#))
        let check = try await home.speak("config", "--check")
        #expect(check.exitStatus == 78)
        #expect(check.output == sentence + "\n")
        try write("rate = 400\n")
        let good = try await home.run([BuildFolder.daemon, "config", "--check"])
        #expect(good.output == "\(file) is good.\n")
        #expect(good.exitStatus == 0)
    }

    @Test func `a mistake at a reload keeps the old settings, speech continues, and the mistake is announced once`()
        async throws
    {
        try write("rate = 300\n")
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        let spoken = try await client.announce("one two three four five six", #""priority":"message""#)
        try await client.began(spoken)
        try write("rate = 200\nvoice = 'nobody'\n")
        daemon.program.send(signal: SIGHUP)
        try await eventually("the complaint") { daemon.program.errors.contains("stay as they were: \(file): line 2") }
        #expect(daemon.program.errors.contains("There is no voice \"nobody\""))
        #expect(
            try await client.heardInTheEnd() == [
                "one two three four five six",
                "The configuration has an error in line 2, so the old settings stay. \(Self.check)",
            ])
        #expect(try await settings().contains(#""rate":300"#))
        try write("rate = 200\nsink = 'pulse'\n")
        daemon.program.send(signal: SIGHUP)
        try await eventually("the reload") { daemon.program.errors.contains("apply after the next start: sink.") }
        #expect(try await settings().contains(#""rate":200"#))
    }

    @Test(arguments: ["folder", "garbage", "endless", "pipe", "bytes"])
    func `a path that is not a readable TOML file does not keep the daemon from speaking`(_ kind: String) async throws {
        let sentence = "\(file): \(try make(kind))"
        let daemon = try await RunningDaemon(in: home)
        #expect(daemon.program.errors.contains(sentence))
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        #expect(try await client.heardInTheEnd().count == 1)
        let check = try await home.run([BuildFolder.daemon, "config", "--check", file])
        #expect(check.exitStatus == 78)
        #expect(check.output == "\(sentence)\n")
    }

    /// - Returns: the error that the daemon reports.
    private func make(_ kind: String) throws -> String {
        let tooLong = "this is longer than 1048576 bytes, so it was not read: is it the right file?"
        switch kind {
        case "folder":
            try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
            return "this is a folder: a file is expected there"
        case "garbage":
            try write(String(repeating: "garbage ", count: 140_000))
            return tooLong
        case "endless":
            #expect(symlink("/dev/zero", file) == 0)
            return tooLong
        case "pipe":
            #expect(mkfifo(file, 0o600) == 0)
            // The writer never writes.
            #expect(open(file, O_RDWR | O_NONBLOCK) >= 0)
            return "this cannot be read: Resource temporarily unavailable"
        default:
            try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: file))
            return "line 2: this is not UTF-8: save the file in that encoding (column 1)"
        }
    }

    @Test func `a missing file that the command line names stops the daemon with 78`() async throws {
        let refused = try await home.run([BuildFolder.daemon, "--sink", "null", "--config", home.path("gone.toml")])
        #expect(refused.exitStatus == 78)
        #expect(
            refused.errors == "a11y-speakd: \(home.path("gone.toml")): this cannot be read: No such file or directory\n"
        )
    }

    @Test func `a program is muted by the name of its process`() async throws {
        try write("[client.socat]\nmute = true\n")
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        let line = #"{"method":"announce","params":{"text":"alarm","priority":"high"}}"#
        _ = try await home.run(["socat", "-t5", "STDIO", "UNIX-CONNECT:\(home.socket)"], input: line + "\n")
        let answer = try await client.answer("the outcome") { $0.isOutcome }
        #expect(answer.params?.reason == "dropped: socat is muted in the configuration")
        let heard = try await client.announce("build finished")
        #expect(try await client.outcome(of: heard).state == "finished")
    }

    @Test func `a volume of 0 is reported by the status until the volume is raised`() async throws {
        try write("volume = 0\n")
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe(scope: "all")
        let silent = try await client.announce("build finished")
        #expect(try await client.outcome(of: silent).state == "finished")
        let problem = "the volume is 0: a11y-speak configure --volume 100"
        #expect(try await client.ask("status").result?.problem == problem)
        #expect(try await home.speak("status").output.contains(problem))
        #expect(try await home.speak("configure", "--volume", "100").exitStatus == 0)
        #expect(try await client.ask("status").result?.problem == nil)
    }

    @Test func `doctor names a program whose volume is 0`() async throws {
        try write("[client.build]\nvolume = 0\n")
        _ = try await RunningDaemon(in: home)
        let told = try await home.speak("doctor", "--silent")
        #expect(told.exitStatus == 1)
        #expect(told.output.contains("problem volume: The volume of build is 0 in the settings"), "\(told.output)")
    }

    @Test func `a user's style is added to the built-in styles, or replaces one of the same name`() async throws {
        try write("rate = 120\nvolume = 10\n", to: ".config/a11y-speakd/voices/whisper.toml")
        try write("rate = 333\n", to: ".config/a11y-speakd/voices/mine.toml")
        _ = try await RunningDaemon(in: home)
        let styles = try await home.speak("voices", "en-us").output.split(separator: "\n").filter {
            $0.hasPrefix("style")
        }
        let columns = styles.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            columns.filter { $0.contains("mine") || $0.contains("whisper") || $0.contains("alert") } == [
                "style alert rate 190, pitch 70", "style mine rate 333", "style whisper rate 120, volume 10",
            ])
    }

    @Test func `config --check reports unknown names, which do not stop the daemon or a rule`() async throws {
        try write("[engine.piper]\ncommand = '/nowhere/piper'\n[keys]\nnxt = 'l'\nquit = 'Rihgt'\n")
        let check = try await home.speak("config", "--check")
        #expect(check.exitStatus == 1)
        let lines = check.output.split(separator: "\n")
        #expect(lines.count == 2, "\(lines)")
        let first = "\(file): line 2: \"command\": there is no executable program \"/nowhere/piper\""
        #expect(lines.first?.hasPrefix(first) == true)
        #expect(lines.last?.hasPrefix("\(file): line 4: there is no action \"nxt\": did you mean \"next\"?") == true)
        #expect(try await home.speak("rule", "firefox", "--mute").exitStatus == 0)
        try write("[keys]\nquit = 'Rihgt'\n")
        let key = try await home.speak("config", "--check")
        #expect(key.exitStatus == 1)
        #expect(key.output.hasPrefix("\(file): line 2: \"Rihgt\" is not a key: write a character such as \"l\""))
    }

    @Test func `the printed defaults are a valid configuration`() async throws {
        let defaults = try await home.speak("config", "--defaults")
        try write(defaults.output)
        let check = try await home.speak("config", "--check", file)
        #expect(check.output == "\(file) is good.\n")
        #expect(try await home.speak("config").exitStatus == 2)
    }
}
