// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A setting that GET tells.
enum SSIPProperty: String, Sendable, Hashable, CaseIterable {
    case rate, pitch, volume, language, punctuation
    case voiceType = "voice_type"
    case outputModule = "output_module"
}

extension SSIPSettings {
    /// - Parameter language: the user's, when the client has set none.
    func value(of property: SSIPProperty, language userLanguage: String) -> String {
        switch property {
        case .rate: "\(rate ?? 0)"
        case .pitch: "\(pitch ?? 0)"
        case .volume: "\(volume ?? 100)"
        case .language: language ?? userLanguage
        case .punctuation: (punctuation ?? Punctuation.none).rawValue
        case .voiceType: voiceType?.rawValue.uppercased() ?? (synthesisVoice == nil ? "MALE1" : "NO_VOICE")
        case .outputModule: outputModule
        }
    }
}
