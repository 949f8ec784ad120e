// SPDX-License-Identifier: MIT

/// How an announcement is spoken. Values that are nil come from the voice style, and then from the user's settings.
public struct Delivery: Sendable, Hashable {
    /// BCP 47.
    public var language: String?
    /// A style of `Voices/`, or one of the synthesizer's own voices such as `en-us+klatt4`.
    public var voice: String?
    /// The kind of voice, where no voice is named.
    public var voiceType: VoiceType?
    /// Words per minute, 80…2000.
    public var rate: Int?
    /// 0…100, 50 is the voice's own.
    public var pitch: Int?
    /// How lively the melody is: 0…100, 50 is the voice's own, 0 is monotonous.
    public var pitchRange: Int?
    /// 0…100.
    public var volume: Int?
    /// Where it sounds: from -1, left, to 1, right; 0 is the middle. No voice style has it.
    public var pan: Double?
    /// The marks that are spoken by name.
    public var punctuation: Punctuation?
    /// How capital letters are announced.
    public var capitals: CapitalLetters?
    /// The user's choice alone, by a rule: where it is played, as `--sink` names it.
    package var sink: String?
    /// The user's choice alone: a client sends words of its own where it wants others.
    package var numbers: NumberReading?
    /// Letter by letter.
    public var spelling: Bool?
    /// Words per minute.
    package static let rates = 80...2000

    public init(
        language: String? = nil, voice: String? = nil, rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil,
        pan: Double? = nil
    ) {
        self.language = language
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
        self.volume = volume
        self.pan = pan
    }
}

/// Which punctuation marks are spoken by name, instead of being heard as pauses and melody alone (SSIP's four levels).
public enum Punctuation: String, Sendable, Hashable, CaseIterable, Codable {
    case none, some, most, all
}

/// How a capital letter is announced (SSIP's CAP_LET_RECOGN).
public enum CapitalLetters: String, Sendable, Hashable, CaseIterable, Codable {
    /// Not at all.
    case none
    /// A word before the letter.
    case spell
    /// A sound, or a higher voice.
    case icon
}

/// A kind of voice, whatever the language and the synthesizer (SSIP's VOICE_TYPE).
public enum VoiceType: String, Sendable, Hashable, CaseIterable, Codable {
    case male1, male2, male3, female1, female2, female3
    case childMale = "child_male"
    case childFemale = "child_female"
}
