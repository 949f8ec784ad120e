// SPDX-License-Identifier: MIT

/// The reply to `configure`: the settings now in force.
package struct SettingsReply: Sendable, Hashable, Codable {
    /// BCP 47, or a locale's name.
    package var language: String
    /// A style or a synthesizer's voice; nil for the one of the language.
    package var voice: String?
    /// The kind of voice, where no voice is named.
    package var voiceType: VoiceType?
    package var rate: Int
    package var pitch: Int
    /// How lively the melody is; nil for 50, the voice's own.
    package var pitchRange: Int?
    package var volume: Int
    /// How capital letters are announced; nil for not at all.
    package var capitals: CapitalLetters?
    /// The marks that are spoken by name.
    package var punctuation: Punctuation
    package var verbosity: Verbosity
    /// The parts that are not said; sorted.
    package var silent: [WordingToken]
    package var digestInterval: Int

    package init(
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
