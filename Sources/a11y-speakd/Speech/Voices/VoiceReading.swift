// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

/// Which texts an engine or a voice reads, as `[voice.NAME]` says it: long ones by a natural voice, instant ones by the fast one.
struct VoiceReading: Sendable, Equatable {
    private var engine: String?
    private var voice: String?
    /// In Unicode scalars.
    private var minCharacters: Int
    /// Empty for all; so are the languages.
    private var priorities: Set<AnnouncementPriority>
    private var languages: [LanguageTag]

    init(_ settings: Settings) {
        (engine, voice) = (settings.readingEngine, settings.readingVoice)
        minCharacters = settings.minCharacters
        priorities = settings.readingPriorities ?? []
        languages = settings.readingLanguages?.map { LanguageTag($0) } ?? []
    }

    /// The voice that reads an announcement; nil when it is not for this one.
    /// - Parameter language: that it is spoken in.
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
    /// Whether it is a text of so many Unicode scalars.
    fileprivate func isAtLeast(_ count: Int) -> Bool {
        switch self {
        case .text(let text): text.unicodeScalars.count >= count
        case .phrased(_, let spoken): spoken.unicodeScalars.count >= count
        case .markup(let marked): marked.parts.reduce(0) { $0 + $1.spoken.text.unicodeScalars.count } >= count
        default: false
        }
    }
}
