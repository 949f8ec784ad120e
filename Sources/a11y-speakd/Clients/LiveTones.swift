// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification

/// The live tones of all clients: their number, and the latest request for each.
struct LiveTones {
    private static let limitOfClient = 8
    static let limit = 16

    private struct Asked {
        let tone: LiveTone
        /// The time at which the tone ends; nil for a tone that stays.
        let until: Duration?
    }

    private var asked: [PlayedTone.ID: Asked] = [:]
    /// The user's band.
    var band = PitchBand.standard

    /// The event that begins a tone or moves it.
    /// - Parameter gain: the gain of the client's tones, 0…1.
    /// - Throws: a ``WireError`` for an unknown timbre, or for too many tones.
    mutating func take(
        _ tone: LiveTone, of client: ClientID, gain: Double, now: Duration
    ) throws(WireError) -> LiveMix.Event {
        let id = PlayedTone.ID(client: client.rawValue, name: tone.id)
        var tone = tone
        // A property that the request leaves out stays unchanged.
        (tone.pan, tone.timbre) = (tone.pan ?? asked[id]?.tone.pan, tone.timbre ?? asked[id]?.tone.timbre)
        let event = try event(id, tone, gain: gain)
        try makeRoom(for: id, now: now)
        asked[id] = Asked(tone: tone, until: tone.seconds.map { now + .seconds($0) })
        return event
    }

    mutating func end(_ name: String, of client: ClientID) -> LiveMix.Event {
        let id = PlayedTone.ID(client: client.rawValue, name: name)
        asked[id] = nil
        return .end(id)
    }

    private func event(_ id: PlayedTone.ID, _ tone: LiveTone, gain: Double) throws(WireError) -> LiveMix.Event {
        let played = PlayedTone(
            hertz: band.hertz(atShare: tone.value), gain: gain, pan: tone.pan ?? 0,
            timbre: try Timbre(named: tone.timbre), highest: band.highest)
        return tone.seconds.map { .note(id, played, seconds: $0) } ?? .tone(id, played)
    }

    private mutating func makeRoom(for id: PlayedTone.ID, now: Duration) throws(WireError) {
        guard asked[id] == nil else { return }
        asked = asked.filter { $0.value.until.map { $0 > now } ?? true }
        let own = asked.keys.count { $0.client == id.client }
        guard own < Self.limitOfClient else {
            throw WireError(.overloaded, "\(own) tones of this client sound already: end some.")
        }
        guard asked.count < Self.limit else {
            throw WireError(.overloaded, "\(asked.count) tones of all clients sound already: try again later.")
        }
    }

    /// The events for the tones that stay, after a change of settings.
    /// - Parameter gain: the new gain of a client's tones, 0…1; nil when the client is muted.
    mutating func settingsChanged(gain: (ClientID) -> Double?) -> [LiveMix.Event] {
        asked.sorted { $0.key.name < $1.key.name }.compactMap { id, tone -> LiveMix.Event? in
            guard let gain = gain(ClientID(rawValue: id.client)) else {
                asked[id] = nil
                return .end(id)
            }
            return tone.until == nil ? try? event(id, tone.tone, gain: gain) : nil
        }
    }

    /// The client has disconnected.
    mutating func forget(_ client: ClientID) -> [LiveMix.Event] {
        let own = asked.keys.filter { $0.client == client.rawValue }.sorted { $0.name < $1.name }
        for id in own { asked[id] = nil }
        return own.map { .end($0) }
    }
}

extension Clients {
    /// Plays a tone at once, with the volume that the user gives this client.
    func play(_ wish: ToneRequest, of client: Client) throws {
        switch wish {
        case .ends(let name): sounds.take(tones.end(name, of: client.id))
        case .sounds(let tone):
            guard let gain = gain(ofTonesOf: client.id) else { return }
            let event = try tones.take(tone, of: client.id, gain: gain, now: time.now())
            try checkSound()
            sounds.take(event)
        case .earcon(let earcon):
            try checkSound()
            play(earcon, of: client.id)
        }
    }

    /// Plays an earcon at once, before the words for it.
    func play(_ earcon: Earcon, of client: ClientID) {
        guard !announcer.isPaused, let gain = gain(of: client) else { return }
        let loudness = gain * Double(settings.loudness(of: earcon)) / 100
        guard loudness > 0, let number = Earcon.allCases.firstIndex(of: earcon) else { return }
        sounds.take(.earcon(LiveScore(number: UInt64(number), score: earcon.score, gain: loudness)))
    }

    private func checkSound() throws(WireError) {
        guard let problem = sounds.problem else { return }
        throw WireError(.internalError, "Tones cannot be heard now: \(problem).")
    }

    /// The gain of a client's tones, 0…1; nil for a client that the user has muted.
    func gain(ofTonesOf client: ClientID) -> Double? {
        gain(of: client).map { $0 * Double(settings.tones) / 100 }
    }

    private func gain(of client: ClientID) -> Double? {
        let rule = rule(for: client)
        guard rule?.isMuted != true else { return nil }
        let asked = Announcement(.text(""))
        return (try? wordsmith.gain(of: rule?.applied(to: asked) ?? asked)) ?? 1
    }
}
