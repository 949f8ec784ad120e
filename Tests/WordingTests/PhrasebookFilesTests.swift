// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// A language consists of a file of `Languages/` and a line of `SpokenLanguage`.
@Suite("Language files")
struct PhrasebookFilesTests {
    private static let folder = "Sources/Wording/Languages"

    private static func files() throws -> [SourceFile] {
        try SourceFile.all(in: folder).filter { $0.text.contains(": Language {") }
    }

    @Test func `every file is a language, and every language has a file`() throws {
        let files = try Self.files()
        let languages = SpokenLanguage.allCases.map { "\($0.language)" }
        #expect(Set(files.map(\.name)) == Set(languages))
        #expect(Set(languages).count == languages.count)
    }

    @Test func `no key is listed twice in a file`() throws {
        for file in try Self.files() {
            let keys = file.text.matches(of: /(?m)^ +([^ #:]+) =/).map { String($0.output.1) }
            let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
            #expect(twice == [], "\(file.path)")
        }
    }

    @Test func `Traditional Chinese does not repeat lines of Simplified Chinese`() throws {
        let lines = try Self.files().reduce(into: [:]) { lines, file in
            lines[file.name] = Set(file.text.matches(of: /(?m)^ +[^ #]+ = .*[^\\]$/).map { String($0.output) })
        }
        let repeated = try #require(lines["TraditionalChinese"]).intersection(#require(lines["SimplifiedChinese"]))
        #expect(repeated == [])
    }

    @Test func `every language has names for the same keys and for invisible characters`() {
        for language in SpokenLanguage.allCases {
            #expect(KeyNames[language].names.things == KeyNames[.english].names.things, "\(language)")
            let characters = CharacterNames[language].names.things
            #expect(characters.isSuperset(of: ["control", "unknown"]), "\(language)")
        }
    }
}
