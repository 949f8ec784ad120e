// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// What the user wants for everything.
extension Session {
    /// - Throws: when there is no such voice; then nothing has changed.
    func configure(_ request: ConfigureRequest) throws -> SettingsReply {
        try clients.announcer.voices.configure(request.delivery)
        clients.configured.verbosity = request.verbosity ?? clients.configured.verbosity
        clients.configured.switchedOff = request.switchedOff ?? clients.configured.switchedOff
        clients.configured.digestInterval = request.digestInterval ?? clients.configured.digestInterval
        clients.applySettings()
        return try settings()
    }

    private func settings() throws -> SettingsReply {
        let voices = clients.announcer.voices
        let plain = try voices.parameters(for: Delivery())
        return SettingsReply(
            language: voices.user.language ?? voices.language, voice: voices.user.voice, rate: plain.rate,
            pitch: plain.pitch, volume: plain.volume, punctuation: plain.punctuation,
            verbosity: clients.announcer.wording.verbosity, switchedOff: clients.announcer.wording.switchedOff,
            digestInterval: Int(clients.live.interval.components.seconds))
    }
}
