// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TOML

/// One file of `Voices/`: a way of speaking that a client requests by name, or that belongs to a priority or a
/// language. Properties that it leaves out come from the style `default`.
struct VoiceStyle: Sendable, Hashable {
    /// The synthesizer's voice; nil for the voice of the announcement's language.
    var voice: String?
    /// The variant, such as `whisper` or `f2`, of whatever voice speaks.
    var variant: String?
    /// Words per minute, 80…2000.
    var rate: Int?
    /// 0…100.
    var pitch: Int?
    /// The liveliness of the melody, 0…100.
    var range: Int?
    /// 0…100.
    var volume: Int?
    /// Announcements of these priorities get the style when they request no voice.
    var priorities: Set<AnnouncementPriority> = []
    /// BCP 47 tags. Announcements in these languages get the style when they request no voice.
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
    /// - Parameter file: the name of the file, for the error.
    /// - Throws: the first error found.
    init(toml: [UInt8], file: String) throws(ConfigurationError) {
        self.init(try Settings(style: toml, file: file))
    }

    /// How well the style suits an announcement that requests no voice: the number of its conditions, if all are met;
    /// nil when one is not met or there are none.
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
    /// Whether the tag is `other` or a part of it: `en-GB` is a kind of `en`.
    fileprivate func isKind(of other: LanguageTag) -> Bool {
        let (own, other) = (name.lowercased(), other.name.lowercased())
        return own == other || own.hasPrefix(other + "-")
    }
}

extension Settings {
    /// The settings in the file of a style.
    /// - Throws: the first error found.
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
