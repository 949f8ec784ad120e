// SPDX-License-Identifier: MIT

import ClientConnection
import Foundation
import Testing

@testable import a11y_speak

@Suite("Listings of rules and pronunciations")
struct ConfigurationFilesTests {
    /// - Parameters:
    ///   - own: the user's config.toml.
    ///   - machine: the machine's config.toml.
    private func files(own: String, machine: String = "") throws -> ConfigurationFiles {
        let folder = FileManager.default.temporaryDirectory.appending(path: "listing-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in [("own", own), ("machine", machine)] where !text.isEmpty {
            let place = "\(folder)/\(name)/a11y-speakd"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try text.write(toFile: "\(place)/config.toml", atomically: false, encoding: .utf8)
        }
        return try ConfigurationFiles([
            "XDG_CONFIG_HOME": "\(folder)/own", "XDG_CONFIG_DIRS": "\(folder)/none:\(folder)/machine",
        ])
    }

    @Test func `pronunciations are listed with their language and program, the user's before the machine's`() throws {
        let listed = try files(
            own: """
                rate = 200
                [pronounce]
                kubectl = "cube control" # mine
                "*ctl" = 'control'
                [pronounce.de]
                nginx = "Engin X"
                [client."my player".pronounce]
                mpv = "em pee vee"
                """,
            machine: """
                [pronounce]
                kubectl = "other"
                sudo = "su do"
                """)
        #expect(
            listed.pronunciations.map(\.line) == [
                "kubectl: cube control", "*ctl: control", "nginx: Engin X (in de)",
                "mpv: em pee vee (by my player)", "sudo: su do",
            ])
    }

    @Test func `rules are listed by program, and the user's values replace the machine's`() throws {
        let listed = try files(
            own: "[client.Mumble]\ngroup-limit = 3\n\n[client.Firefox]\nmute = true\n",
            machine: "[client.Mumble]\ngroup-limit = 9\npriority = \"low\"\n[client.empty]\n")
        #expect(listed.rules.map(\.line) == ["Mumble: group-limit 3, priority low", "Firefox: mute true"])
    }

    @Test func `without a file there is nothing to list, and without HOME there is an error`() throws {
        #expect(try files(own: "").rules.isEmpty)
        #expect(throws: CommandFailure.self) { try ConfigurationFiles([:]) }
    }
}
