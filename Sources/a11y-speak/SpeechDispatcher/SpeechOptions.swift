// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// The options that `say` and spd-say share: letters and words have the same meaning in both.
struct SpeechOptions: ParsableArguments {
    @Argument(help: "The words; several are joined with spaces.")
    var text: [String] = []

    @Option(
        name: [.customShort("P"), .long],
        help: "high (important), message, default (text), low, notification or progress.")
    var priority: AnnouncementPriority?

    @Option(
        name: [.short, .long, .customLong("lang")], help: "The language of the text, such as de or zh-TW.")
    var language: String?

    @Option(
        name: [.customShort("y"), .customLong("voice"), .customLong("synthesis-voice")],
        help: "A style such as alert, or a voice of the synthesizer such as en-us+klatt4; see 'voices'.")
    var voice: String?

    @Option(
        name: [.customShort("t"), .long],
        help: "The kind of voice: male1, male2, male3, female1, female2, female3, child-male or child-female.")
    var voiceType: VoiceType?

    @Option(
        name: [.customShort("m"), .customLong("punctuation"), .customLong("punctuation-mode")],
        help: "Which marks are spoken by name: none, some, most or all.")
    var punctuation: Punctuation?

    @Option(help: "How capital letters are spoken: none, spell (by a word) or icon (by a sound).")
    var capitals: CapitalLetters?

    @Option(help: "How addresses, paths and hashes are read: whole, or short (\"link to example.org\").")
    var identifiers: IdentifierReading?

    @Flag(name: .shortAndLong, help: "Letter by letter.")
    var spelling = false

    @Flag(name: [.customShort("x"), .long], help: "The text is SSML.")
    var ssml = false

    @Flag(name: .shortAndLong, help: "The text is one character, spoken by its name.")
    var character = false

    @Flag(name: .shortAndLong, help: "The text is a key, such as control_x.")
    var key = false

    @Option(
        name: [.customShort("I"), .long], help: "A sound of the desktop's theme, such as message; before the text.")
    var soundIcon: String?

    @Flag(name: [.customShort("e"), .long], help: "Pass standard input on to standard output, and say each line.")
    var pipeMode = false

    @Flag(name: .shortAndLong, help: "Wait until it was heard; exit with 1 when it was not.")
    var wait = false

    @Flag(name: [.customShort("S"), .long], help: "First silence the current announcement, from any client.")
    var stop = false

    @Flag(name: [.customShort("C"), .long], help: "First silence all announcements, from any client.")
    var cancel = false

    @Flag(name: [.customShort("L"), .long], help: "List the voices as spd-say does; 'voices' shows more.")
    var listSynthesisVoices = false

    @Flag(name: [.customShort("O"), .long], help: "List the output modules: the synthesizer.")
    var listOutputModules = false

    @Option(name: .shortAndLong, help: "Accepted without effect: there is one synthesizer.")
    var outputModule: String?

    @Option(name: [.customShort("N"), .long], help: "The client's name, instead of the program's.")
    var applicationName: String?

    @Option(name: [.customShort("n"), .long], help: "Added to that name.")
    var connectionName: String?

    func validate() throws {
        let kinds = [character, key, ssml].filter(\.self).count
        guard kinds < 2 else { throw ValidationError("give only one of -c, -k and -x") }
        guard !pipeMode || (text.isEmpty && !character && !key) else {
            throw ValidationError("-e speaks standard input: leave out the text")
        }
        if character, !text.isEmpty, text != ["-"] { _ = try words(text.joined(separator: " ")) }
    }

    /// Whether there is work to do without a text.
    var isEnough: Bool {
        stop || cancel || listSynthesisVoices || listOutputModules || soundIcon != nil || pipeMode
    }

    /// Whether the words are a text, and not SSML, a character or a key.
    var isPlain: Bool { !ssml && !character && !key }

    var delivery: Delivery {
        var delivery = Delivery(language: language, voice: voice)
        delivery.voiceType = voiceType
        delivery.punctuation = punctuation
        delivery.capitals = capitals
        delivery.identifiers = identifiers
        delivery.spelling = spelling ? true : nil
        return delivery
    }

    /// - Throws: a `ValidationError` when the text does not fit the option for its kind.
    func words(_ text: String) throws -> AnnounceWords {
        if character {
            let character = text == "space" ? " " : text
            guard character.count == 1 else {
                throw ValidationError("-c takes one character, not '\(text.prefix(60))'")
            }
            return .character(character)
        }
        if key { return .key(text) }
        guard ssml else { return .text(text) }
        let isDocument = text.drop(while: \.isWhitespace).hasPrefix("<speak") || text.hasPrefix("<?xml")
        return try .ssml(isDocument ? text : "<speak>\(text)</speak>")
    }
}

extension AnnouncementPriority: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
}

extension VoiceType: ExpressibleByArgument {
    public static var allValueStrings: [String] { allCases.map(\.optionName) }
}
extension Punctuation: ExpressibleByArgument {}
extension CapitalLetters: ExpressibleByArgument {}
extension IdentifierReading: ExpressibleByArgument {}
extension TypingEcho: ExpressibleByArgument {}
