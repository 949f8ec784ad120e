// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `pronounce`: sets the pronunciation of a word.
struct PronounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pronounce", abstract: "Sets what is said for a word, in your config.toml, and says it.",
        discussion: "A * before or behind the word stands for letters that stay, as in pronounce '*ctl' control.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "As it is written.")
    var word: String

    @Argument(help: "What is said for it.")
    var words: String?

    @Flag(help: "Forget what was set for it.")
    var forget = false

    @Option(name: [.short, .long, .customLong("lang")], help: "In this language only, such as de.")
    var language: String?

    @Option(help: "In what this program says only.")
    var client: String?

    func validate() throws {
        guard word.contains(where: { $0 != "*" && !$0.isWhitespace }) else {
            throw ValidationError("there is no word in '\(word)'")
        }
        guard forget == (words == nil) else {
            throw ValidationError(
                forget ? "--forget takes the word alone" : "say what is to be said for '\(word)', or --forget")
        }
    }

    /// The table of the file that holds the entry.
    var table: [String] {
        (client.map { ["client", $0] } ?? []) + ["pronounce"] + (language.map { [$0.lowercased()] } ?? [])
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        try ConfigurationStore(environment: environment).change { text in
            text.set(word, to: words.map(ConfigurationText.quoted), in: table)
        }
        // Without a daemon, the entry takes effect when one starts.
        guard let path = try? connection.socketPath(),
            let daemon = try? await DaemonLink(path: path).client(as: "a11y-speak")
        else { return }
        if !DaemonSettings(path: path, environment: environment).readAgain() {
            StandardOutput.error(
                "a11y-speak: The daemon did not read it again: it counts from its next start on.")
        }
        if let words {
            var request = AnnounceRequest(text: "")
            request.words = .phrased(word, spoken: words)
            request.delivery.language = language
            try await HeardWait(client: daemon, printsEvents: connection.json).end {
                try await daemon.announce(request)
            }
        }
        await daemon.close()
    }
}
