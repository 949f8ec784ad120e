// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// How a synthesizer speaks. All parameters are set for every utterance, because the last utterance's would remain.
package struct SpeechParameters: Sendable, Hashable {
    /// Checked against the synthesizer's list.
    package var voice: VoiceName
    /// Words per minute, 80…2000.
    package var rate: Int
    /// 0…100, 50 is the voice's own.
    package var pitch: Int
    /// 0…100.
    package var volume: Int
    /// 0…100, 50 is the voice's own melody.
    package var pitchRange = 50
    /// The marks that are spoken by name.
    package var punctuation = Punctuation.none
    package var capitals = CapitalLetters.none

    package init(
        voice: VoiceName, rate: Int, pitch: Int, volume: Int, pitchRange: Int = 50, punctuation: Punctuation = .none,
        capitals: CapitalLetters = .none
    ) {
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
        self.volume = volume
        self.pitchRange = pitchRange
        self.punctuation = punctuation
        self.capitals = capitals
    }
}

/// A voice and perhaps a variant of it, written `gmw/en-US+f2`.
package struct VoiceName: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The synthesizer's own name for the voice.
    package var identifier: String
    /// Another way in which the voice can speak, such as `f2` or `whisper`.
    package var variant: String?

    package init(identifier: String, variant: String?) {
        self.identifier = identifier
        self.variant = variant
    }

    package init(_ name: String) {
        let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        identifier = String(parts[0])
        variant = parts.count == 2 ? String(parts[1]) : nil
    }

    package init(stringLiteral name: String) { self.init(name) }

    package var description: String { variant.map { "\(identifier)+\($0)" } ?? identifier }
}
