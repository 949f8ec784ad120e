// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis

/// Speech Dispatcher's clients name voices and languages that do not exist, and expect to be heard anyway.
extension VoiceChoice {
    /// The announcement without unknown voices and languages, so that the default ones speak it.
    func withKnownVoices(_ announcement: Announcement) -> Announcement {
        var announcement = announcement
        if let voice = announcement.delivery.voice, voice.last == "/" {
            let language = LanguageTag(announcement.delivery.language ?? language)
            announcement.delivery.voice = catalog.voice(of: String(voice.dropLast()), forLanguage: language)
        }
        if !isKnown(voice: announcement.delivery.voice) { announcement.delivery.voice = nil }
        if !isKnown(language: announcement.delivery.language) { announcement.delivery.language = nil }
        guard case .markup(var text) = announcement.content else { return announcement }
        for place in text.parts.indices {
            // Within a text only voice styles are allowed.
            if text.parts[place].spoken.voice.map({ styles.styles[$0] == nil }) ?? false {
                text.parts[place].spoken.voice = nil
            }
            if !isKnown(language: text.parts[place].spoken.language) { text.parts[place].spoken.language = nil }
        }
        announcement.content = .markup(text)
        return announcement
    }

    private func isKnown(voice name: String?) -> Bool {
        name.map { styles.styles[$0] != nil || catalog.voice(named: $0) != nil } ?? true
    }

    private func isKnown(language name: String?) -> Bool {
        name.map { catalog.voice(forLanguage: $0) != nil } ?? true
    }
}
