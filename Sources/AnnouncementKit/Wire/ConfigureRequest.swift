// SPDX-License-Identifier: MIT

/// `configure`: what the user wants for everything that asks for nothing else, until the daemon ends. What is left out
/// stays.
public struct ConfigureRequest: Sendable, Hashable {
    public var delivery: Delivery
    /// How much is said.
    public var verbosity: Verbosity?
    /// What is not said at any verbosity; in place of what was given before.
    public var switchedOff: Set<WordingToken>?
    /// The least time between two digests of monitored charts, in seconds, 1…60.
    public var digestInterval: Int?

    public init(
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
    enum CodingKeys: String, ParameterKey {
        case rate, pitch, volume, voice, language, verbosity, silent, digestInterval
    }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        delivery = Delivery(
            language: try parameters.contains(.language) ? parameters.text(.language) : nil,
            voice: try parameters.contains(.voice) ? parameters.text(.voice) : nil,
            rate: try parameters.wholeNumber(.rate, in: 80...900),
            pitch: try parameters.wholeNumber(.pitch, in: 0...100),
            volume: try parameters.wholeNumber(.volume, in: 0...100))
        let levels = Verbosity.allCases.map(\.rawValue)
        verbosity = try parameters.name(.verbosity, of: levels, make: Verbosity.init(rawValue:))
        switchedOff = try parameters.decodeIfPresent([String].self, forKey: .silent).map { try Set($0.map(Self.token)) }
        digestInterval = try parameters.wholeNumber(.digestInterval, in: 1...60)
    }

    private static func token(_ name: String) throws -> WordingToken {
        guard let token = WordingToken(rawValue: name) else {
            let known = WordingToken.allCases.map(\.rawValue).joined(separator: ", ")
            throw WireError(.invalidParams, "\"silent\" has \"\(name.prefix(60))\", but takes \(known).")
        }
        return token
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encodeIfPresent(delivery.language, forKey: .language)
        try parameters.encodeIfPresent(delivery.voice, forKey: .voice)
        try parameters.encodeIfPresent(delivery.rate, forKey: .rate)
        try parameters.encodeIfPresent(delivery.pitch, forKey: .pitch)
        try parameters.encodeIfPresent(delivery.volume, forKey: .volume)
        try parameters.encodeIfPresent(verbosity, forKey: .verbosity)
        try parameters.encodeIfPresent(switchedOff?.map(\.rawValue).sorted(), forKey: .silent)
        try parameters.encodeIfPresent(digestInterval, forKey: .digestInterval)
    }
}
