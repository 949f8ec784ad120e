// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

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
    /// Reads a style.
    /// - Parameter file: its name, for the error.
    /// - Throws: the first thing that is wrong.
    init(toml: [UInt8], file: String) throws(ConfigurationError) {
        let table: TOMLTable
        do {
            table = try TOMLReader.table(toml)
        } catch {
            throw ConfigurationError(file: file, error)
        }
        var problems: [ConfigurationError] = []
        let settings = VoiceStyleKey.settings(
            of: table, keys: VoiceStyleKey.allCases, in: "a voice style", file: file, problems: &problems)
        if let problem = problems.first { throw problem }
        for (key, setting) in settings { set(key, setting.value) }
    }

    private mutating func set(_ key: VoiceStyleKey, _ value: SettingValue) {
        switch (key, value) {
        case (.voice, .text(let name)): voice = name
        case (.variant, .text(let name)): variant = name
        case (.rate, .number(let number)): rate = number
        case (.pitch, .number(let number)): pitch = number
        case (.range, .number(let number)): range = number
        case (.volume, .number(let number)): volume = number
        case (.priorities, .texts(let names)): priorities = Set(names.compactMap { AnnouncementPriority(rawValue: $0) })
        case (.languages, .texts(let names)): languages = Set(names)
        default: break
        }
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

/// Every key of a voice style.
enum VoiceStyleKey: String, SettingKey, CaseIterable {
    case voice, variant, rate, pitch, range, volume
    case priorities = "for-priority"
    case languages = "for-language"

    var kind: SettingKind {
        switch self {
        case .voice: .text(what: "a voice of espeak-ng such as en-us")
        case .variant: .text(what: "a variant of espeak-ng such as whisper or f2")
        case .rate: .number(Delivery.rates)
        case .pitch, .range, .volume: .number(0...100)
        case .priorities: .someOf(AnnouncementPriority.allCases.map(\.rawValue))
        case .languages: .texts(what: "languages such as de or en-GB")
        }
    }
}
