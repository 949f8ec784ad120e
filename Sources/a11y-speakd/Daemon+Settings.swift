// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore

/// Reading the user's settings, at the start and again.
extension Daemon {
    /// What is good of the settings counts, and of the rest the user hears.
    func apply(_ settings: DaemonSettings, to state: NIOLoopBound<DaemonState>, on loop: any EventLoop) async throws {
        for problem in settings.problems { warn(problem.description) }
        try await loop.submit {
            state.value.announcer.rule = { [unowned daemon = state.value] in daemon.rule(for: $0) }
            state.value.apply(settings.configuration)
            if let alarm = settings.alarm() { state.value.say(alarm) }
        }.get()
    }

    /// On the loop: reads the settings again; those in force stay, all of them, when anything is wrong with the new ones.
    func reload(_ state: DaemonState) {
        SystemdService.reloading(at: NIODeadline.now().uptimeNanoseconds / 1000)
        var settings = readSettings()
        settings.check(against: state.announcer.voices)
        if let alarm = settings.alarm(", so the old settings stay") {
            for problem in settings.problems { warn("The settings stay as they were: \(problem)") }
            state.say(alarm)
        } else {
            let old = state.configuration
            state.announcer.voices.styles = settings.styles
            state.apply(settings.configuration)
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
