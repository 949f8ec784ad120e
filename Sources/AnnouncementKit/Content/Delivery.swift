// SPDX-License-Identifier: MIT

/// How an announcement is spoken. Nil values are taken from the voice style, and then from the user's settings.
public struct Delivery: Sendable, Hashable {
    /// The language, as a BCP 47 tag.
    public var language: String?
    /// A style from `Voices/`, or a synthesizer's voice such as `en-us+klatt4`.
    public var voice: String?
    /// The kind of voice, if no voice is named.
    public var voiceType: VoiceType?
    /// The rate in words per minute, 80 to 2000.
    public var rate: Int?
    /// The pitch, 0 to 100; 50 is the voice's own.
    public var pitch: Int?
    /// How lively the melody is, 0 to 100; 50 is the voice's own, 0 is monotone.
    public var pitchRange: Int?
    /// The volume, 0 to 100.
    public var volume: Int?
    /// The position in stereo, from -1 (left) to 1 (right); 0 is the center. Voice styles do not set it.
    public var pan: Double?
    /// The punctuation marks that are spoken by name.
    public var punctuation: Punctuation?
    /// How capital letters are announced.
    public var capitals: CapitalLetters?
    /// How addresses, paths, hashes and other identifiers are read.
    public var identifiers: IdentifierReading?
    /// The output device, by its name for `--sink`. Only a rule of the user's settings can set it.
    package var sink: String?
    /// How numbers are read. Only the user's settings can set it; a client that needs other words sends them itself.
    package var numbers: NumberReading?
    /// How typed text is echoed. Only the user's settings can set it.
    package var typing: TypingEcho?
    /// True to spell the text letter by letter.
    public var spelling: Bool?
    /// The valid rates in words per minute.
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

/// The punctuation marks that are spoken by name, rather than heard only as pauses and melody (SSIP's four levels).
public enum Punctuation: String, Sendable, Hashable, CaseIterable, Codable {
    case none, some, most, all
}

/// How a capital letter is announced (SSIP's CAP_LET_RECOGN).
public enum CapitalLetters: String, Sendable, Hashable, CaseIterable, Codable {
    /// Not announced.
    case none
    /// A word before the letter.
    case spell
    /// A sound, or a higher voice.
    case icon
}

/// A kind of voice, independent of language and synthesizer (SSIP's VOICE_TYPE).
public enum VoiceType: String, Sendable, Hashable, CaseIterable, Codable {
    case male1, male2, male3, female1, female2, female3
    case childMale, childFemale

    /// Reads each spelling: `childMale` of the protocol, `child-male` of options, and `child_male` of SSIP and of earlier
    /// versions.
    public init?(rawValue: String) {
        let words = rawValue.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let name = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard !words.contains(""), let type = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
        self = type
    }

    /// The name with hyphens, as options spell it: `child-male`.
    package var optionName: String {
        rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
}
