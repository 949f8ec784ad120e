// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Every key of a voice style.
enum VoiceStyleKey: String, SettingKey, CaseIterable {
    case voice, variant, rate, pitch, range, volume
    case priorities = "for-priority"
    case languages = "for-language"

    var kind: SettingKind {
        switch self {
        case .voice: .text(what: "a voice of espeak-ng such as en-us")
        case .variant: .text(what: "a variant of espeak-ng such as whisper or f2")
        case .rate: .number(80...900)
        case .pitch, .range, .volume: .number(0...100)
        case .priorities: .someOf(AnnouncementPriority.allCases.map(\.rawValue))
        case .languages: .texts(what: "languages such as de or en-GB")
        }
    }
}
