// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import TOML
@testable import a11y_speakd

@Suite("Table of settings")
struct SettingsTableTests {
    private func user(_ toml: String) -> UserSettings {
        var problems: [ConfigurationError] = []
        var settings = UserSettings()
        settings.files = Configuration(toml: Array(toml.utf8), file: "c", problems: &problems)
        #expect(problems == [])
        return settings
    }

    @Test func `rows have unique ids, a taker, and a default or an example of their kind`() throws {
        let rows = SettingsTable.rows
        #expect(Set(rows.map(\.id)).count == rows.count)
        for row in rows {
            #expect(!row.takers.isEmpty, "\(row.id)")
            let table = try TOMLReader.table(Array(row.line.utf8))
            let value = try #require(table[row.name], "\(row.id)")
            #expect(row.kind.value(of: value) == row.standardValue ?? row.example, "\(row.id)")
        }
    }

    @Test func `every row has a place in files except voice-type, which only clients set`() {
        let placed = Set(SettingPlace.allCases.flatMap(SettingsTable.rows).map(\.id))
        #expect(Set(SettingsTable.rows.map(\.id)).subtracting(placed) == ["voice-type"])
        #expect(SettingsTable.rows.count == 63)
    }

    @Test(
        arguments: [
            ("rate = 300", [.words]), ("adaptive-rate = 2", [.queue]), ("digest-interval = 9", [.digests]),
            ("[sound]\ntones = 50", [.tones]), ("[sound]\nlowest = 200", [.words, .tones]),
            ("[desktop]\nsensitive = false", [.bridge]), ("sink = 'null'", [.start]),
            ("[client.x]\nmute = true", [.rules]), ("[priority.high]\nvolume = 50", [.rules]),
            ("[pronounce]\na = 'b'", [.words]), ("[voice.a]\nengine = 'x'", [.readings]),
            ("group-limit = 5", [.rules]), ("", []),
        ] as [(String, Set<SettingTaker>)])
    func `a change has only the takers of the changed keys, and the start counts as a change`(
        toml: String, takers: Set<SettingTaker>
    ) {
        #expect(UserSettings().changes(to: user(toml)) == takers)
        #expect(user(toml).changes(to: UserSettings()) == takers)
        #expect(user(toml).changes(to: user("\n\n" + toml)) == [])
    }

    @Test func `a changed value that another layer overrides has no takers`() {
        var (old, new) = (user("rate = 300"), user("rate = 400\npitch = 50"))
        (old.configured[\.rate], new.configured[\.rate]) = (200, 200)
        #expect(old.changes(to: new) == [.words])
        new.files = user("rate = 400").files
        #expect(old.changes(to: new) == [])
    }
}
