// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// The voices of several engines in one catalog: espeak-ng's under their own names, others' as `flite/slt`.
extension VoiceCatalog {
    /// Behind all of espeak-ng's: a language means its voice as long as it has one.
    private static let rank = 100_000

    /// - Parameters:
    ///   - others: what other engines have told of their voices, by the engines' names.
    ///   - expected: engines that have told nothing yet.
    func adding(_ others: [String: VoiceCatalog], expecting expected: Set<String>) -> VoiceCatalog {
        let added = others.sorted { $0.key < $1.key }.flatMap { engine, catalog in
            catalog.voices.map { Self.voice($0, of: engine) }
        }
        // An engine for Chinese or Japanese reads what it has a voice for.
        let readers = added.filter { voice in voice.languages.contains { LanguageTag($0.code).isWrittenInHan } }
        return VoiceCatalog(
            voices: voices + added, variants: variantFiles, variantNames: namedVariants,
            hanReaders: hanReaders.union(readers.map(\.identifier)), kinds: kinds, expected: expected)
    }

    /// The same, as long as engines whose voices it does not have may still tell of them.
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
    /// As the engine itself names it.
    var voice: String

    var description: String { "\(engine)/\(voice)" }

    init(engine: String, voice: String) {
        (self.engine, self.voice) = (engine, voice)
    }

    /// Nil for a voice of espeak-ng, whose own names have slashes too.
    /// - Parameter engines: the names of the others.
    init?(_ identifier: String, of engines: some Collection<String>) {
        guard let slash = identifier.firstIndex(of: "/") else { return nil }
        let name = identifier[..<slash].lowercased()
        guard let engine = engines.first(where: { $0.lowercased() == name }) else { return nil }
        self.init(engine: engine, voice: String(identifier[identifier.index(after: slash)...]))
    }
}
