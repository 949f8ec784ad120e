// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// A language is a file of `Phrasebooks/`, and no more: the list of them is written from the files.
@Suite("Phrasebook files")
struct PhrasebookFilesTests {
    private static let folder = "Sources/Wording"
    private static let list = "SpokenLanguage+Phrasebooks.swift"

    @Test func `every file is in the list of languages`() throws {
        let files = try SourceFile.all(in: Self.folder + "/Phrasebooks")
        let list = try String(contentsOfFile: "\(SourceTree.root)/\(Self.folder)/\(Self.list)", encoding: .utf8)
        #expect(try Self.listed(files.map(\.name)) == list, "Run scripts/phrasebooks, as `make build` does.")
        #expect(files.count == SpokenLanguage.allCases.count)
    }

    @Test func `a new file is all that the list needs`() throws {
        #expect(
            try Self.listed(["LowGerman", "English"]) == """
                // SPDX-License-Identifier: MIT

                /// The languages of `Phrasebooks/`. Written by scripts/phrasebooks, which `make build` calls.
                extension SpokenLanguage: CaseIterable {
                    package static var english: Self { Self(English.self) }
                    package static var lowGerman: Self { Self(LowGerman.self) }

                    package static let allCases: [Self] = [
                        .english,
                        .lowGerman,
                    ]
                }

                """)
    }

    @Test func `no key stands twice in a file`() throws {
        for file in try SourceFile.all(in: Self.folder + "/Phrasebooks") {
            let keys = file.text.matches(of: /(?m)^ +([^ #]+) =/).map { String($0.output.1) }
            let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
            #expect(twice == [], "\(file.path)")
        }
    }

    /// What the script makes of files with these names.
    private static func listed(_ names: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "phrasebooks-\(UUID())")
        let files = folder.appending(path: "Phrasebooks")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names {
            try "".write(to: files.appending(path: name + ".swift"), atomically: false, encoding: .utf8)
        }
        // A second run finds that all is well.
        let command = "'\(SourceTree.root)/scripts/phrasebooks' '\(folder.path)'"
        let status = system("\(command) && \(command)")
        try #require(status == 0, "\(command)")
        return try String(contentsOf: folder.appending(path: list), encoding: .utf8)
    }
}
