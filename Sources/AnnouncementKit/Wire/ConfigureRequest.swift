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
        case rate, pitch, pitchRange, volume, voice, voiceType, language, punctuation, capitals, verbosity, silent
        case digestInterval
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
            throw WireError(.invalidParams, "\"silent\" has \"\(name.prefix(60))\", but takes \(known).")
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
