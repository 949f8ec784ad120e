// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore
import Synthesis
import Wording

/// Reads the user's settings at the start and at a reload, and applies them.
extension Daemon {
    /// The occasion on which settings are applied. It decides how mistakes are handled.
    enum SettingsOccasion {
        /// All valid settings apply.
        case start
        /// Any mistake leaves all settings unchanged.
        case reload
    }

    /// Applies the settings of the files and reports their problems to the user. At the start, every setting counts as
    /// changed.
    ///
    /// Call this on the loop.
    func apply(
        _ read: DaemonSettings, to clients: Clients, and synthesizer: EngineSynthesizer, at occasion: SettingsOccasion
    ) {
        let new = read.checked(against: clients.voices)
        if occasion == .reload, let alarm = new.alarm(", so the old settings stay") {
            for problem in new.problems { warn("The settings stay as they were: \(problem)") }
            return clients.say(alarm)
        }
        for problem in new.problems { warn(problem.description) }
        synthesizer.use(new.engines)
        clients.take(synthesizer.catalog)
        clients.use(new.styles)
        let old = clients.settings.files
        var settings = clients.settings
        (settings.commandLine, settings.files) = (user.commandLine, new.configuration)
        clients.apply(settings)
        synthesizer.choose(clients.voices.chosen)
        if let alarm = new.alarm() { clients.say(alarm) }
        guard occasion == .reload else { return }
        clients.feed.publish(.settings)
        let changed = old.settings.changes(to: new.configuration.settings).filter(\.isAtStart).map(\.name)
        let gone = synthesizer.names.filter { name in !new.engines.contains { $0.name == name } }
        note("The configuration and the voice styles were read again.")
        if !changed.isEmpty { note("These settings apply after the next start: \(changed.joined(separator: ", ")).") }
        if !gone.isEmpty { note("These engines are removed at the next start: \(gone.joined(separator: ", ")).") }
    }

    /// Call this on the loop.
    func settingsReload(
        _ clients: Clients, _ synthesizer: EngineSynthesizer, _ loop: any EventLoop
    ) -> SettingsReload<DaemonSettings> {
        let (config, dataDir, environment) = (options.config, options.dataDir, environment)
        return SettingsReload(loop: loop) {
            LanguageLibrary.reload()
            return DaemonSettings(config: config, dataDir: dataDir, environment: environment)
        } apply: { [unowned clients] settings in
            apply(settings, to: clients, and: synthesizer, at: .reload)
            SystemdService.ready(status: "Speaking")
        }
    }

    /// Call this on the loop.
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
