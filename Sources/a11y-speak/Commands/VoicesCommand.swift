// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Wording

/// `voices`: lists the possible values for voice and language.
struct VoicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "voices", "Lists voice styles, voices and the languages that they speak.",
        examples: [
            "a11y-speak voices de": "voices for German",
            "a11y-speak voices --engines --listen": "hear each engine",
        ],
        notes: "Exits with 1 when no voice speaks LANGUAGE.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "Only voices that speak it, such as de or en-GB.")
    var spoken: String?

    @Option(name: [.short, .long, .customLong("lang")], help: "The same.")
    var language: String?

    @Flag(help: "Only the languages, one on a line, with the level of our sentences, 0 to 3.")
    var languages = false

    @Flag(help: "Also the variants, which may follow a voice's name and a +.")
    var variants = false

    @Flag(help: "Only the engines, if there are several: how soon each speaks, and its memory.")
    var engines = false

    @Flag(help: "Let each style and voice say its name, one after the other.")
    var listen = false

    func validate() throws {
        if spoken != nil, language != nil {
            throw ValidationError("give --language or a language, not both")
        }
        if engines, languages || variants || spoken ?? language != nil {
            throw ValidationError(
                "--engines lists engines alone: it goes without a language, --languages and --variants")
        }
        guard listen, languages || variants else { return }
        throw ValidationError("--listen lets styles and voices speak: it goes without --languages and --variants")
    }

    func run() async throws {
        let language = language ?? spoken
        let reply = try await connection.withClient { try await voices(speaking: language, $0) }
        guard !listen || engines else { return }
        if connection.json { return StandardOutput.json(reply) }
        for line in lines(reply, language) { StandardOutput.line(line) }
    }

    /// Fetches the voices, and plays the samples if requested.
    private func voices(speaking language: String?, _ client: AnnouncementClient) async throws -> VoicesReply {
        let reply = try await client.voices(language: language)
        if let language, reply.voices.isEmpty {
            let known = KnownNames(try await client.voices().languages).clause(near: language)
            throw CommandFailure("No voice speaks \(language): \(known). a11y-speak voices --languages lists all.")
        }
        guard listen else { return reply }
        let preview =
            engines ? VoicePreview(enginesOf: reply) : VoicePreview(reply, lines: Self.lines(reply, variants: false))
        try await preview.play(through: client, printsEvents: connection.json)
        // Now the daemon knows how fast each engine speaks.
        return engines ? try await client.voices() : reply
    }

    private func lines(_ reply: VoicesReply, _ language: String?) -> [String] {
        if languages { return reply.languages.map(Self.level) }
        if engines { return Self.columns(Self.engines(reply)) }
        return Self.lines(reply, variants: variants, engines: language == nil)
    }

    /// A language of a voice, and how far our sentences are translated to it.
    private static func level(_ tag: String) -> String {
        guard let language = SpokenLanguage(tag: tag) else { return "\(tag)\tno sentences" }
        return "\(tag)\tlevel \(language.level)"
    }

    /// The kind, the name, and the settings or languages of each style and voice, in columns.
    /// - Parameters:
    ///   - variants: whether to add the variants.
    ///   - engines: whether to add the engines, which are not specific to a language.
    static func lines(_ reply: VoicesReply, variants: Bool, engines: Bool = false) -> [String] {
        let styles = reply.styles.map { ["style", $0.name, settings(of: $0)] }
        let voices = reply.voices.map { ["voice", $0.name, $0.languages.joined(separator: " ")] }
        let rest = variants ? reply.variants.map { ["variant", $0, ""] } : []
        return columns(styles + voices + rest + (engines ? self.engines(reply) : []))
    }

    /// The engines with the daemon's measurements; empty for a single engine.
    private static func engines(_ reply: VoicesReply) -> [[String]] {
        guard let engines = reply.engines, engines.count > 1 else { return [] }
        return engines.map { ["engine", $0.name, $0.facts] }
    }

    /// The settings of the style, and its priorities and languages.
    private static func settings(of style: VoicesReply.Style) -> String {
        let numbers = [("rate", style.rate), ("pitch", style.pitch), ("range", style.range), ("volume", style.volume)]
        let names = [("voice", style.voice), ("variant", style.variant)].compactMap { name, value in
            value.map { "\(name) \($0)" }
        }
        let conditions = (style.priorities?.map(\.rawValue) ?? []) + (style.languages ?? [])
        let uses = conditions.isEmpty ? [] : ["for \(conditions.joined(separator: " "))"]
        return (names + numbers.compactMap { name, value in value.map { "\(name) \($0)" } } + uses).joined(
            separator: ", ")
    }

    /// Columns as wide as their contents, with two spaces between them.
    private static func columns(_ rows: [[String]]) -> [String] {
        let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            let line = (cells + [row[2]]).joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension EngineFigures {
    /// The engine's figures in a line: "3 voices, first sound 1.2 ms, 14 texts, 8.1 MB".
    var facts: String {
        if let problem { return "gone: \(problem)" }
        let voices = voices.map { ["\($0) \($0 == 1 ? "voice" : "voices")"] } ?? []
        let sound = firstSound.map { ["first sound \(Self.rounded($0.median)) ms"] } ?? ["not heard yet"]
        let texts = utterances == 0 ? [] : ["\(utterances) \(utterances == 1 ? "text" : "texts")"]
        let failed = failures == 0 ? [] : ["\(failures) failed"]
        let reused = keptSounds.map { ["\($0) \($0 == 1 ? "sound" : "sounds") reused"] } ?? []
        let memory = memory.map { ["\(Self.rounded(Double($0) / 1_000_000)) MB"] } ?? []
        return (voices + sound + texts + failed + reused + memory + (running ? [] : ["at rest"])).joined(
            separator: ", ")
    }

    private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
