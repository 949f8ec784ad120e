// SPDX-License-Identifier: MIT

/// How an announcement is spoken. Values that are nil come from the voice style, and then from the user's settings.
public struct Delivery: Sendable, Hashable {
    /// BCP 47.
    public var language: String?
    /// A style of `Voices/`, or one of the synthesizer's own voices such as `en-us+klatt4`.
    public var voice: String?
    /// The kind of voice, where no voice is named.
    public var voiceType: VoiceType?
    /// Words per minute, 80…900.
    public var rate: Int?
    /// 0…100, 50 is the voice's own.
    public var pitch: Int?
    /// How lively the melody is: 0…100, 50 is the voice's own, 0 is monotonous.
    public var pitchRange: Int?
    /// 0…100.
    public var volume: Int?
    /// The marks that are spoken by name.
    public var punctuation: Punctuation?
    /// How capital letters are announced.
    public var capitals: CapitalLetters?
    /// The user's choice alone: a client sends words of its own where it wants others.
    package var numbers: NumberReading?
    /// Letter by letter.
    public var spelling: Bool?

    public init(
        language: String? = nil, voice: String? = nil, rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil
    ) {
        self.language = language
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
        self.volume = volume
    }
}
