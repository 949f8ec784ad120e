// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import a11y_speakd

/// a11y-speakd.toml(5) describes every key with the text of the settings table.
@Suite("Configuration page")
struct ConfigurationPageTests {
    private let page: String

    init() throws {
        page = try String(contentsOfFile: SourceTree.root + "/Sources/Manual/a11y-speakd.toml.5", encoding: .utf8)
    }

    private func entries(_ place: SettingPlace, _ isOwn: (any SettingEntry) -> Bool = { _ in true }) -> String {
        SettingsTable.rows(of: place).filter(isOwn).map { row in
            let standard = row.standardValue.map { "Default: \(roff($0.toml)).\n" } ?? ""
            return """
                .TP
                .B \(roff(row.name))
                \(roff(row.about))\(row.isAtStart ? "\nLooked at when the daemon starts." : "")
                It is \(roff(row.kind.allowed)).
                \(standard)
                """
        }.joined()
    }

    private func roff(_ text: String) -> String { text.replacing("-", with: "\\-") }

    private func section(_ name: String) -> String {
        page.split(separator: ".SH ").first { $0.hasPrefix("\(name)\n") }.map(String.init) ?? ""
    }

    @Test func `the page has every key of the top, of clients and of priorities as the daemon reads it`() {
        #expect(section("KEYS").hasSuffix(entries(.top)), "\(entries(.top))")
        let own = entries(.client) { !$0.places.contains(.top) }
        #expect(section("CLIENTS").hasSuffix(own), "\(own)")
        let shared = SettingsTable.rows(of: .client).filter { $0.places.contains(.top) }.map { roff($0.name) }
        #expect(section("CLIENTS").contains("\n.BR " + shared.joined(separator: " \", \" ") + "\n"), "\(shared)")
        let placed = SettingsTable.rows(of: .priority).map { roff($0.name) }.joined(separator: " \", \" ")
        #expect(section("PRIORITIES OF THEIR OWN").contains("\n.BR \(placed)\n"), "\(placed)")
    }

    @Test func `the page has every key of sound as the daemon reads it`() {
        #expect(section("SOUND").hasSuffix(entries(.sound)), "\(entries(.sound))")
    }

    @Test func `the page has every key of the desktop as the daemon reads it`() {
        #expect(section("DESKTOP").hasSuffix(entries(.desktop)), "\(entries(.desktop))")
    }

    @Test func `the page has every key of engines and of voice rules as the daemon reads it`() {
        #expect(section("ENGINES").hasSuffix(entries(.engine)), "\(entries(.engine))")
        #expect(section("READING").hasSuffix(entries(.reading)), "\(entries(.reading))")
    }

    @Test func `the page has every key of voice styles`() {
        let keys = SettingsTable.rows(of: .style).map { ".TP\n.B \(roff($0.name))\n" }
        for key in keys { #expect(section("VOICE STYLES").contains(key)) }
    }

    @Test func `the page's example is a valid configuration`() throws {
        let example = try #require(page.firstMatch(of: /(?s)\.nf\n(# config\.toml\n.*?)\.fi/)?.output.1)
        var problems: [ConfigurationError] = []
        let toml = example.replacing("\\-", with: "-")
        let configuration = Configuration(toml: Array(toml.utf8), file: "example", problems: &problems)
        #expect(problems == [])
        #expect(configuration[.client].count == 2)
    }
}
