// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// The languages that Emacspeak can choose from, and the current one.
struct EmacspeakLanguages {
    /// A language with a voice.
    struct Language: Hashable {
        /// BCP 47 in lower case.
        var code: String
        /// The voice's name, as the user hears it.
        var name: String
    }

    private let languages: [Language]
    private var aliases: [String: String] = [:]
    private var place: Int?

    /// Takes the first voice of each language.
    init(voices: [VoicesReply.Voice]) {
        var named: [String: String] = [:]
        for voice in voices {
            for code in voice.languages.prefix(1) where named[code] == nil { named[code] = voice.name }
        }
        languages = named.map { Language(code: $0.key, name: $0.value) }.sorted { $0.code < $1.code }
    }

    var codes: [String] { languages.map(\.code) }

    /// Nil until one is chosen; then the user's default language applies.
    var current: Language? { place.map { languages[$0] } }

    /// Makes a name refer to a language.
    mutating func alias(_ name: String, _ language: String) { aliases[name] = language }

    /// - Returns: whether the language, or its closest relative, was found.
    mutating func choose(_ name: String) -> Bool {
        let wanted = LanguageTag(aliases[name] ?? name)
        let places = wanted.lookups.compactMap { code in languages.firstIndex { $0.code == code } }
        guard let found = places.first else { return false }
        place = found
        return true
    }

    /// Chooses the next or the previous language, in a circle.
    mutating func step(by count: Int) {
        guard !languages.isEmpty else { return }
        place = ((place ?? (count < 0 ? 0 : -1)) + count + languages.count) % languages.count
    }
}
