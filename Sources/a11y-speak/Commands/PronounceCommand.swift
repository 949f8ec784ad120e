// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `pronounce`: sets the pronunciation of a word.
struct PronounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "pronounce", "Sets how a word is pronounced, in your config.toml, and speaks it.",
        examples: [
            #"a11y-speak settings pronounce kubectl "cube control""#: "sets it",
            "a11y-speak settings pronounce --list": "lists all",
        ],
        notes: "A * before or after the word stands for letters that stay: '*ctl' control.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "As it is written.")
    var word: String?

    @Argument(help: "The words to say instead.")
    var words: String?

    @Flag(help: "Remove the pronunciation of the word.")
    var forget = false

    @Flag(help: "List all pronunciations of your files and the machine's.")
    var list = false

    @Option(name: [.short, .long, .customLong("lang")], help: "Only in this language, such as de.")
    var language: String?

    @Option(help: "Only in announcements of this program.")
    var client: String?

    func validate() throws {
        if list {
            guard word == nil, !forget else { throw ValidationError("--list takes no word") }
            return
        }
        guard let word else { throw ValidationError("name a word, or list all with --list") }
        guard word.contains(where: { $0 != "*" && !$0.isWhitespace }) else {
            throw ValidationError("there is no word in '\(word)'")
        }
        guard forget == (words == nil) else {
            throw ValidationError(
                forget ? "--forget takes the word alone" : "give the words to say for '\(word)', or --forget")
        }
    }

    /// The table of the file that holds the entry.
    var table: [String] {
        (client.map { ["client", $0] } ?? []) + ["pronounce"] + (language.map { [$0.lowercased()] } ?? [])
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let word else { return try printAll(environment) }
        try ConfigurationStore(environment: environment).change { text in
            text.set(word, to: words.map(ConfigurationText.quoted), in: table)
        }
        // Without a running daemon the next one reads the file when it starts.
        guard let path = try? connection.socketPath(),
            let daemon = try? await DaemonLink(path: path).client(as: "a11y-speak")
        else { return }
        if !DaemonSettings(path: path, environment: environment).reload() {
            StandardOutput.error("a11y-speak: The daemon did not reload its settings. It reads them at its next start.")
        }
        try await speak(word, by: daemon)
        await daemon.close()
    }

    private func speak(_ word: String, by daemon: AnnouncementClient) async throws {
        guard let words else { return }
        var request = AnnounceRequest(text: "")
        request.words = .phrased(word, spoken: words)
        request.delivery.language = language
        try await HeardWait(client: daemon, printsEvents: connection.json).end { try await daemon.announce(request) }
    }

    /// Prints each pronunciation that ``language`` and ``client`` select.
    private func printAll(_ environment: [String: String]) throws {
        let entries = try ConfigurationFiles(environment).pronunciations.filter { entry in
            (language.map { $0.lowercased() == entry.language } ?? true)
                && (client.map { $0 == entry.client } ?? true)
        }
        if entries.isEmpty, !connection.json { StandardOutput.line("No word has a pronunciation of yours.") }
        for entry in entries {
            if connection.json { StandardOutput.json(entry) } else { StandardOutput.line(entry.line) }
        }
    }
}
