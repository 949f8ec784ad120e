// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Links and file names in the pages.
@Suite("Links")
struct LinkTests {
    /// Every Markdown page, by its path from the root of the checkout. DocC checks its own pages.
    private static let pages: [String] = {
        let root = FileManager.default.enumerator(atPath: BuildFolder.package)
        var found: [String] = []
        while let path = root?.nextObject() as? String {
            if path.hasPrefix(".build") || path == ".git" || path.hasSuffix(".docc") { root?.skipDescendants() }
            if path.hasSuffix(".md") && !path.hasPrefix(".") { found.append(path) }
        }
        return found.sorted()
    }()

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(BuildFolder.package)/\(path)")
    }

    @Test func `the search finds the pages of the root and of the examples`() {
        #expect(Set(Self.pages).isSuperset(of: ["README.md", "ARCHITECTURE.md", "Examples/README.md"]))
    }

    @Test(arguments: pages)
    func `every link and picture of a page exists`(page: String) throws {
        let text = try String(contentsOfFile: "\(BuildFolder.package)/\(page)", encoding: .utf8)
        let folder = URL(filePath: page, relativeTo: URL(filePath: "/")).deletingLastPathComponent()
        for link in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map({ String($0.output.1) }) where !link.contains(":") {
            #expect(exists(folder.appending(path: link).standardized.path), "\(link)")
        }
    }

    @Test(arguments: pages)
    func `every file of the checkout that a page names exists`(page: String) throws {
        let text = try String(contentsOfFile: "\(BuildFolder.package)/\(page)", encoding: .utf8)
        let named = /`((?:Sources|Tests|Examples|Benchmarks|scripts|docs|systemd|Voices|LICENSES)\/[\w.+\/-]+)[` ]/
        // The page asks its reader to create this file.
        let made: Set = ["Sources/Wording/Languages/Italian.swift"]
        for path in text.matches(of: named).map({ String($0.output.1) }) where !made.contains(path) {
            #expect(exists(path), "\(path)")
        }
    }
}
