// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore

/// Reading the user's settings, at the start and again.
extension Daemon {
    /// What is good of the settings counts, and of the rest the user hears.
    func apply(_ settings: DaemonSettings, to clients: NIOLoopBound<Clients>, on loop: any EventLoop) async throws {
        for problem in settings.problems { warn(problem.description) }
        try await loop.submit {
            clients.value.announcer.rule = { [unowned clients = clients.value] in clients.rule(for: $0) }
            clients.value.apply(settings.configuration)
            if let alarm = settings.alarm() { clients.value.say(alarm) }
        }.get()
    }

    /// On the loop: reads the settings again; those in force stay, all of them, when anything is wrong with the new ones.
    func reload(_ clients: Clients) {
        SystemdService.reloading(at: NIODeadline.now().uptimeNanoseconds / 1000)
        var settings = readSettings()
        settings.check(against: clients.announcer.voices)
        if let alarm = settings.alarm(", so the old settings stay") {
            for problem in settings.problems { warn("The settings stay as they were: \(problem)") }
            clients.say(alarm)
        } else {
            let old = clients.configuration
            clients.announcer.voices.styles = settings.styles
            clients.apply(settings.configuration)
            note("The configuration and the voice styles were read again.")
            let changed = ConfigurationKey.atStart.filter { old[$0] != settings.configuration[$0] }
            if !changed.isEmpty {
                let names = changed.map(\.rawValue).joined(separator: ", ")
                note("These count from the next start on: \(names).")
            }
        }
        SystemdService.ready(status: "Speaking")
    }

    func readSettings() -> DaemonSettings {
        DaemonSettings(config: options.config, dataDir: options.dataDir, environment: environment)
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
