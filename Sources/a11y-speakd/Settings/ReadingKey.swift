// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Every key of `[voice.NAME]` in config.toml: which texts an engine or a voice reads that ask for no voice themselves.
enum ReadingKey: String, ConfigurableKey {
    case engine, voice
    case minCharacters = "min-characters"
    case priorities, languages

    var kind: SettingKind {
        switch self {
        case .engine: .text(what: "the name of an engine")
        case .voice: .text(what: "a voice that a11y-speak voices lists, such as flite/slt")
        case .minCharacters: .number(0...1_000_000)
        case .priorities: .someOf(AnnouncementPriority.allCases.map(\.rawValue))
        case .languages: .texts(what: "languages such as de or en-GB")
        }
    }

    var standard: SettingValue {
        switch self {
        case .engine: .text("flite")
        case .voice: .text("flite/slt")
        case .minCharacters: .number(0)
        case .priorities: .texts(AnnouncementPriority.allCases.map(\.rawValue))
        case .languages: .texts(["en"])
        }
    }

    var about: String {
        switch self {
        case .engine: "Whose best voice reads them."
        case .voice: "Which voice reads them, whatever their language."
        case .minCharacters: "Only texts that are so long."
        case .priorities: "Only announcements of these priorities."
        case .languages: "Only texts in these languages; without it those that the engine has a voice for."
        }
    }
}
