// SPDX-License-Identifier: MIT

/// `announce`: says a text in plain form or in SSML, a character or a key, or plays a sound icon.
public struct AnnounceRequest: Sendable, Hashable {
    /// The content to announce.
    public var words: AnnounceWords
    /// The priority. The default is `default`.
    public var priority: AnnouncementPriority
    /// True to wait after announcements of the same priority instead of cutting or replacing them. Only for `default`.
    public var queue: Bool
    /// A name of at most 100 bytes. Announcements of one sequence, of any clients, wait for each other like those with
    /// `queue`, and cut others. Only for `default`.
    public var sequence: String?
    /// A name under which at most one announcement of the client waits; a newer one replaces it. Nil for none.
    public var slot: String?
    /// Seconds after which the announcement is no longer said, more than 0 and at most 86,400; nil for never.
    public var expires: Double?
    /// True for a text that is spoken, but never logged, captioned or kept.
    public var isSensitive: Bool
    /// Says the announcement even if this client said the same less than a second ago. Characters, keys and sound icons
    /// always repeat.
    public var mayRepeat: Bool
    /// A name of at most 100 bytes. When more announcements of a client's group wait than its limit allows, only the
    /// newest is said, after the number of the others.
    public var group: String?
    /// For an alarm: repeats it until it is acknowledged. Only for priority `high`.
    public var repetition: Repetition?
    /// True to keep the announcement open: texts can be appended to it until it is closed, by a request without `open`,
    /// after 10 s without a text, or with the connection. It has one outcome.
    public var isOpen = false
    /// The open announcement of this client to which the text is appended; nil for a new announcement. An empty text only
    /// closes it. Priority, delivery and the rest are those of the announcement.
    public var appendsTo: AnnouncementID?
    /// How the text is spoken.
    public var delivery: Delivery

    public init(
        _ words: AnnounceWords, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        expires: Double? = nil, isSensitive: Bool = false, mayRepeat: Bool = false, group: String? = nil,
        repetition: Repetition? = nil, delivery: Delivery = Delivery()
    ) {
        self.words = words
        self.priority = priority
        self.queue = queue
        self.slot = slot
        self.expires = expires
        self.isSensitive = isSensitive
        self.mayRepeat = mayRepeat
        self.group = group
        self.repetition = repetition
        self.delivery = delivery
    }

    /// Announces a plain text.
    public init(
        text: String, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        expires: Double? = nil, isSensitive: Bool = false, delivery: Delivery = Delivery()
    ) {
        self.init(
            .text(text), priority: priority, queue: queue, slot: slot, expires: expires, isSensitive: isSensitive,
            delivery: delivery)
    }

    /// Announces a text in SSML.
    /// - Throws: a ``WireError`` if `SpeechMarkup` rejects the text.
    public init(ssml: String) throws(WireError) {
        self.init(try .ssml(ssml))
    }

    /// Appends a text to an open announcement.
    /// - Parameter isOpen: false to close the announcement after the text.
    public init(appending words: AnnounceWords, to announcement: AnnouncementID, isOpen: Bool = true) {
        self.init(words)
        (appendsTo, self.isOpen) = (announcement, isOpen)
    }

    package var announcement: Announcement {
        var announcement = Announcement(
            words.content, priority: priority, queue: queue, slot: slot, expires: expires.map { .seconds($0) },
            isSensitive: isSensitive, mayRepeat: mayRepeat || words.isEcho, delivery: delivery)
        (announcement.group, announcement.sequence) = (group, sequence)
        announcement.isOpen = isOpen
        announcement.repetition = repetition.map { .seconds($0.every) }
        return announcement
    }
}

extension AnnounceRequest: Codable {
    enum CodingKeys: String, DeliveryKey {
        case text, kind, readCode, spoken, ssml, character, key, soundIcon, priority, queue, sequence, slot, expires
        case sensitive, mayRepeat, group, open, append
        case repetition = "repeat"
        case language, voice, voiceType, rate, pitch, pitchRange, volume, pan, punctuation, capitals, spelling
        case identifiers
    }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        priority = try parameters.priority(.priority)
        queue = try parameters.decodeIfPresent(Bool.self, forKey: .queue) ?? false
        sequence = try parameters.contains(.sequence) ? parameters.text(.sequence, atMost: Self.longestGroup) : nil
        slot = try parameters.contains(.slot) ? parameters.text(.slot) : nil
        expires = try Self.expires(in: parameters)
        isSensitive = try parameters.decodeIfPresent(Bool.self, forKey: .sensitive) ?? false
        mayRepeat = try parameters.decodeIfPresent(Bool.self, forKey: .mayRepeat) ?? false
        group = try parameters.contains(.group) ? parameters.text(.group, atMost: Self.longestGroup) : nil
        repetition = try parameters.decodeIfPresent(Repetition.self, forKey: .repetition)
        guard repetition == nil || priority == .high else {
            throw WireError(.invalidParams, "\"repeat\" is for alarms: send it with \"priority\": \"high\".")
        }
        delivery = try parameters.delivery()
        delivery.voiceType = try parameters.name(.voiceType)
        delivery.pitchRange = try parameters.wholeNumber(.pitchRange, in: 0...100)
        delivery.capitals = try parameters.name(.capitals)
        delivery.identifiers = try parameters.name(.identifiers)
        delivery.spelling = try parameters.decodeIfPresent(Bool.self, forKey: .spelling)
        isOpen = try parameters.decodeIfPresent(Bool.self, forKey: .open) ?? false
        appendsTo = try parameters.decodeIfPresent(AnnouncementID.self, forKey: .append)
        let isClosing = appendsTo != nil && AnnounceWords.keys.allSatisfy { !parameters.contains($0) }
        words = isClosing ? .text("") : try AnnounceWords(in: parameters)
        try checkOpen(parameters)
    }

    private func checkOpen(_ parameters: Parameters<CodingKeys>) throws(WireError) {
        guard isOpen || appendsTo != nil else { return }
        guard !words.isEcho else {
            throw WireError(.invalidParams, "Only a text can be open: leave out \(words.key.stringValue.quoted).")
        }
        guard repetition == nil else {
            throw WireError(.invalidParams, "An open announcement is not repeated: leave out \"repeat\" or \"open\".")
        }
        let own: [CodingKeys] = [.append, .open, .text, .kind, .readCode, .spoken, .ssml]
        guard appendsTo != nil, let other = parameters.allKeys.filter({ !own.contains($0) }).map(\.stringValue).min()
        else { return }
        throw WireError(
            .invalidParams, "\(other.quoted) is that of the announcement: send it with the first text, not with append."
        )
    }

    /// Bytes.
    private static let longestGroup = 100

    private static func expires(in parameters: Parameters<CodingKeys>) throws -> Double? {
        guard let seconds = try parameters.decodeIfPresent(Double.self, forKey: .expires) else { return nil }
        guard seconds > 0, seconds <= 86_400 else {
            throw WireError(.invalidParams, "\"expires\" must be more than 0 and at most 86400 seconds.")
        }
        return seconds
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        if appendsTo == nil || !words.source.isEmpty { try parameters.encode(words.source, forKey: words.key) }
        try parameters.encodeIfPresent(words.kind, forKey: .kind)
        if words.readsCode { try parameters.encode(true, forKey: .readCode) }
        try parameters.encodeIfPresent(words.spoken, forKey: .spoken)
        if isOpen { try parameters.encode(true, forKey: .open) }
        guard appendsTo == nil else { return try parameters.encode(appendsTo, forKey: .append) }
        try parameters.encode(priority, forKey: .priority)
        if queue { try parameters.encode(true, forKey: .queue) }
        try parameters.encodeIfPresent(sequence, forKey: .sequence)
        try parameters.encodeIfPresent(slot, forKey: .slot)
        try parameters.encodeIfPresent(expires, forKey: .expires)
        if isSensitive { try parameters.encode(true, forKey: .sensitive) }
        if mayRepeat { try parameters.encode(true, forKey: .mayRepeat) }
        try parameters.encodeIfPresent(group, forKey: .group)
        try parameters.encodeIfPresent(repetition, forKey: .repetition)
        try parameters.encode(delivery)
        try parameters.encodeIfPresent(delivery.voiceType, forKey: .voiceType)
        try parameters.encodeIfPresent(delivery.pitchRange, forKey: .pitchRange)
        try parameters.encodeIfPresent(delivery.capitals, forKey: .capitals)
        try parameters.encodeIfPresent(delivery.spelling, forKey: .spelling)
        try parameters.encodeIfPresent(delivery.identifiers, forKey: .identifiers)
    }
}
