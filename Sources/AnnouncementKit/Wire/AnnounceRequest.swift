// SPDX-License-Identifier: MIT

/// `announce`: says a text, plain or in SSML.
public struct AnnounceRequest: Sendable, Hashable {
    /// Plain text, never markup.
    public var text: String
    /// SSML, which is spoken instead of `text`.
    public private(set) var ssml: String?
    private var marked: MarkedText?
    public var priority: AnnouncementPriority
    public var queue: Bool
    public var slot: String?
    /// Seconds.
    public var expires: Double?
    public var isSensitive: Bool
    public var delivery: Delivery

    public init(
        text: String, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        expires: Double? = nil, isSensitive: Bool = false, delivery: Delivery = Delivery()
    ) {
        self.text = text
        self.priority = priority
        self.queue = queue
        self.slot = slot
        self.expires = expires
        self.isSensitive = isSensitive
        self.delivery = delivery
    }

    /// Says a text in SSML instead.
    /// - Throws: ``WireError`` when it is not what ``SpeechMarkup`` takes.
    public init(ssml: String) throws(WireError) {
        self.init(text: "")
        try set(ssml: ssml)
    }

    private mutating func set(ssml: String) throws(WireError) {
        do {
            marked = try SpeechMarkup(ssml).marked
            self.ssml = ssml
        } catch {
            throw WireError(.invalidParams, "\"ssml\", \(error).")
        }
    }

    public var announcement: Announcement {
        Announcement(
            marked.map { .markup($0) } ?? .text(text), priority: priority, queue: queue, slot: slot,
            expires: expires.map { .seconds($0) },
            isSensitive: isSensitive, delivery: delivery)
    }
}

extension AnnounceRequest: Codable {
    enum CodingKeys: String, ParameterKey {
        case text, ssml, priority, queue, slot, expires, sensitive, language, voice, rate, pitch, volume
    }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let hasMarkup = parameters.contains(.ssml)
        guard hasMarkup != parameters.contains(.text) || !hasMarkup else {
            throw WireError(.invalidParams, "Either \"text\" or \"ssml\" is spoken, not both: send one.")
        }
        text = hasMarkup ? "" : try parameters.text(.text)
        let names = AnnouncementPriority.names
        priority = try parameters.name(.priority, of: names, make: AnnouncementPriority.init(name:)) ?? .default
        queue = try parameters.decodeIfPresent(Bool.self, forKey: .queue) ?? false
        slot = try parameters.contains(.slot) ? parameters.text(.slot) : nil
        expires = try Self.expires(in: parameters)
        isSensitive = try parameters.decodeIfPresent(Bool.self, forKey: .sensitive) ?? false
        delivery = Delivery(
            language: try parameters.contains(.language) ? parameters.text(.language) : nil,
            voice: try parameters.contains(.voice) ? parameters.text(.voice) : nil,
            rate: try parameters.wholeNumber(.rate, in: 80...900),
            pitch: try parameters.wholeNumber(.pitch, in: 0...100),
            volume: try parameters.wholeNumber(.volume, in: 0...100))
        if hasMarkup { try set(ssml: parameters.text(.ssml)) }
    }

    private static func expires(in parameters: KeyedDecodingContainer<CodingKeys>) throws -> Double? {
        guard let seconds = try parameters.decodeIfPresent(Double.self, forKey: .expires) else { return nil }
        guard seconds > 0, seconds <= 86_400 else {
            throw WireError(.invalidParams, "\"expires\" must be more than 0 and at most 86400 seconds.")
        }
        return seconds
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        if let ssml {
            try parameters.encode(ssml, forKey: .ssml)
        } else {
            try parameters.encode(text, forKey: .text)
        }
        try parameters.encode(priority, forKey: .priority)
        if queue { try parameters.encode(true, forKey: .queue) }
        try parameters.encodeIfPresent(slot, forKey: .slot)
        try parameters.encodeIfPresent(expires, forKey: .expires)
        if isSensitive { try parameters.encode(true, forKey: .sensitive) }
        try parameters.encodeIfPresent(delivery.language, forKey: .language)
        try parameters.encodeIfPresent(delivery.voice, forKey: .voice)
        try parameters.encodeIfPresent(delivery.rate, forKey: .rate)
        try parameters.encodeIfPresent(delivery.pitch, forKey: .pitch)
        try parameters.encodeIfPresent(delivery.volume, forKey: .volume)
    }
}
