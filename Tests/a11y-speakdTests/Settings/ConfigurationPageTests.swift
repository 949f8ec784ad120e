// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import a11y_speakd

/// The manual's a11y-speakd.toml(5) tells of every key what the table has.
@Suite("Configuration page")
struct ConfigurationPageTests {
    private let page: String

    init() throws {
        page = try String(contentsOfFile: SourceTree.root + "/Sources/Manual/a11y-speakd.toml.5", encoding: .utf8)
    }

    private func entry(_ key: ConfigurationKey, _ holds: String) -> String {
        let standard = [.voice, .language, .priority].contains(key) ? nil : key.standard
        return entry(key.rawValue, key.about, key.kind, standard, holds)
    }

    private func entry(
        _ name: String, _ about: String, _ kind: SettingKind, _ standard: SettingValue?, _ holds: String
    ) -> String {
        let standard = standard.map { "Default: \(roff($0.toml)).\n" } ?? ""
        return """
            .TP
            .B \(roff(name))
            \(roff(about))\(holds)
            It is \(roff(kind.allowed)).
            \(standard)
            """
    }

    private func roff(_ text: String) -> String { text.replacing("-", with: "\\-") }

    private func section(_ name: String) -> String {
        page.split(separator: ".SH ").first { $0.hasPrefix("\(name)\n") }.map(String.init) ?? ""
    }

    @Test func `every key stands there as the daemon reads it`() {
        let general = ConfigurationKey.general.map { key in
            entry(key, ConfigurationKey.atStart.contains(key) ? "\nLooked at when the daemon starts." : "")
        }
        #expect(section("KEYS").hasSuffix(general.joined()), "\(general.joined())")
        let own = [ConfigurationKey.mute, .priority].map { entry($0, "") }
        #expect(section("CLIENTS").hasSuffix(own.joined()), "\(own.joined())")
        let shared = ConfigurationKey.ofClients.filter(ConfigurationKey.general.contains).map { roff($0.rawValue) }
        #expect(section("CLIENTS").contains("\n.BR " + shared.joined(separator: " \", \" ") + "\n"), "\(shared)")
        let placed = ConfigurationKey.ofPriorities.map { roff($0.rawValue) }.joined(separator: " \", \" ")
        #expect(section("PRIORITIES OF THEIR OWN").contains("\n.BR \(placed)\n"), "\(placed)")
    }

    @Test func `every key of sound stands there as the daemon reads it`() {
        let keys = SoundKey.allCases.map { entry($0.rawValue, $0.about, $0.kind, $0.standard, "") }
        #expect(section("SOUND").hasSuffix(keys.joined()), "\(keys.joined())")
    }

    @Test func `every key of the desktop stands there as the daemon reads it`() {
        let keys = DesktopKey.allCases.map { entry($0.rawValue, $0.about, $0.kind, $0.standard, "") }
        #expect(section("DESKTOP").hasSuffix(keys.joined()), "\(keys.joined())")
    }

    @Test func `every key of an engine and of what it reads stands there as the daemon reads it`() {
        let engine = EngineKey.allCases.map { key in
            let isExample = [.module, .configuration, .command, .language].contains(key)
            return entry(key.rawValue, key.about, key.kind, isExample ? nil : key.standard, "")
        }
        #expect(section("ENGINES").hasSuffix(engine.joined()), "\(engine.joined())")
        let reading = ReadingKey.allCases.map { key in
            entry(key.rawValue, key.about, key.kind, key == .minCharacters ? key.standard : nil, "")
        }
        #expect(section("READING").hasSuffix(reading.joined()), "\(reading.joined())")
    }

    @Test func `every key of a voice style stands there`() {
        let keys = VoiceStyleKey.allCases.map { ".TP\n.B \(roff($0.rawValue))\n" }
        for key in keys { #expect(section("VOICE STYLES").contains(key)) }
    }

    @Test func `its example is a good configuration`() throws {
        let example = try #require(page.firstMatch(of: /(?s)\.nf\n(# config\.toml\n.*?)\.fi/)?.output.1)
        var problems: [ConfigurationError] = []
        let toml = example.replacing("\\-", with: "-")
        let configuration = Configuration(toml: Array(toml.utf8), file: "example", problems: &problems)
        #expect(problems == [])
        #expect(configuration.clients.count == 2)
    }
}
