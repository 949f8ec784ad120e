// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `configure`: the user's settings, for announcements that set none of their own. They are lost when the daemon exits.
/// Missing keys leave their settings unchanged.
package struct ConfigureRequest: Sendable, Hashable {
    /// Default delivery. All its members are sent except `spelling`.
    package var delivery: Delivery
    /// The amount of detail that is spoken.
    package var verbosity: Verbosity?
    /// The parts that are never spoken, at any verbosity. They replace the earlier parts.
    package var switchedOff: Set<WordingToken>?
    /// The shortest time between two digests of monitored charts, in seconds, 1 to 60.
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
        case silent, digestInterval, identifiers, typing
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        delivery = try parameters.delivery()
        delivery.pitchRange = try parameters.wholeNumber(.pitchRange, in: 0...100)
        delivery.voiceType = try parameters.name(.voiceType)
        delivery.capitals = try parameters.name(.capitals)
        delivery.identifiers = try parameters.name(.identifiers)
        delivery.typing = try parameters.name(.typing)
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
        try parameters.encodeIfPresent(delivery.identifiers, forKey: .identifiers)
        try parameters.encodeIfPresent(delivery.typing, forKey: .typing)
        try parameters.encodeIfPresent(verbosity, forKey: .verbosity)
        try parameters.encodeIfPresent(switchedOff?.map(\.rawValue).sorted(), forKey: .silent)
        try parameters.encodeIfPresent(digestInterval, forKey: .digestInterval)
    }
}

/// The reply to `configure`: the settings that are now in force.
package struct SettingsReply: Sendable, Hashable, Codable {
    /// A BCP 47 tag or the name of a locale.
    package var language: String
    /// The locale that determines `language`, unless the user has set a language.
    package var locale: String?
    /// The name of the language's voice, such as "German".
    package var languageName: String?
    /// A style or a synthesizer's voice; nil for the language's default voice.
    package var voice: String?
    /// The kind of voice, if `voice` is nil.
    package var voiceType: VoiceType?
    package var rate: Int
    package var pitch: Int
    /// How lively the melody is, 0 to 100; nil for 50, the voice's own melody.
    package var pitchRange: Int?
    package var volume: Int
    /// The position in stereo, from -1 (left) to 1 (right); nil for the center.
    package var pan: Double?
    /// How capital letters are announced; nil if they are not.
    package var capitals: CapitalLetters?
    /// How identifiers of a text are read; nil for the whole.
    package var identifiers: IdentifierReading?
    /// How typed text is echoed; nil for its characters.
    package var typing: TypingEcho?
    /// The punctuation marks that are spoken by name.
    package var punctuation: Punctuation
    package var verbosity: Verbosity
    /// The parts that are not spoken, sorted.
    package var silent: [WordingToken]
    package var digestInterval: Int
    /// The lowest and the highest pitch at which data is played, in hertz; nil for 220 and 1760.
    package var band: [Double]?
    /// The settings of `a11y-speak desktop`; nil for its defaults.
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
