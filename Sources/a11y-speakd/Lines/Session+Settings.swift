// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What the user wants for everything.
extension Session {
    /// - Throws: when there is no such voice; then nothing has changed.
    func configure(_ request: ConfigureRequest) throws -> SettingsReply {
        var settings = clients.settings
        settings.configured = SettingsLayer(request).over(settings.configured)
        let voices = clients.announcer.wordsmith.voices
        let plain = try voices.parameters(asking: settings.delivery)
        clients.apply(settings)
        return SettingsReply(
            plain, voices.language, settings.delivery, verbosity: settings.verbosity,
            switchedOff: settings.switchedOff, digestInterval: settings.digestInterval)
    }
}

extension SettingsLayer {
    fileprivate init(_ request: ConfigureRequest) {
        self.init(delivery: request.delivery, verbosity: request.verbosity)
        (switchedOff, digestInterval) = (request.switchedOff, request.digestInterval)
    }
}

extension SettingsReply {
    /// - Parameter language: that of the user's locale.
    fileprivate init(
        _ plain: SpeechParameters, _ language: String, _ user: Delivery, verbosity: Verbosity,
        switchedOff: Set<WordingToken>, digestInterval: Int
    ) {
        typealias Standard = ConfigurationKey.Standard
        self.init(
            language: user.language ?? language, voice: user.voice, rate: plain.rate, pitch: plain.pitch,
            volume: plain.volume, punctuation: plain.punctuation, verbosity: verbosity, switchedOff: switchedOff,
            digestInterval: digestInterval)
        pitchRange = plain.pitchRange == Standard.pitchRange ? nil : plain.pitchRange
        capitals = plain.capitals == Standard.capitals ? nil : plain.capitals
        voiceType = user.voiceType
    }
}
