// SPDX-License-Identifier: MIT

/// `sonify`: plays a chart that this client has described, in the same queue as speech.
public struct SonifyRequest: Sendable, Hashable {
    /// The chart to play, and how to play it.
    public var sound: ChartSound
    /// The priority. The default is `default`.
    public var priority: AnnouncementPriority
    /// True to wait after announcements of the same priority instead of cutting or replacing them. Only for `default`.
    public var queue: Bool
    /// A name under which at most one announcement of the client waits; a newer one replaces it. Nil for none.
    public var slot: String?
    /// In the lane `under`, the chart plays beneath speech and has no words.
    public var lane: SoundLane

    public init(
        _ sound: ChartSound, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        lane: SoundLane = .after
    ) {
        self.sound = sound
        self.priority = priority
        self.queue = queue
        self.slot = slot
        self.lane = lane
    }

    /// The announcement for the queue. Equal requests are played each time.
    /// - Parameter owner: the client that sent the request.
    package func announcement(of owner: ClientID) -> Announcement {
        var sound = sound
        sound.owner = owner
        if lane == .under { sound.words = .none }
        var announcement = Announcement(
            .sound(sound), priority: priority, queue: queue || lane == .under, slot: slot,
            subject: Announcement.subject(ofChart: sound.chart), mayRepeat: true)
        announcement.lane = lane
        return announcement
    }
}

extension SonifyRequest: Codable {
    enum CodingKeys: String, ParameterKey {
        case chart, series, range, mode, seconds, order, words, reference, band, priority, queue, slot
        case lane
    }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        var sound = ChartSound(chart: try parameters.text(.chart))
        sound.series = try parameters.decodeIfPresent([String].self, forKey: .series)
        sound.range = try parameters.decodeIfPresent(WireSoundRange.self, forKey: .range)?.range ?? .visible
        sound.mode = try parameters.name(.mode) ?? .notes
        sound.seconds = try parameters.decodeIfPresent(Double.self, forKey: .seconds)
        sound.order = try parameters.name(.order) ?? .sequence
        lane = try parameters.name(.lane) ?? .after
        let words: ChartSound.Words? = try parameters.name(.words)
        guard lane == .after || words == nil || words == ChartSound.Words.none else {
            throw WireError(.invalidParams, "A score beneath speech has no words: leave \"words\" out.")
        }
        sound.words = words ?? (lane == .under ? .none : .before)
        sound.reference =
            try parameters.decodeIfPresent(WireReference.self, forKey: .reference)?.reference ?? .none
        sound.band = try parameters.decodeIfPresent(WireBand.self, forKey: .band)?.band
        self.sound = sound
        priority = try parameters.priority(.priority)
        queue = try parameters.decodeIfPresent(Bool.self, forKey: .queue) ?? false
        slot = try parameters.contains(.slot) ? parameters.text(.slot) : nil
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(sound.chart, forKey: .chart)
        try parameters.encodeIfPresent(sound.series, forKey: .series)
        if sound.range != .visible { try parameters.encode(WireSoundRange(range: sound.range), forKey: .range) }
        try parameters.encode(sound.mode, forKey: .mode)
        try parameters.encodeIfPresent(sound.seconds, forKey: .seconds)
        if sound.order != .sequence { try parameters.encode(sound.order, forKey: .order) }
        if lane == .after, sound.words != .before { try parameters.encode(sound.words, forKey: .words) }
        if sound.reference != .none {
            try parameters.encode(WireReference(reference: sound.reference), forKey: .reference)
        }
        try parameters.encodeIfPresent(sound.band.map(WireBand.init), forKey: .band)
        try parameters.encode(priority, forKey: .priority)
        if queue { try parameters.encode(true, forKey: .queue) }
        try parameters.encodeIfPresent(slot, forKey: .slot)
        if lane != .after { try parameters.encode(lane, forKey: .lane) }
    }
}

/// A range on the wire: `visible`, `all` or `[min, max]`.
private struct WireSoundRange: Codable {
    var range: ChartSound.Range

    init(range: ChartSound.Range) { self.range = range }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let ends = try? value.decode([Double].self), ends.count == 2 {
            range = .between(ends[0], ends[1])
            return
        }
        switch try? value.decode(String.self) {
        case "visible": range = .visible
        case "all": range = .all
        default:
            throw WireError(.invalidParams, "\"range\" must be visible, all, or a list of two numbers: [min, max].")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch range {
        case .visible: try value.encode("visible")
        case .all: try value.encode("all")
        case .between(let lower, let upper): try value.encode([lower, upper])
        }
    }
}

/// A band of pitches on the wire, in hertz: `[lowest, highest]`.
private struct WireBand: Codable {
    var band: ClosedRange<Double>

    init(band: ClosedRange<Double>) { self.band = band }

    init(from decoder: any Decoder) throws {
        let ends = try decoder.singleValueContainer().decode([Double].self)
        guard ends.count == 2, ends[0] < ends[1] else {
            throw WireError(.invalidParams, "\"band\" must be a list of two pitches in hertz: [lowest, highest].")
        }
        band = ends[0]...ends[1]
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode([band.lowerBound, band.upperBound])
    }
}

/// A reference on the wire: `none`, `axis`, `mean` or a number.
private struct WireReference: Codable {
    var reference: ChartSound.Reference

    init(reference: ChartSound.Reference) { self.reference = reference }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let limit = try? value.decode(Double.self) {
            reference = .limit(limit)
            return
        }
        switch try? value.decode(String.self) {
        case "none": reference = .none
        case "axis": reference = .axis
        case "mean": reference = .mean
        default: throw WireError(.invalidParams, "\"reference\" must be none, axis, mean, or a number: a limit.")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch reference {
        case .none: try value.encode("none")
        case .axis: try value.encode("axis")
        case .mean: try value.encode("mean")
        case .limit(let limit): try value.encode(limit)
        }
    }
}
