// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// The voices of several engines in one catalog: espeak-ng's under their own names, others' as `flite/slt`.
extension VoiceCatalog {
    /// Added to the ranks of other engines, so that a language means espeak-ng's voice if there is one.
    private static let rank = 100_000

    /// - Parameters:
    ///   - others: the voices that other engines have reported, by the engines' names.
    ///   - expected: engines that have reported no voices yet.
    func adding(_ others: [String: VoiceCatalog], expecting expected: Set<String>) -> VoiceCatalog {
        let added = others.sorted { $0.key < $1.key }.flatMap { engine, catalog in
            catalog.voices.map { Self.voice($0, of: engine) }
        }
        // An engine for Chinese or Japanese can read the languages of its voices.
        let readers = added.filter { voice in voice.languages.contains { LanguageTag($0.code).isWrittenInHan } }
        return VoiceCatalog(
            voices: voices + added, variants: variantFiles, variantNames: namedVariants,
            hanReaders: hanReaders.union(readers.map(\.identifier)), kinds: kinds, expected: expected)
    }

    /// The catalog for the time in which engines without voices in it may still report some.
    package func expecting(voicesOf engines: [String]) -> VoiceCatalog {
        let unknown = engines.filter { name in !voices.contains { $0.engine == name } }
        return adding([:], expecting: expectedNames.union(unknown))
    }

    private static func voice(_ voice: SynthesizerVoice, of engine: String) -> SynthesizerVoice {
        let name = EngineVoice(engine: engine, voice: voice.identifier).description
        var added = SynthesizerVoice(identifier: name, name: name, languages: [])
        added.languages = voice.languages.map { SynthesizerVoice.Language(code: $0.code, rank: $0.rank + rank) }
        added.engine = engine
        return added
    }
}

/// A voice of an engine that is not espeak-ng, written `flite/slt`.
struct EngineVoice: Sendable, Hashable, CustomStringConvertible {
    var engine: String
    /// The engine's own name for the voice.
    var voice: String

    var description: String { "\(engine)/\(voice)" }

    init(engine: String, voice: String) {
        (self.engine, self.voice) = (engine, voice)
    }

    /// Nil for a voice of espeak-ng, whose names have slashes too.
    /// - Parameter engines: the names of the other engines.
    init?(_ identifier: String, of engines: some Collection<String>) {
        guard let slash = identifier.firstIndex(of: "/") else { return nil }
        let name = identifier[..<slash].lowercased()
        guard let engine = engines.first(where: { $0.lowercased() == name }) else { return nil }
        self.init(engine: engine, voice: String(identifier[identifier.index(after: slash)...]))
    }
}
