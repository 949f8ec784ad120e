// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import Testing

@testable import a11y_speakd

@Suite("Sound settings")
struct SoundSettingsTests {
    private func read(_ toml: String, file: String = "config.toml") -> (
        configuration: Configuration, problems: [String]
    ) {
        var problems: [ConfigurationError] = []
        let configuration = Configuration(toml: Array(toml.utf8), file: file, problems: &problems)
        return (configuration, problems.map(\.description))
    }

    private static let keys = SettingsTable.rows(of: .sound).map(\.name).joined(separator: ", ")

    @Test(arguments: [
        ("[sound]\nloudness = 5", "line 2: there is no key \"loudness\": [sound] has \(keys)"),
        ("[sound]\nlowest = 20", "line 2: \"lowest\" is 20, but must be a number from 50 to 4000"),
        ("[sound]\nend = 101", "line 2: \"end\" is 101, but must be a whole number from 0 to 100"),
    ])
    func `a mistake is reported with file, line, key and the allowed values`(toml: String, sentence: String) {
        let (configuration, problems) = read(toml)
        #expect(problems == ["config.toml: \(sentence)"])
        #expect(configuration.settings.isEmpty)
    }

    @Test func `sound settings of two files merge by key, and a band below an octave is rejected whole`() {
        let user = read("[sound]\nlowest = 110\ntones = 40\ngap = 0\n", file: "user").configuration
        let machine = read("[sound]\nhighest = 880.5\nunder = 6\ntones = 90\n", file: "machine").configuration
        var settings = UserSettings()
        settings.files = user.over(machine)
        #expect((settings.band.lowest, settings.band.highest) == (110, 880.5))
        #expect((settings.tones, settings.under) == (40, 6))
        #expect(Earcon.allCases.map(settings.loudness) == [100, 0, 100, 100])
        var problems: [ConfigurationError] = []
        settings.files = read("[sound]\nhighest = 400\ntones = 50").configuration
            .checked(problems: &problems) { _, _, _ in nil }
        #expect(
            problems.map(\.description) == [
                "config.toml: line 2: From 220.0 to 400.0 hertz is less than an octave, in which values sound alike: "
                    + "give a highest pitch of 440.0 or more"
            ])
        #expect((settings.band, settings.tones) == (.standard, 50))
    }
}
