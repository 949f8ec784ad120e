// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

/// The texts that an engine or a voice reads, as `[voice.NAME]` says: for example, a natural voice for long texts and a
/// fast one for instant ones.
struct VoiceReading: Sendable, Equatable {
    let engine: String?
    let voice: String?
    /// In Unicode scalars.
    private var minCharacters: Int
    /// Empty for all priorities, as the list of languages is for all languages.
    private var priorities: Set<AnnouncementPriority>
    private var languages: [LanguageTag]

    init(_ settings: Settings) {
        (engine, voice) = (settings.readingEngine, settings.readingVoice)
        minCharacters = settings.minCharacters
        priorities = settings.readingPriorities ?? []
        languages = settings.readingLanguages?.map { LanguageTag($0) } ?? []
    }

    /// The voice that reads an announcement; nil when this rule does not apply.
    /// - Parameter language: the language in which the announcement is spoken.
    func voice(for announcement: Announcement, in language: String, _ catalog: VoiceCatalog) -> String? {
        guard priorities.isEmpty || priorities.contains(announcement.priority) else { return nil }
        let tag = LanguageTag(language)
        guard languages.isEmpty || languages.contains(where: { tag.lookups.contains($0.name.lowercased()) }) else {
            return nil
        }
        guard minCharacters == 0 || announcement.content.isAtLeast(minCharacters) else { return nil }
        guard let voice else { return engine.flatMap { catalog.voice(of: $0, forLanguage: tag) } }
        return catalog.voice(named: voice)?.description
    }
}

extension AnnouncementContent {
    /// Whether the content is a text of at least `count` Unicode scalars.
    fileprivate func isAtLeast(_ count: Int) -> Bool {
        switch self {
        case .text(let text): text.unicodeScalars.count >= count
        case .phrased(_, let spoken): spoken.unicodeScalars.count >= count
        case .markup(let marked): marked.parts.reduce(0) { $0 + $1.spoken.text.unicodeScalars.count } >= count
        default: false
        }
    }
}
