// SPDX-License-Identifier: MIT

/// `tone`: a sound that plays at once, without waiting in the queue. It has no history, and ends with the connection.
public enum ToneRequest: Sendable, Hashable {
    /// Starts a tone, or moves the tone with that id.
    case sounds(LiveTone)
    /// Ends the tone with that id.
    case ends(id: String)
    case earcon(Earcon)
}

extension ToneRequest: Codable {
    enum CodingKeys: String, ParameterKey { case id, value, pan, timbre, seconds, end, earcon }

    private static let longestID = 100

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        if let earcon: Earcon = try parameters.name(.earcon) {
            try parameters.hasNothing(but: [.earcon], "\"earcon\" takes no other parameter")
            self = .earcon(earcon)
            return
        }
        guard parameters.contains(.id) else {
            throw WireError(.invalidParams, "tone needs either \"id\", the client's own name of a tone, or \"earcon\".")
        }
        let id = try parameters.text(.id, atMost: Self.longestID)
        if try parameters.decodeIfPresent(Bool.self, forKey: .end) ?? false {
            try parameters.hasNothing(but: [.id, .end], "A tone that ends takes only its \"id\"")
            self = .ends(id: id)
            return
        }
        guard let value = try parameters.number(.value, in: 0...1) else {
            throw WireError(.invalidParams, "A tone needs a \"value\" from 0 to 1, or \"end\": true.")
        }
        self = .sounds(
            LiveTone(
                id: id, value: value, pan: try parameters.number(.pan, in: -1...1),
                timbre: try parameters.decodeIfPresent(String.self, forKey: .timbre),
                seconds: try parameters.seconds()))
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .sounds(let tone):
            try parameters.encode(tone.id, forKey: .id)
            try parameters.encode(tone.value, forKey: .value)
            try parameters.encodeIfPresent(tone.pan, forKey: .pan)
            try parameters.encodeIfPresent(tone.timbre, forKey: .timbre)
            try parameters.encodeIfPresent(tone.seconds, forKey: .seconds)
        case .ends(let id):
            try parameters.encode(id, forKey: .id)
            try parameters.encode(true, forKey: .end)
        case .earcon(let earcon): try parameters.encode(earcon, forKey: .earcon)
        }
    }
}

extension Parameters<ToneRequest.CodingKeys> {
    fileprivate func hasNothing(but keys: Set<Key>, _ rule: String) throws {
        guard let other = allKeys.filter({ !keys.contains($0) }).map(\.stringValue).min() else { return }
        throw WireError(.invalidParams, "\(rule): leave out \(other.quoted).")
    }

    fileprivate func seconds() throws -> Double? {
        guard let seconds = try decodeIfPresent(Double.self, forKey: .seconds) else { return nil }
        guard (0.04...10).contains(seconds) else {
            throw WireError(.invalidParams, "\"seconds\" must be a number from 0.04 to 10.")
        }
        return seconds
    }
}
