// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A voice as its synthesizer lists it.
package struct SynthesizerVoice: Sendable, Hashable, Codable {
    /// The synthesizer's own name for the voice, such as `gmw/en-US`.
    package var identifier: String
    package var name: String
    /// BCP 47 tags in lower case. The lower the rank, the better the voice speaks the language.
    package var languages: [Language]
    /// The name of the engine that has the voice; nil for espeak-ng.
    package var engine: String?

    package struct Language: Sendable, Hashable, Codable {
        package var code: String
        package var rank: Int
    }

    init(identifier: String, name: String, languages: [(code: String, rank: Int)]) {
        self.identifier = identifier
        self.name = name
        self.languages = languages.map { Language(code: $0.code, rank: $0.rank) }
    }
}

/// The available voices, and the voice that a name or a language means. Used for each announcement, so it has an index.
package struct VoiceCatalog: Sendable {
    /// The voices in the synthesizer's order.
    package let voices: [SynthesizerVoice]
    /// BCP 47 tags, sorted.
    package let languages: [String]
    /// The variants that may follow a `+` in a voice's name, as people write them, sorted.
    package let variantNames: [String]
    /// Identifiers by identifier and by voice name, both in lower case.
    private let named: [String: String]
    /// The identifier of the best voice of each language.
    private let spoken: [String: String]
    /// The variants that may follow a `+` in a voice's name, by their names in lower case. Only espeak-ng's voices have
    /// any.
    private let variants: [String: String]
    /// The engine of each voice that is not espeak-ng's, by identifier.
    private let engines: [String: String]
    /// Whether an engine besides espeak-ng has voices, or may have some.
    package var hasOtherEngines: Bool { !engines.isEmpty || !expected.isEmpty }
    /// The identifier of the best voice of each engine for each language, by the two with a space between.
    private let spokenByEngine: [String: String]
    /// The names in lower case of engines whose voices are not known yet. Any voice of theirs may exist.
    private let expected: Set<String>
    let expectedNames: Set<String>

    /// Identifiers of the voices that read Han; the others spell it.
    let hanReaders: Set<String>
    /// The language that each voice speaks best, by identifier.
    private let mother: [String: String]
    let kinds: [VoiceType: VoiceKind]
    /// The variants as they were given to the initializer.
    let variantFiles: Set<String>
    let namedVariants: [String: String]

    /// - Parameters:
    ///   - variantNames: further variants, by the names that people know.
    ///   - expected: engines whose voices are not known yet.
    init(
        voices: [SynthesizerVoice], variants: Set<String>, variantNames: [String: String] = [:],
        hanReaders: Set<String> = [], kinds: [VoiceType: VoiceKind] = [:], expected: Set<String> = []
    ) {
        self.voices = voices
        self.kinds = kinds
        (variantFiles, namedVariants) = (variants, variantNames)
        expectedNames = expected
        self.expected = Set(expected.map { $0.lowercased() })
        engines = Dictionary(voices.compactMap { voice in voice.engine.map { (voice.identifier, $0) } }) { $1 }
        let byEngine = voices.flatMap { voice in
            voice.languages.map { ("\(voice.engine ?? Engine.espeak.name) \($0.code)", (voice.identifier, $0.rank)) }
        }
        spokenByEngine = Dictionary(byEngine) { $0.1 <= $1.1 ? $0 : $1 }.mapValues(\.0)
        self.variantNames = (variantNames.isEmpty ? Array(variants) : Array(variantNames.keys)).sorted()
        let pairs = voices.flatMap { voice in
            [voice.identifier, voice.name].map { ($0.lowercased(), voice.identifier) }
        }
        named = Dictionary(pairs) { first, _ in first }
        let ranked = voices.flatMap { voice in
            // When two voices speak a language, one that cannot read it comes last.
            voice.languages.map { language in
                let spells = LanguageTag(language.code).isWrittenInHan && !hanReaders.contains(voice.identifier)
                return (language.code, (voice.identifier, language.rank + (spells ? 1000 : 0)))
            }
        }
        let best = Dictionary(ranked) { $0.1 <= $1.1 ? $0 : $1 }
        spoken = best.mapValues(\.0)
        languages = best.keys.sorted()
        mother = Dictionary(
            voices.compactMap { voice in
                voice.languages.min { $0.rank < $1.rank }.map { (voice.identifier, $0.code) }
            }
        ) { first, _ in first }
        let files =
            variants.union(variantNames.values).map { ($0.lowercased(), $0) }
            + variantNames.map { ($0.key.lowercased(), $0.value) }
        self.variants = Dictionary(files) { first, _ in first }
        self.hanReaders = hanReaders
    }

    /// The voice that `name` means: an identifier, a voice's name or a language, and perhaps `+variant`.
    ///
    /// Accepts only names from the list: libespeak-ng aborts on long names, and follows paths in others.
    package func voice(named name: String) -> VoiceName? { voice(VoiceName(name)) }

    package func voice(_ name: VoiceName) -> VoiceName? {
        let wanted = name.identifier.lowercased()
        guard let base = named[wanted] ?? spoken[wanted] ?? (isExpected(wanted) ? wanted : nil) else { return nil }
        guard let variant = name.variant else { return VoiceName(identifier: base, variant: nil) }
        guard engines[base] == nil, !isExpected(base) else { return nil }
        return variants[variant.lowercased()].map { VoiceName(identifier: base, variant: $0) }
    }

    /// Whether the voice may belong to an engine whose voices are not known yet.
    private func isExpected(_ identifier: String) -> Bool {
        guard named[identifier] == nil, let slash = identifier.firstIndex(of: "/") else { return false }
        return expected.contains(String(identifier[..<slash])) && identifier[slash...].count > 1
    }

    /// The engines that have voices or may have some, espeak-ng first.
    package var engineNames: [String] { [Engine.espeak.name] + Set(engines.values).union(expectedNames).sorted() }

    /// An engine's best voice for a language; nil when it has none.
    package func voice(of engine: String, forLanguage tag: LanguageTag) -> String? {
        tag.lookups.lazy.compactMap { spokenByEngine["\(engine) \($0)"] }.first
    }

    /// A voice of that kind; nil when the synthesizer has no variant for it.
    /// - Parameter identifier: the voice to change.
    package func voice(_ identifier: String, as type: VoiceType) -> VoiceName? {
        kinds[type]?.variants.lazy.compactMap { voice(VoiceName(identifier: identifier, variant: $0)) }.first
    }

    /// How much higher a kind of voice is, on the scale of ``SpeechParameters``: 50 is an octave.
    package func pitch(of type: VoiceType) -> Int { kinds[type]?.pitch ?? 0 }

    /// The voice that speaks a language best. Understands `en_US.UTF-8`, `de-Latn-DE` and `C`.
    package func voice(forLanguage name: String) -> String? {
        let tag = LanguageTag(name)
        let found = tag.lookups.lazy.compactMap { spoken[$0] }
        guard tag.isWrittenInHan else { return found.first }
        return found.first { hanReaders.contains($0) } ?? found.first
    }

    /// Whether a voice reads a script of its language. Some voices of espeak-ng spell Han; all other scripts are read.
    package func voice(_ identifier: String, reads script: WritingScript?) -> Bool {
        script != .han || hanReaders.contains(identifier)
    }

    /// The language that a voice speaks best.
    package func language(ofVoice identifier: String) -> String? { mother[identifier] }
}

extension LanguageTag {
    var isWrittenInHan: Bool { ScriptLanguages.scripts(of: self).contains(.han) && language != "ko" }
}

/// A synthesizer's name and abilities, as it reports them in its `hello`.
package struct SynthesizerDescription: Sendable, Equatable, Codable {
    /// Name and version.
    var name: String
    /// Samples per second.
    var sampleRate: Int
    var voices: [SynthesizerVoice]
    /// Identifiers of the variants, by their names.
    var variants: [String: String]
    /// Identifiers of the voices that read Han.
    var hanReaders: Set<String>
    /// The kinds of voice that can be made, by the raw value of their ``VoiceType``.
    var kinds: [String: VoiceKind] = [:]

    var catalog: VoiceCatalog {
        let known = VoiceType.allCases.compactMap { type in kinds[type.rawValue].map { (type, $0) } }
        return VoiceCatalog(
            voices: voices, variants: [], variantNames: variants, hanReaders: hanReaders,
            kinds: Dictionary(uniqueKeysWithValues: known))
    }
}

/// The changes that turn any voice into a kind of voice, such as a child's.
struct VoiceKind: Sendable, Equatable, Codable {
    /// The best first; empty for the unchanged voice.
    var variants: [String]
    /// How much higher: 50 is an octave.
    var pitch = 0
}
