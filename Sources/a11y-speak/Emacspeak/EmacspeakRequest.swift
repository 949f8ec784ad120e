// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A request from Emacspeak to a speech server.
enum EmacspeakRequest: Hashable {
    /// Queued until ``dispatch``.
    case text(String)
    /// The voice of the next queued texts, in the codes of a synthesizer.
    case code(String)
    case queuedRate(Int)
    case queuedSound(path: String)
    case silence(milliseconds: Int)
    case tone(milliseconds: Int)
    case dispatch
    case stop
    /// Spoken without a dispatch, after the current speech.
    case letter(String)
    case say(String)
    case sound(path: String)
    case rate(Int)
    case characterScale(Double)
    case punctuation(Punctuation)
    case capitals(Bool)
    case allCapitals(Bool)
    /// All settings together; nil for a setting that this version of Emacspeak does not send.
    case state(Punctuation, capitals: Bool?, allCapitals: Bool?, rate: Int)
    case pause
    case resume
    case reset
    case language(String, announcesName: Bool)
    case nextLanguage(announcesName: Bool)
    case previousLanguage(announcesName: Bool)
    /// Makes the first name refer to the second language.
    case alias(String, language: String)
    case listLanguages
    case version
    case leave
    /// A known command that has no effect here.
    case nothing
    /// A command with an unknown name or wrong arguments; the sentence quotes it.
    case misunderstood(String)
}

extension EmacspeakRequest {
    /// - Parameter words: the command's name and its arguments, without braces and quotes.
    init(words: [String]) {
        let name = words.first ?? ""
        let arguments = Array(words.dropFirst())
        let all = arguments.joined(separator: " ")
        self =
            Self.speech(name, all) ?? Self.setting(name, arguments) ?? Self.language(name, arguments)
            ?? Self.simple[name] ?? .misunderstood(Self.complaint(name, arguments))
    }

    /// A sentence that quotes at most 60 characters of the command.
    private static func complaint(_ name: String, _ arguments: [String]) -> String {
        guard names.contains(name) else { return "There is no command '\(name.prefix(60))'." }
        return "'\(name)' does not take '\(arguments.joined(separator: " ").prefix(60))'."
    }

    private static let simple: [String: Self] = [
        "d": .dispatch, "s": .stop, "tts_pause": .pause, "tts_resume": .resume, "tts_reset": .reset,
        "list_lang": .listLanguages, "list_langalias": .listLanguages, "version": .version, "exit": .leave,
        "tts_exit": .leave, "n": .nothing, "useStereoOutput": .nothing,
        // The synthesizer itself separates words in mixed case.
        "tts_split_caps": .nothing,
    ]

    private static func speech(_ name: String, _ text: String) -> Self? {
        switch name {
        case "q": .text(text)
        case "c": .code(text)
        case "l": .letter(text)
        case "tts_say": .say(text)
        case "a": .queuedSound(path: text)
        case "p": .sound(path: text)
        default: nil
        }
    }

    private static func setting(_ name: String, _ arguments: [String]) -> Self? {
        let first = arguments.first ?? ""
        return switch name {
        case "r": number(first).map { .queuedRate($0) }
        case "sh": .silence(milliseconds: number(first) ?? 50)
        case "t", "b": .tone(milliseconds: number(arguments.dropFirst().first ?? "") ?? 50)
        case "tts_set_speech_rate": number(first).map { .rate($0) }
        case "tts_set_character_scale": Double(first).map { .characterScale($0) }
        case "tts_set_punctuations": Punctuation(rawValue: first).map { .punctuation($0) }
        case "tts_capitalize": .capitals(isOn(first))
        case "tts_allcaps_beep": .allCapitals(isOn(first))
        case "tts_sync_state": state(arguments)
        default: nil
        }
    }

    /// Reads five settings up to Emacspeak 53, later four, then three: the punctuation is first and the rate last in
    /// all.
    private static func state(_ arguments: [String]) -> Self? {
        guard let mode = arguments.first.flatMap(Punctuation.init), let rate = arguments.last.flatMap(number) else {
            return nil
        }
        return switch arguments.count {
        case 5: .state(mode, capitals: isOn(arguments[1]), allCapitals: isOn(arguments[2]), rate: rate)
        case 4: .state(mode, capitals: isOn(arguments[2]), allCapitals: nil, rate: rate)
        case 3: .state(mode, capitals: nil, allCapitals: nil, rate: rate)
        default: nil
        }
    }

    private static func language(_ name: String, _ arguments: [String]) -> Self? {
        let last = arguments.last ?? "t"
        switch name {
        case "set_next_lang": return .nextLanguage(announcesName: last != "nil")
        case "set_previous_lang": return .previousLanguage(announcesName: last != "nil")
        case "set_lang": return arguments.first.map { .language($0, announcesName: arguments.count > 1 && last == "t") }
        case "set_preferred_lang":
            return arguments.count == 2 ? .alias(arguments[0], language: arguments[1]) : nil
        default: return nil
        }
    }

    /// A whole number within a billion: Emacspeak also sends fractions, which are rounded.
    private static func number(_ text: String) -> Int? {
        Double(text).flatMap { Int(exactly: min(max($0, -1e9), 1e9).rounded()) }
    }

    private static func isOn(_ flag: String) -> Bool { flag == "1" || flag == "t" }

    private static let names = Set(simple.keys).union([
        "q", "c", "l", "tts_say", "a", "p", "r", "sh", "t", "b", "tts_set_speech_rate", "tts_set_character_scale",
        "tts_set_punctuations", "tts_capitalize", "tts_allcaps_beep", "tts_sync_state", "set_next_lang",
        "set_previous_lang", "set_lang", "set_preferred_lang",
    ])

    /// Whether a line looks like the start of a command, not like text that begins with the same name.
    static func begins(_ line: [UInt8]) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        let name = String(text.prefix { $0 != " " && $0 != "\t" })
        guard names.contains(name) else { return false }
        let rest = text.dropFirst(name.count).drop(while: \.isWhitespace)
        return switch name {
        case "q", "c", "l", "tts_say", "r": rest.hasPrefix("{")
        case "a", "p": rest.hasPrefix("/")
        case "t", "b", "sh": rest.first?.isNumber == true
        case "d", "s", "n", "exit", "version": rest.isEmpty
        default: true
        }
    }
}
