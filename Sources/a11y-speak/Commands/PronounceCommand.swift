// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `pronounce`: how a word is said from now on.
struct PronounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pronounce", abstract: "Sets how a word is pronounced, in your config.toml, and speaks it.",
        discussion: "A * before or after the word stands for letters that stay, as in pronounce '*ctl' control.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The word, as it is written.")
    var word: String

    @Argument(help: "The words to say instead.")
    var words: String?

    @Flag(help: "Remove the pronunciation of the word.")
    var forget = false

    @Option(name: [.short, .long, .customLong("lang")], help: "Only in this language, such as de.")
    var language: String?

    @Option(help: "Only in announcements of this program.")
    var client: String?

    func validate() throws {
        guard word.contains(where: { $0 != "*" && !$0.isWhitespace }) else {
            throw ValidationError("there is no word in '\(word)'")
        }
        guard forget == (words == nil) else {
            throw ValidationError(
                forget ? "--forget takes the word alone" : "give the words to say for '\(word)', or --forget")
        }
    }

    /// The table of the file that it belongs to.
    var table: [String] {
        (client.map { ["client", $0] } ?? []) + ["pronounce"] + (language.map { [$0.lowercased()] } ?? [])
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        try ConfigurationStore(environment: environment).change { text in
            text.set(word, to: words.map(ConfigurationText.quoted), in: table)
        }
        // Without a daemon it counts from its start on.
        guard let path = try? connection.socketPath(),
            let daemon = try? await DaemonLink(path: path).client(as: "a11y-speak")
        else { return }
        if !DaemonSettings(path: path, environment: environment).readAgain() {
            StandardOutput.error(
                "a11y-speak: The daemon did not reload its settings: the change counts from its next start on.")
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
