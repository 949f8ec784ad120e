// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles
import Foundation
import TestSupport
import Testing

@testable import Wording

/// A language consists of its files in `Languages`.
@Suite("Language files")
struct PhrasebookFilesTests {
    private static func text(_ tag: String) throws -> String {
        try #require(LanguageFiles.folders.lazy.compactMap { LanguageFiles.text(at: "\($0)/\(tag).phrases") }.first)
    }

    @Test func `the English that is built in is that of the file`() throws {
        let lines = try Self.text("en").split(separator: "\n").filter { !$0.hasPrefix("# ") }
        #expect(lines.joined(separator: "\n") == builtInEnglish)
    }

    @Test(arguments: SpokenLanguage.heard)
    func `no key is listed twice in a file`(language: SpokenLanguage) throws {
        let keys = try Self.text(language.rawValue).matches(of: /(?m)^([^ #:]+) =/).map { String($0.output.1) }
        let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(twice == [])
    }

    @Test func `Traditional Chinese does not repeat lines of Simplified Chinese`() throws {
        func lines(_ tag: String) throws -> Set<String> {
            Set(try Self.text(tag).matches(of: /(?m)^[^ #]+ = .*[^\\]$/).map { String($0.output) })
        }
        #expect(try lines("zh-Hant").intersection(lines("zh-Hans")) == [])
    }

    @Test func `every language has names for the same keys and for invisible characters`() {
        for language in SpokenLanguage.heard {
            #expect(KeyNames[language].names.things == KeyNames[.english].names.things, "\(language)")
            let characters = CharacterNames[language].names.things
            #expect(characters.isSuperset(of: ["control", "unknown"]), "\(language)")
        }
    }
}
