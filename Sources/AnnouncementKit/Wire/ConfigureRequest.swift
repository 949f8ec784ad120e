// SPDX-License-Identifier: MIT

/// `configure`: the user's settings, for everything that asks for nothing else, until the daemon ends. Settings that
/// are left out stay.
package struct ConfigureRequest: Sendable, Hashable {
    /// All of it is sent but the spelling.
    package var delivery: Delivery
    /// How much is said.
    package var verbosity: Verbosity?
    /// The parts that are not said at any verbosity; they replace the earlier ones.
    package var switchedOff: Set<WordingToken>?
    /// The least time between two digests of monitored charts, in seconds, 1…60.
    package var digestInterval: Int?

    package init(
        delivery: Delivery = Delivery(), verbosity: Verbosity? = nil, switchedOff: Set<WordingToken>? = nil,
        digestInterval: Int? = nil
    ) {
        self.delivery = delivery
        self.verbosity = verbosity
        self.switchedOff = switchedOff
        self.digestInterval = digestInterval
    }
}

extension ConfigureRequest: Codable {
    enum CodingKeys: String, DeliveryKey {
        case rate, pitch, pitchRange, volume, pan, voice, voiceType, language, punctuation, capitals, verbosity
        case silent, digestInterval
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        delivery = try parameters.delivery()
        delivery.pitchRange = try parameters.wholeNumber(.pitchRange, in: 0...100)
        delivery.voiceType = try parameters.name(.voiceType)
        delivery.capitals = try parameters.name(.capitals)
        verbosity = try parameters.name(.verbosity)
        switchedOff = try parameters.decodeIfPresent([String].self, forKey: .silent).map { try Set($0.map(Self.token)) }
        digestInterval = try parameters.wholeNumber(.digestInterval, in: 1...60)
    }

    private static func token(_ name: String) throws -> WordingToken {
        guard let token = WordingToken(rawValue: name) else {
            let known = WordingToken.allCases.map(\.rawValue).joined(separator: ", ")
            throw WireError(.invalidParams, "\"silent\" has \(name.quoted), but takes \(known).")
        }
        return token
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(delivery)
        try parameters.encodeIfPresent(delivery.pitchRange, forKey: .pitchRange)
        try parameters.encodeIfPresent(delivery.voiceType, forKey: .voiceType)
        try parameters.encodeIfPresent(delivery.capitals, forKey: .capitals)
        try parameters.encodeIfPresent(verbosity, forKey: .verbosity)
        try parameters.encodeIfPresent(switchedOff?.map(\.rawValue).sorted(), forKey: .silent)
        try parameters.encodeIfPresent(digestInterval, forKey: .digestInterval)
    }
}

/// The reply to `configure`: the settings now in force.
package struct SettingsReply: Sendable, Hashable, Codable {
    /// BCP 47, or a locale's name.
    package var language: String
    /// The locale that the language is of, where nobody has set another.
    package var locale: String?
    /// The name of the language's voice, such as "German".
    package var languageName: String?
    /// A style or a synthesizer's voice; nil for the one of the language.
    package var voice: String?
    /// The kind of voice, where no voice is named.
    package var voiceType: VoiceType?
    package var rate: Int
    package var pitch: Int
    /// How lively the melody is; nil for 50, the voice's own.
    package var pitchRange: Int?
    package var volume: Int
    /// Where it sounds, -1 to 1; nil for the middle.
    package var pan: Double?
    /// How capital letters are announced; nil for not at all.
    package var capitals: CapitalLetters?
    /// The marks that are spoken by name.
    package var punctuation: Punctuation
    package var verbosity: Verbosity
    /// The parts that are not said; sorted.
    package var silent: [WordingToken]
    package var digestInterval: Int
    /// The lowest and the highest pitch that data is played at, in hertz; nil for 220 and 1760.
    package var band: [Double]?
    /// What `a11y-speak desktop` says; nil for what it says by default.
    package var desktop: DesktopSettings?

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
