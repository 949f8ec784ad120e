// SPDX-License-Identifier: GPL-3.0-or-later

/// A voice as its synthesizer lists it.
struct SynthesizerVoice: Sendable, Hashable {
    /// The synthesizer's own name for it, such as `gmw/en-US`.
    var identifier: String
    var name: String
    /// BCP 47 in lower case; the lower the rank, the better the voice speaks it.
    var languages: [(code: String, rank: Int)]

    static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The voices that there are, and which one a name or a language means.
struct VoiceCatalog: Sendable {
    let voices: [SynthesizerVoice]
    /// What may follow a `+` in a voice's name.
    let variants: Set<String>

    /// BCP 47 tags, sorted.
    var languages: [String] {
        Set(voices.flatMap { $0.languages.map(\.code) }).sorted()
    }

    /// The voice that `name` means: an identifier, a voice's name or a language, and perhaps `+variant`.
    ///
    /// Only names from the list get through: libespeak-ng aborts on long ones and follows paths in others.
    func voice(named name: String) -> String? {
        let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let base = base(parts[0]) else { return nil }
        guard parts.count == 2 else { return base }
        guard let variant = variants.first(where: { $0.lowercased() == parts[1].lowercased() }) else { return nil }
        return "\(base)+\(variant)"
    }

    /// The voice that speaks a language best: `en_US.UTF-8`, `de-Latn-DE` and `C` are understood.
    func voice(forLanguage tag: String) -> String? {
        var subtags = Self.normalized(tag).split(separator: "-").map(String.init)
        // A script says how a language is written, which a voice does not care for.
        subtags = subtags.enumerated().filter { $0.offset == 0 || $0.element.count != 4 }.map(\.element)
        while !subtags.isEmpty {
            if let found = best(subtags.joined(separator: "-")) { return found }
            subtags.removeLast()
        }
        return nil
    }

    private func base(_ name: String) -> String? {
        let wanted = name.lowercased()
        let found = voices.first { $0.identifier.lowercased() == wanted || $0.name.lowercased() == wanted }
        return found?.identifier ?? best(wanted)
    }

    private func best(_ code: String) -> String? {
        let ranked = voices.compactMap { voice in
            voice.languages.first { $0.code == code }.map { (voice.identifier, $0.rank) }
        }
        return ranked.min { $0.1 < $1.1 }?.0
    }

    static func normalized(_ tag: String) -> String {
        let bare = String(tag.prefix { $0 != "." && $0 != "@" }.lowercased().map { $0 == "_" ? "-" : $0 })
        return ["", "c", "posix"].contains(bare) ? "en" : bare
    }
}
