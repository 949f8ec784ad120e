// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// What the user wants for everything.
extension Session {
    /// - Throws: when there is no such voice; then nothing has changed.
    func configure(_ request: ConfigureRequest) throws -> SettingsReply {
        try daemon.announcer.voices.configure(request.delivery)
        daemon.configured.verbosity = request.verbosity ?? daemon.configured.verbosity
        daemon.configured.switchedOff = request.switchedOff ?? daemon.configured.switchedOff
        daemon.configured.digestInterval = request.digestInterval ?? daemon.configured.digestInterval
        daemon.applySettings()
        return try settings()
    }

    private func settings() throws -> SettingsReply {
        let voices = daemon.announcer.voices
        let plain = try voices.parameters(for: Delivery())
        return SettingsReply(
            language: voices.user.language ?? voices.language, voice: voices.user.voice, rate: plain.rate,
            pitch: plain.pitch, volume: plain.volume, punctuation: plain.punctuation,
            verbosity: daemon.announcer.wording.verbosity, switchedOff: daemon.announcer.wording.switchedOff,
            digestInterval: Int(daemon.live.interval.components.seconds))
    }
}
