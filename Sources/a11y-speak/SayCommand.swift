// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `say`: one text, at once or through standard input.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: "Says a text.",
        discussion: "Without TEXT, or with -, the text is read from standard input.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The words; several are joined with spaces.")
    var text: [String] = []

    @Option(name: .shortAndLong, help: "high, message, default, low, notification or progress.")
    var priority = AnnouncementPriority.default

    @Flag(help: "Wait behind other announcements of priority default instead of cutting them.")
    var queue = false

    @Option(help: "A newer announcement of the same slot takes the place of one that waits.")
    var slot: String?

    @Option(help: ArgumentHelp("How long it may wait before it is not worth saying.", valueName: "seconds"))
    var expires: Double?

    @Option(name: .shortAndLong, help: "The language of the text, such as de or zh-TW.")
    var language: String?

    @Option(help: "A style such as alert, or a voice of the synthesizer such as en-us+klatt4.")
    var voice: String?

    @Option(name: .shortAndLong, help: "Words per minute, 80 to 900.")
    var rate: Int?

    @Option(help: "0 to 100; 50 is the voice's own.")
    var pitch: Int?

    @Option(help: "0 to 100.")
    var volume: Int?

    @Flag(help: "Spoken, but never logged, captioned or kept.")
    var sensitive = false

    @Flag(name: .shortAndLong, help: "Wait until it was heard; exit with 1 when it was not.")
    var wait = false

    func run() async throws {
        let options = connection.over(parent.connection)
        let words = try await words()
        let client = try await options.connect()
        let receipt = try await client.announce(request(words))
        if wait { try await report(receipt, json: options.json) } else if options.json { print(receipt) }
        await client.close()
    }

    private func request(_ words: String) -> AnnounceRequest {
        AnnounceRequest(
            text: words, priority: priority, queue: queue, slot: slot, expires: expires, isSensitive: sensitive,
            delivery: Delivery(language: language, voice: voice, rate: rate, pitch: pitch, volume: volume))
    }

    private func words() async throws -> String {
        guard text.isEmpty || text == ["-"] else { return text.joined(separator: " ") }
        var lines: [String] = []
        for await line in try LineInput(path: "-").lines { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines.joined(separator: "\n")
    }

    private func print(_ receipt: AnnouncementReceipt) {
        StandardOutput.json(AnnouncementReply(announcement: receipt.id))
    }

    private func report(_ receipt: AnnouncementReceipt, json: Bool) async throws {
        var last: AnnouncementEvent?
        for await event in receipt {
            last = event
            if json { StandardOutput.json(event) }
        }
        guard let last, let outcome = AnnouncementState(name: last.state)?.outcome else {
            throw ClientError.disconnected
        }
        guard outcome != .finished else { return }
        throw NotDone(last.reason ?? "\(outcome.rawValue).")
    }
}

extension AnnouncementPriority: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
}
