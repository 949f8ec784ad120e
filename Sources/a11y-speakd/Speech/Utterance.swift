// SPDX-License-Identifier: GPL-3.0-or-later

/// Words in a voice: all that a synthesizer is told.
struct Utterance: Sendable, Hashable {
    /// Plain text, never markup.
    var text: String
    var voice: SpeechParameters
}

/// How a synthesizer speaks. All of it is set for every utterance: what is left out would leak from the last one.
struct SpeechParameters: Sendable, Hashable {
    /// The synthesizer's own name of the voice, checked against its list.
    var voice: String
    /// Words per minute, 80…900.
    var rate: Int
    /// 0…100, 50 is the voice's own.
    var pitch: Int
    /// 0…100.
    var volume: Int
}
