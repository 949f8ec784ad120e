// SPDX-License-Identifier: MIT

/// `configure`: what the user wants for everything that asks for nothing else, until the daemon ends. What is left out
/// stays.
public struct ConfigureRequest: Sendable, Hashable {
    public var delivery: Delivery
    /// The least time between two digests of monitored charts, in seconds, 1…60.
    public var digestInterval: Int?

    public init(delivery: Delivery = Delivery(), digestInterval: Int? = nil) {
        self.delivery = delivery
        self.digestInterval = digestInterval
    }
}

extension ConfigureRequest: Codable {
    enum CodingKeys: String, ParameterKey { case rate, pitch, volume, voice, language, digestInterval }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        delivery = Delivery(
            language: try parameters.contains(.language) ? parameters.text(.language) : nil,
            voice: try parameters.contains(.voice) ? parameters.text(.voice) : nil,
            rate: try parameters.wholeNumber(.rate, in: 80...900),
            pitch: try parameters.wholeNumber(.pitch, in: 0...100),
            volume: try parameters.wholeNumber(.volume, in: 0...100))
        digestInterval = try parameters.wholeNumber(.digestInterval, in: 1...60)
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encodeIfPresent(delivery.language, forKey: .language)
        try parameters.encodeIfPresent(delivery.voice, forKey: .voice)
        try parameters.encodeIfPresent(delivery.rate, forKey: .rate)
        try parameters.encodeIfPresent(delivery.pitch, forKey: .pitch)
        try parameters.encodeIfPresent(delivery.volume, forKey: .volume)
        try parameters.encodeIfPresent(digestInterval, forKey: .digestInterval)
    }
}

/// What `configure` is answered with: what is in force now.
public struct SettingsReply: Sendable, Hashable, Codable {
    /// BCP 47, or a locale's name.
    public var language: String
    /// A style or a synthesizer's voice; nil for the one of the language.
    public var voice: String?
    public var rate: Int
    public var pitch: Int
    public var volume: Int
    public var digestInterval: Int

    public init(language: String, voice: String?, rate: Int, pitch: Int, volume: Int, digestInterval: Int) {
        self.language = language
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
        self.volume = volume
        self.digestInterval = digestInterval
    }
}
