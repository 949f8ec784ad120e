// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The reference of AnnouncementKit that `make docs` makes.
@Suite("The reference", .seated)
struct ReferenceTests {
    private let home: Home
    private static let catalogue = "Sources/AnnouncementKit/AnnouncementKit.docc"

    init() throws {
        home = try Home()
    }

    @Test func `every link of the reference resolves, and every public declaration is documented`() async throws {
        // The compiler is found on the caller's PATH.
        let made = try await home.run(
            [BuildFolder.script("docs"), "--modules", "\(BuildFolder.build)/Modules", home.path("docs")],
            environment: home.environment.merging(Home.caller("PATH")) { $1 })
        #expect(made.exitStatus == 0 && made.errors == "", "\(made.output)\(made.errors)")
        let page = home.path(
            "docs/AnnouncementKit.doccarchive/data/documentation/announcementkit/firstannouncement.json")
        #expect(FileManager.default.fileExists(atPath: page))
    }

    /// The build of the reference compares the page with the symbols.
    @Test func `the table of UIKit's members covers 95 % and explains each of the others`() throws {
        let text = try String(
            contentsOfFile: "\(BuildFolder.package)/\(Self.catalogue)/UIKitMembers.md", encoding: .utf8)
        let percent = try #require(text.firstMatch(of: /are here \(([\d.]+) %\)/)).output.1
        #expect(try #require(Double(percent)) >= 95)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 300)
        for row in rows {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            #expect(cells.count == 6, "\(row)")
            #expect(cells[3] == "same" || !cells[4].isEmpty, "\(row)")
        }
    }

    @Test func `the first announcement of the reference is the example of ten lines`() throws {
        let page = try Page("\(Self.catalogue)/FirstAnnouncement.md")
        let example = try String(
            contentsOfFile: "\(BuildFolder.package)/Examples/swift/Announce.swift", encoding: .utf8)
        let program = example.split(separator: "\n", maxSplits: 1)[1].trimmingCharacters(in: .newlines)
        #expect(page.listings.first?.text == program)
        #expect(program.split(separator: "\n").count == 10)
    }

    @Test func `every Swift line on the first announcement and on porting is in a tested program`() throws {
        let examples = "\(BuildFolder.package)/Examples"
        // The build of the reference type-checks this line.
        let connecting = #"let connection = try await AccessibilityConnection.connect(as: "player")"#
        let ported = try programs(below: "\(BuildFolder.package)/Tests/AnnouncementTestingTests")
        try check(
            ["FirstAnnouncement", "PortingFromiOS"],
            against: programs(below: examples)
                + (Page("README.md").listings + Page("Examples/README.md").listings).map(\.text) + [connecting] + ported
        )
    }

    /// The other pages are type-checked when the reference is built.
    @Test func `every Swift line on testing and on the ported screen is in a test`() throws {
        let tests = try programs(below: "\(BuildFolder.package)/Tests/AnnouncementTestingTests")
        let connected = """
            let connection = try await AccessibilityConnection.connect(as: "player")
            let player = PlayerController()
            player.appear()
            player.disappear()
            await connection.close()
            """
        try check(["TestingAnApp", "APortedScreen"], against: tests + [connected])
    }

    private func programs(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }

    private func check(_ pages: [String], against programs: [String]) throws {
        let lines = Set(programs.flatMap { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } })
        for name in pages {
            for listing in try Page("\(Self.catalogue)/\(name).md").listings where listing.language == "swift" {
                for line in listing.text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                    #expect(lines.contains(line), "\(name): \(line)")
                }
            }
        }
    }
}
