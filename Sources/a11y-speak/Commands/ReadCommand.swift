// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Exploring
import Glibc

/// `read`: speaks a file, with keys for pausing and moving.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "read", "Speaks a file of any length, with keys to pause and to move.",
        examples: [
            "a11y-speak read README.md": "Space: pause, Left and Right: sentences, Up and Down: paragraphs",
            "a11y-speak read --as terminal build.log": "the text as a terminal shows it",
        ],
        notes: "The kind of a text follows from the name of its file: .md and .markdown, .html and .htm. Without a "
            + "terminal the file is spoken to its end.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The file, or - for standard input.", completion: .file())
    var file: String

    @OptionGroup var kind: TextKindOptions

    @Option(name: .shortAndLong, help: "The language of the text, such as de or zh-TW.")
    var language: String?

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    func run() async throws {
        let text = try await text()
        let pieces = LongText.pieces(of: text)
        guard !text.allSatisfy(\.isWhitespace), !pieces.isEmpty else { throw CommandFailure("\(file) has no text.") }
        let requests = pieces.map { piece in
            var request = AnnounceRequest(
                kind.words(piece, as: kindOfFile), priority: .message, delivery: Delivery(language: language))
            request.mayRepeat = true
            return request
        }
        let keyboard = connection.json ? -1 : Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
        let status = try await connection.withClient(as: "a11y-speak read") { client in
            let settings = try await client.configure(ConfigureRequest())
            let display = TerminalDisplay<ReadingScreen>(keyboard: keyboard < 0 ? nil : keyboard, isPlain: plain)
            let title = file == "-" ? "a11y-speak read" : file
            let loop = ReadingLoop(client: client, display: display, title: title, language: settings.language)
            return try await loop.run(requests)
        }
        if status != 0 { throw ExitCode(status) }
    }

    private var kindOfFile: TextKind {
        switch file.split(separator: ".").last?.lowercased() {
        case "md", "markdown": .markdown
        case "html", "htm", "xhtml": .html
        default: .plain
        }
    }

    /// - Throws: ``CommandFailure`` when the file cannot be read, or has no text.
    private func text() async throws -> String {
        let text = try await ByteInput(path: file).text()
        guard !text.utf8.contains(0) else { throw CommandFailure("\(file) is not a text: it has a zero byte.") }
        return text
    }
}
