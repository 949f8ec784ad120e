// SPDX-License-Identifier: GPL-3.0-or-later

/// A voice as its synthesizer lists it.
struct SynthesizerVoice: Sendable {
    /// The synthesizer's own name for it, such as `gmw/en-US`.
    var identifier: String
    var name: String
    /// BCP 47 in lower case; the lower the rank, the better the voice speaks it.
    var languages: [(code: String, rank: Int)]
}

/// The voices that there are, and which one a name or a language means. Asked for each announcement, so it has an index.
struct VoiceCatalog: Sendable {
    /// BCP 47 tags, sorted.
    let languages: [String]
    /// Identifiers by themselves and by the voices' names, in lower case.
    private let named: [String: String]
    /// The identifier of the best voice of each language.
    private let spoken: [String: String]
    /// What may follow a `+` in a voice's name, by its lower case.
    private let variants: [String: String]

    init(voices: [SynthesizerVoice], variants: Set<String>) {
        let pairs = voices.flatMap { voice in
            [voice.identifier, voice.name].map { ($0.lowercased(), voice.identifier) }
        }
        named = Dictionary(pairs) { first, _ in first }
        let ranked = voices.flatMap { voice in
            voice.languages.map { ($0.code, (voice.identifier, $0.rank)) }
        }
        spoken = Dictionary(ranked) { $0.1 <= $1.1 ? $0 : $1 }.mapValues(\.0)
        languages = spoken.keys.sorted()
        self.variants = Dictionary(variants.map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// The voice that `name` means: an identifier, a voice's name or a language, and perhaps `+variant`.
    ///
    /// Only names from the list get through: libespeak-ng aborts on long ones and follows paths in others.
    func voice(named name: String) -> String? {
        let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let wanted = parts[0].lowercased()
        guard let base = named[wanted] ?? spoken[wanted] else { return nil }
        guard parts.count == 2 else { return base }
        return variants[parts[1].lowercased()].map { "\(base)+\($0)" }
    }

    /// The voice that speaks a language best: `en_US.UTF-8`, `de-Latn-DE` and `C` are understood.
    func voice(forLanguage tag: String) -> String? {
        var subtags = Self.normalized(tag).split(separator: "-").map(String.init)
        // A script says how a language is written, which a voice does not care for.
        subtags = subtags.enumerated().filter { $0.offset == 0 || $0.element.count != 4 }.map(\.element)
        while !subtags.isEmpty {
            if let found = spoken[subtags.joined(separator: "-")] { return found }
            subtags.removeLast()
        }
        return nil
    }

    static func normalized(_ tag: String) -> String {
        let bare = String(tag.prefix { $0 != "." && $0 != "@" }.lowercased().map { $0 == "_" ? "-" : $0 })
        return ["", "c", "posix"].contains(bare) ? "en" : bare
    }
}
