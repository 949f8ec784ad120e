// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

/// The version of a release is equal in all files that name it. The protocol page names it too; a separate test plays
/// that page.
@Suite("The release")
struct ReleaseTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
    }

    /// The first version in a file between these words.
    private func version(in path: String, after before: String, before after: String) throws -> String? {
        try text(path).split(separator: "\n").lazy.compactMap { line in
            line.firstRange(of: before).flatMap { start in
                line[start.upperBound...].firstRange(of: after).map { String(line[start.upperBound..<$0.lowerBound]) }
            }
        }.first
    }

    @Test(arguments: [
        ("CHANGELOG.md", "## ", ", "),
        ("README.md", #", from: ""#, #"""#),
        ("Python/pyproject.toml", #"version = ""#, #"""#),
        ("Python/a11y_speak/__init__.py", #"__version__ = ""#, #"""#),
        ("packaging/debian/changelog", "a11y-speakd (", "-"),
        ("packaging/io.github.announcementkit.a11y_speakd.metainfo.xml", #"<release version=""#, #"""#),
    ])
    func `a file's version is that of the sources`(path: String, before: String, after: String) throws {
        #expect(try version(in: path, after: before, before: after) == Release.version)
    }

    @Test func `a page of the manual names the version`() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: "\(SourceTree.root)/Sources/Manual")
        for page in pages.sorted() {
            let named = try version(in: "Sources/Manual/\(page)", after: #""a11y-speakd "#, before: #"""#)
            #expect(named == Release.version, "\(page)")
        }
    }
}
