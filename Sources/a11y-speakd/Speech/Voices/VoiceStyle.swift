// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TOML

/// One file of `Voices/`: a way of speaking that a client asks for by name, or that a priority or a language has. What it
/// leaves out comes from `default`.
struct VoiceStyle: Sendable, Hashable {
    /// The synthesizer's voice; nil for the one that speaks the announcement's language.
    var voice: String?
    /// Spoken with that voice, such as `whisper` or `f2`, whatever the language.
    var variant: String?
    /// Words per minute, 80…2000.
    var rate: Int?
    /// 0…100.
    var pitch: Int?
    /// How lively the melody is, 0…100.
    var range: Int?
    /// 0…100.
    var volume: Int?
    /// Announcements of these are spoken so, when they ask for no voice.
    var priorities: Set<AnnouncementPriority> = []
    /// BCP 47; the same for these.
    var languages: Set<String> = []
}

extension VoiceStyle {
    init(_ settings: Settings) {
        (voice, variant) = (settings.styleVoice, settings.styleVariant)
        (rate, pitch, range, volume) = (
            settings.styleRate, settings.stylePitch, settings.styleRange, settings.styleVolume
        )
        (priorities, languages) = (settings.stylePriorities ?? [], Set(settings.styleLanguages ?? []))
    }

    /// Reads a style.
    /// - Parameter file: its name, for the error.
    /// - Throws: the first thing that is wrong.
    init(toml: [UInt8], file: String) throws(ConfigurationError) {
        self.init(try Settings(style: toml, file: file))
    }

    /// How well it suits what asks for no voice: the number of its conditions, all of which are met; nil when they are
    /// not, or when it has none.
    func fitness(_ priority: AnnouncementPriority, language: LanguageTag) -> Int? {
        guard !priorities.isEmpty || !languages.isEmpty else { return nil }
        guard priorities.isEmpty || priorities.contains(priority) else { return nil }
        guard languages.isEmpty || languages.contains(where: { language.isKind(of: LanguageTag($0)) }) else {
            return nil
        }
        return (priorities.isEmpty ? 0 : 1) + (languages.isEmpty ? 0 : 1)
    }
}

extension LanguageTag {
    /// `en-GB` is a kind of `en`, and of itself.
    fileprivate func isKind(of other: LanguageTag) -> Bool {
        let (own, other) = (name.lowercased(), other.name.lowercased())
        return own == other || own.hasPrefix(other + "-")
    }
}

extension Settings {
    /// Those of the file of a style.
    /// - Throws: the first thing that is wrong.
    init(style toml: [UInt8], file: String) throws(ConfigurationError) {
        let table: TOMLTable
        do {
            table = try TOMLReader.table(toml)
        } catch {
            throw ConfigurationError(file: file, error)
        }
        var problems: [ConfigurationError] = []
        self.init(table, of: .style, file: file, problems: &problems)
        if let problem = problems.first { throw problem }
    }
}
