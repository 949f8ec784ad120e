// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// How a synthesizer speaks. All of it is set for every utterance: what is left out would leak from the last one.
struct SpeechParameters: Sendable, Hashable {
    /// Checked against the synthesizer's list.
    var voice: VoiceName
    /// Words per minute, 80…2000.
    var rate: Int
    /// 0…100, 50 is the voice's own.
    var pitch: Int
    /// 0…100.
    var volume: Int
    /// 0…100, 50 is the voice's own melody.
    var pitchRange = 50
    /// The marks that are spoken by name.
    var punctuation = Punctuation.none
    var capitals = CapitalLetters.none
}

/// A voice and perhaps a variant of it, written `gmw/en-US+f2`.
struct VoiceName: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The synthesizer's own name for the voice.
    var identifier: String
    /// Another way in which the voice can speak, such as `f2` or `whisper`.
    var variant: String?

    init(identifier: String, variant: String?) {
        self.identifier = identifier
        self.variant = variant
    }

    init(_ name: String) {
        let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        identifier = String(parts[0])
        variant = parts.count == 2 ? String(parts[1]) : nil
    }

    init(stringLiteral name: String) { self.init(name) }

    var description: String { variant.map { "\(identifier)+\($0)" } ?? identifier }
}
