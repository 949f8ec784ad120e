// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore
import Synthesis

/// Reading the user's settings, at the start and again.
extension Daemon {
    /// Applies the valid settings, and reports the problems to the user.
    func apply(
        _ settings: DaemonSettings, _ user: UserSettings, checkedAgainst voices: VoiceChoice,
        to clients: NIOLoopBound<Clients>, on loop: any EventLoop
    ) async throws {
        var settings = settings
        settings.check(against: voices)
        for problem in settings.problems { warn(problem.description) }
        var user = user
        user.files = settings.configuration
        try await loop.submit { [settings, user] in
            clients.value.apply(user)
            if let alarm = settings.alarm() { clients.value.say(alarm) }
        }.get()
    }

    /// On the loop.
    func settingsReload(
        _ clients: Clients, _ synthesizer: EngineSynthesizer, _ loop: any EventLoop
    ) -> SettingsReload<DaemonSettings> {
        let (config, dataDir, environment) = (options.config, options.dataDir, environment)
        return SettingsReload(loop: loop) {
            DaemonSettings(config: config, dataDir: dataDir, environment: environment)
        } apply: { [unowned clients] settings in
            settings.replace(in: clients, and: synthesizer, warn: warn, note: note)
            SystemdService.ready(status: "Speaking")
        }
    }

    /// On the loop.
    func begin(_ reload: SettingsReload<DaemonSettings>) {
        SystemdService.reloading(at: NIODeadline.now().uptimeNanoseconds / 1000)
        reload.request()
    }

    /// - Throws: the first problem of a file or a folder that the command line names.
    func checkNamed(_ settings: DaemonSettings) throws(ConfigurationError) {
        let named = [options.config, options.dataDir.map { "\($0)/voices" }].compactMap(\.self)
        if let problem = settings.problems.first(where: { $0.line == nil && named.contains($0.file) }) { throw problem }
        if settings.hasNoStyles {
            warn("No folder of voice styles was found, so there is only the plain voice: give --data-dir.")
        }
    }
}
