// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

extension Delivery {
    /// This, and where it has nothing the other. A voice brings its own language, so that of the other is not wanted then;
    /// a kind of voice and a named one take each other's place.
    func over(_ other: Delivery) -> Delivery {
        var merged = self
        if voice == nil {
            merged.language = language ?? other.language
            merged.voiceType = voiceType ?? other.voiceType
            if language == nil && voiceType == nil { merged.voice = other.voice }
        }
        merged.rate = rate ?? other.rate
        merged.pitch = pitch ?? other.pitch
        merged.pitchRange = pitchRange ?? other.pitchRange
        merged.volume = volume ?? other.volume
        merged.punctuation = punctuation ?? other.punctuation
        merged.capitals = capitals ?? other.capitals
        merged.spelling = spelling ?? other.spelling
        return merged
    }
}
