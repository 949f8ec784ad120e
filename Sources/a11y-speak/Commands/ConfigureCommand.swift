// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `configure`: sets the defaults for announcements that set none of their own.
struct ConfigureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "set", "Sets voice, rate and more until the daemon ends, and prints the settings.",
        examples: [
            "a11y-speak settings set --rate 220": "faster speech",
            "a11y-speak settings set": "prints the settings",
        ],
        notes: "For announcements that name no value of their own. 'a11y-speak settings' saves them for good.")

    @OptionGroup var connection: ConnectionOptions

    @Option(parsing: .unconditional, help: "Words per minute, 80 to 2000.")
    var rate: Int?

    @Option(parsing: .unconditional, help: "0 to 100.")
    var pitch: Int?

    @Option(parsing: .unconditional, help: "How lively the melody is, 0 to 100.")
    var pitchRange: Int?

    @Option(parsing: .unconditional, help: "0 to 100.")
    var volume: Int?

    @Option(parsing: .unconditional, help: "Where it sounds: -1 is left, 0 the middle, 1 right.")
    var pan: Double?

    @Option(help: "A voice style, or a synthesizer's voice.")
    var voice: String?

    @Option(help: "The kind of voice, such as female1, where no voice is named.")
    var voiceType: VoiceType?

    @Option(name: .shortAndLong, help: "BCP 47, such as de.")
    var language: String?

    @Option(help: "Which marks are spoken by name: none, some, most or all.")
    var punctuation: Punctuation?

    @Option(help: "How capital letters are spoken: none, spell or icon.")
    var capitals: CapitalLetters?

    @Option(help: "How addresses, paths and hashes are read: whole or short.")
    var identifiers: IdentifierReading?

    @Option(help: "How typed text is echoed: none, characters, words or both.")
    var typing: TypingEcho?

    @Option(help: "low, medium or high.")
    var verbosity: String?

    @Option(
        help: "Silent parts, separated by commas: label, value, traits, hint, position, unit, delta; \"\" for none.")
    var silent: String?

    @Option(help: "Seconds between two digests of monitored charts, 1 to 60.")
    var digestInterval: Int?

    func run() async throws {
        let request = try request()
        try Request.configure(request).checkUsage()
        let settings = try await connection.withClient { try await $0.configure(request) }
        if connection.json { return StandardOutput.json(settings) }
        for line in Self.lines(settings) { StandardOutput.line(line) }
    }

    /// The request to the daemon, with only the given settings.
    /// - Throws: a `ValidationError` for an unknown level or token.
    func request() throws -> ConfigureRequest {
        let level = try verbosity.map { name in
            guard let level = Verbosity(rawValue: name) else {
                throw ValidationError("there is no verbosity '\(name)': low, medium or high")
            }
            return level
        }
        let tokens = try silent.map { names in
            try Set(
                names.split(separator: ",").map { name in
                    guard let token = WordingToken(rawValue: String(name)) else {
                        let known = WordingToken.allCases.map(\.rawValue).joined(separator: ", ")
                        throw ValidationError("'\(name)' cannot be silent: \(known)")
                    }
                    return token
                })
        }
        var delivery = Delivery(
            language: language, voice: voice, rate: rate, pitch: pitch, volume: volume, pan: pan)
        (delivery.punctuation, delivery.capitals, delivery.identifiers) = (punctuation, capitals, identifiers)
        (delivery.pitchRange, delivery.voiceType, delivery.typing) = (pitchRange, voiceType, typing)
        return ConfigureRequest(
            delivery: delivery, verbosity: level, switchedOff: tokens, digestInterval: digestInterval)
    }

    /// A line for each setting, under the name of its option.
    static func lines(_ settings: SettingsReply) -> [String] {
        [
            "rate: \(settings.rate)", "pitch: \(settings.pitch)", "volume: \(settings.volume)",
            "voice: \(settings.voice ?? "the language's own")", "language: \(language(settings))",
            "punctuation: \(settings.punctuation.rawValue)", "verbosity: \(settings.verbosity.rawValue)",
            "silent: \(settings.silent.isEmpty ? "nothing" : settings.silent.map(\.rawValue).joined(separator: ","))",
            "digest-interval: \(settings.digestInterval)",
        ] + changed(settings)
    }

    /// The name of the language if known, and its origin.
    private static func language(_ settings: SettingsReply) -> String {
        let name = settings.languageName ?? settings.language
        guard let locale = settings.locale else {
            return name == settings.language ? name : "\(settings.language) (\(name))"
        }
        return "\(name) (from the locale \(locale))"
    }

    /// The settings that most users leave unset.
    private static func changed(_ settings: SettingsReply) -> [String] {
        [
            settings.pitchRange.map { "pitch-range: \($0)" }, settings.voiceType.map { "voice-type: \($0.optionName)" },
            settings.capitals.map { "capitals: \($0.rawValue)" },
            settings.identifiers.map { "identifiers: \($0.rawValue)" },
            settings.typing.map { "typing: \($0.rawValue)" }, settings.pan.map { "pan: \($0)" },
        ].compactMap(\.self)
    }
}
