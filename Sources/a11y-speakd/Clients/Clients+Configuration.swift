// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Sonification
import Synthesis

/// Applies the user's settings, and the rules for each client.
extension Clients {
    /// Applies the settings of the files.
    func apply(_ configuration: Configuration) {
        var settings = settings
        settings.files = configuration
        apply(settings)
    }

    /// Applies the settings that a client configures for all clients, until the daemon ends.
    /// - Throws: an error when the voice does not exist; then nothing has changed.
    func configure(_ request: ConfigureRequest) throws -> SettingsReply {
        var settings = settings
        settings.configured = Settings(request).over(settings.configured)
        let plain = try voices.parameters(asking: settings.delivery)
        apply(settings)
        var reply = SettingsReply(
            plain, voices.language, settings.delivery, verbosity: settings.verbosity,
            switchedOff: settings.switchedOff, digestInterval: settings.digestInterval)
        let spoken = (try? voices.base(for: settings.delivery.language)) ?? ""
        reply.locale = settings.delivery.language == nil ? voices.language : nil
        let band = settings.band
        reply.band = band == .standard ? nil : [band.lowest, band.highest]
        reply.desktop = settings.desktop == DesktopSettings() ? nil : settings.desktop
        reply.languageName = voices.catalog.voices.first { $0.identifier == spoken }?.name
        return reply
    }

    /// The user's rule for a client. It overrides the client's own requests.
    func rule(for client: ClientID) -> ClientRule? {
        guard !settings.files[.client].isEmpty else { return nil }
        return settings.files.rule(for: names(of: client))
    }

    /// The announcement as changed by the user's settings. They override its client's requests.
    /// - Parameter rule: the rule for its client.
    func adjusted(_ announcement: Announcement, by rule: ClientRule?) -> Announcement {
        var adjusted = settings.files.adjusted(announcement, by: rule)
        if adjusted.group != nil, rule?.groupLimit == nil { adjusted.groupLimit = settings.groupLimit }
        return adjusted
    }

    /// The clients to which the settings give a volume of 0, sorted; nil when there are none. Muted clients are left
    /// out, because they are silent on purpose.
    var inaudible: [String]? {
        let names = settings.files[.client].filter { $1.volume == 0 && !$1.isMuted }.keys.sorted()
        return names.isEmpty ? nil : names
    }

    /// Announces a sentence in the daemon's own name.
    /// - Parameter isLater: true to wait in the queue; false to interrupt.
    func say(_ sentence: String, isLater: Bool = false) {
        let announcement = Announcement(
            .text(sentence), priority: isLater ? .default : .message, queue: isLater,
            delivery: Delivery(language: "en"))
        try? announcer.post(announcement, from: ownClient) { _ in }
    }
}

extension Settings {
    fileprivate init(_ request: ConfigureRequest) {
        self.init()
        delivery = request.delivery
        (self[\.verbosity], self[\.switchedOff]) = (request.verbosity, request.switchedOff)
        self[\.digestInterval] = request.digestInterval
    }
}

extension SettingsReply {
    /// - Parameter language: the language of the user's locale.
    fileprivate init(
        _ plain: SpeechParameters, _ language: String, _ user: Delivery, verbosity: Verbosity,
        switchedOff: Set<WordingToken>, digestInterval: Int
    ) {
        let table = SettingsTable.table
        self.init(
            language: user.language ?? language, voice: user.voice, rate: plain.rate, pitch: plain.pitch,
            volume: plain.volume, punctuation: plain.punctuation, verbosity: verbosity, switchedOff: switchedOff,
            digestInterval: digestInterval)
        pitchRange = plain.pitchRange == table.pitchRange.standard ? nil : plain.pitchRange
        capitals = plain.capitals == table.capitals.standard ? nil : plain.capitals
        identifiers = user.identifiers == table.identifiers.standard ? nil : user.identifiers
        typing = user.typing == table.typing.standard ? nil : user.typing
        voiceType = user.voiceType
        pan = user.pan == table.pan.standard ? nil : user.pan
    }
}
