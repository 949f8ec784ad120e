// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The rules for the folder Examples as a whole.
@Suite("Examples")
struct ExamplesFolderTests {
    private static let folder = "\(SourceTree.root)/Examples"

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { !$0.hasPrefix(".") }
    }

    @Test(arguments: ["c", "python", "shell", "swift"])
    func `a language's example is a program of less than 60 lines`(language: String) throws {
        let programs = try files(in: "\(Self.folder)/\(language)")
        #expect(programs.count == 1)
        for program in programs {
            let text = try String(contentsOfFile: "\(Self.folder)/\(language)/\(program)", encoding: .utf8)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 60, "\(program)")
            #expect(text.prefix(100).contains("SPDX-License-Identifier: MIT"), "\(program)")
        }
    }

    @Test func `README links every example`() throws {
        let page = try String(contentsOfFile: "\(Self.folder)/README.md", encoding: .utf8)
        for name in try files(in: Self.folder) where name != "README.md" {
            #expect(page.contains("](\(name)"), "\(name)")
        }
    }
}
