// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The languages that Emacspeak may switch to, and the one it is in.
struct EmacspeakLanguages {
    /// A language that has a voice.
    struct Language: Hashable {
        /// BCP 47 in lower case.
        var code: String
        /// The voice's name, which is spoken to the user.
        var name: String
    }

    private let languages: [Language]
    private var aliases: [String: String] = [:]
    private var place: Int?

    /// The first voice of each language.
    init(voices: [VoicesReply.Voice]) {
        var named: [String: String] = [:]
        for voice in voices {
            for code in voice.languages.prefix(1) where named[code] == nil { named[code] = voice.name }
        }
        languages = named.map { Language(code: $0.key, name: $0.value) }.sorted { $0.code < $1.code }
    }

    var codes: [String] { languages.map(\.code) }

    /// Nil until one is chosen: the user's own.
    var current: Language? { place.map { languages[$0] } }

    /// Makes the name mean the language from now on.
    mutating func alias(_ name: String, _ language: String) { aliases[name] = language }

    /// - Returns: whether there is such a language, or its closest kin.
    mutating func choose(_ name: String) -> Bool {
        let wanted = LanguageTag(aliases[name] ?? name)
        let places = wanted.lookups.compactMap { code in languages.firstIndex { $0.code == code } }
        guard let found = places.first else { return false }
        place = found
        return true
    }

    /// Chooses the next or the previous language, and wraps around.
    mutating func step(by count: Int) {
        guard !languages.isEmpty else { return }
        place = ((place ?? (count < 0 ? 0 : -1)) + count + languages.count) % languages.count
    }
}
