// SPDX-License-Identifier: MIT

/// What `configure` is answered with: what is in force now.
public struct SettingsReply: Sendable, Hashable, Codable {
    /// BCP 47, or a locale's name.
    public var language: String
    /// A style or a synthesizer's voice; nil for the one of the language.
    public var voice: String?
    /// The kind of voice, where no voice is named.
    public var voiceType: VoiceType?
    public var rate: Int
    public var pitch: Int
    /// How lively the melody is; nil for 50, the voice's own.
    public var pitchRange: Int?
    public var volume: Int
    /// How capital letters are told; nil for not at all.
    public var capitals: CapitalLetters?
    /// Which marks are told by name.
    public var punctuation: Punctuation
    public var verbosity: Verbosity
    /// What is not said; sorted.
    public var silent: [WordingToken]
    public var digestInterval: Int

    public init(
        language: String, voice: String?, rate: Int, pitch: Int, volume: Int, punctuation: Punctuation,
        verbosity: Verbosity, switchedOff: Set<WordingToken>, digestInterval: Int
    ) {
        self.language = language
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
        self.volume = volume
        self.punctuation = punctuation
        self.verbosity = verbosity
        silent = switchedOff.sorted { $0.rawValue < $1.rawValue }
        self.digestInterval = digestInterval
    }
}
