// SPDX-License-Identifier: MIT

/// `play`: plays a client's own notes, in the same queue as speech.
public struct PlayRequest: Sendable, Hashable {
    /// The notes to play.
    public var score: GivenScore
    /// The priority. The default is `default`.
    public var priority: AnnouncementPriority
    /// True to wait after announcements of the same priority instead of cutting or replacing them. Only for `default`.
    public var queue: Bool
    /// A name under which at most one announcement of the client waits; a newer one replaces it. Nil for none.
    public var slot: String?
    /// When the score plays in relation to speech. The default is `after`.
    public var lane: SoundLane

    public init(
        _ score: GivenScore, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        lane: SoundLane = .after
    ) {
        self.score = score
        self.priority = priority
        self.queue = queue
        self.slot = slot
        self.lane = lane
    }

    /// Equal requests are played each time.
    package var announcement: Announcement {
        var announcement = Announcement(
            .score(score), priority: priority, queue: queue || lane == .under, slot: slot, mayRepeat: true)
        announcement.lane = lane
        return announcement
    }
}

extension PlayRequest: Codable {
    enum CodingKeys: String, ParameterKey { case score, text, priority, queue, slot, lane }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let tracks = try parameters.decode(WireScore.self, forKey: .score).tracks
        let text = try parameters.contains(.text) ? parameters.text(.text) : nil
        score = GivenScore(tracks: tracks.map(\.track), text: text)
        priority = try parameters.priority(.priority)
        queue = try parameters.decodeIfPresent(Bool.self, forKey: .queue) ?? false
        slot = try parameters.contains(.slot) ? parameters.text(.slot) : nil
        lane = try parameters.name(.lane) ?? .after
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(WireScore(tracks: score.tracks.map(WireTrack.init)), forKey: .score)
        try parameters.encodeIfPresent(score.text, forKey: .text)
        try parameters.encode(priority, forKey: .priority)
        if queue { try parameters.encode(true, forKey: .queue) }
        try parameters.encodeIfPresent(slot, forKey: .slot)
        if lane != .after { try parameters.encode(lane, forKey: .lane) }
    }
}

/// A score on the wire: `{"tracks":[…]}`.
package struct WireScore: Codable {
    package var tracks: [WireTrack]

    package enum CodingKeys: String, ParameterKey { case tracks }

    package init(tracks: [WireTrack]) { self.tracks = tracks }

    package init(from decoder: any Decoder) throws {
        tracks = try decoder.parameters(CodingKeys.self).decode([WireTrack].self, forKey: .tracks)
    }
}

/// A track on the wire: `{"timbre":"reed","pan":-0.5,"notes":[[0,0.2,440,1]]}`.
package struct WireTrack: Codable {
    package var track: GivenScore.Track

    package enum CodingKeys: String, ParameterKey { case timbre, pan, notes }

    package init(_ track: GivenScore.Track) { self.track = track }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let notes = try parameters.decode([[Double]].self, forKey: .notes).map { numbers in
            guard (3...5).contains(numbers.count) else {
                throw WireError(
                    .invalidParams, "A note has \(numbers.count) numbers: write [start, length, hertz, gain, pan].")
            }
            return GivenScore.Note(
                start: numbers[0], length: numbers[1], hertz: numbers[2], gain: numbers.count > 3 ? numbers[3] : 1,
                pan: numbers.count > 4 ? numbers[4] : nil)
        }
        track = GivenScore.Track(
            timbre: try parameters.decodeIfPresent(String.self, forKey: .timbre),
            pan: try parameters.number(.pan, in: -1...1), notes: notes)
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encodeIfPresent(track.timbre, forKey: .timbre)
        try parameters.encodeIfPresent(track.pan, forKey: .pan)
        try parameters.encode(
            track.notes.map { [$0.start, $0.length, $0.hertz, $0.gain] + [$0.pan].compactMap(\.self) },
            forKey: .notes)
    }
}
