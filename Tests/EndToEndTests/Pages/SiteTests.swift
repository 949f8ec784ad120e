// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The site that `make site` makes, without the reference, which needs the compiler.
@Suite("The site", .seated)
struct SiteTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func makeSite() async throws {
        let made = try await home.run([BuildFolder.script("site"), "--no-reference", home.path("site")])
        #expect(made.exitStatus == 0 && made.errors == "", "\(made.output)\(made.errors)")
    }

    /// The lines of a page as a browser in a terminal shows them.
    private func shown(_ page: String) async throws -> [String] {
        let shown = try await home.run(["w3m", "-dump", "-cols", "80", home.path("site/\(page)")])
        #expect(shown.exitStatus == 0 && shown.errors == "", "\(shown.errors)")
        return shown.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `a browser without JavaScript shows the list of pages, a manual page and the index`() async throws {
        try await makeSite()
        for page in ["index.html", "manual/a11y-speak.1.html", "README.html", "search.html"] {
            let lines = try await shown(page)
            #expect(lines.first == "Skip to the content", "\(page)")
            let navigation = ["Contents", "Read me", "Commands", "Python", "Examples", "Decisions", "Changes", "Index"]
            #expect(Set(lines).isSuperset(of: navigation.map { "• \($0)" }), "\(page): \(lines.prefix(20))")
            #expect(lines.last?.hasPrefix("MIT license") == true, "\(page)")
        }
        #expect(try await shown("index.html").contains("a11y-speakd.toml(5)"))
        #expect(try await shown("manual/a11y-speak.1.html").contains("SYNOPSIS"))
        #expect(try await shown("search.html").contains { $0.hasPrefix("• say [OPTION ...]") })
    }

    @Test func `the site has each Markdown and manual page, with its language and one main heading`() async throws {
        try await makeSite()
        let decisions = try FileManager.default.contentsOfDirectory(atPath: "\(BuildFolder.package)/docs/decisions")
        let manual = try FileManager.default.contentsOfDirectory(atPath: "\(BuildFolder.package)/Sources/Manual")
        var pages = ["README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "Examples/README", "Benchmarks/README"]
        pages += ["packaging/README", "Python/README", "docs/python"]
        pages += decisions.map { "docs/decisions/\($0.replacing(".md", with: ""))" }
        pages += manual.map { "manual/\($0)" }
        for page in pages {
            let text = try String(contentsOfFile: home.path("site/\(page).html"), encoding: .utf8)
            #expect(text.contains("<html lang=\"en\">"), "\(page)")
            #expect(text.matches(of: /<h1[ >]/).count == 1, "\(page)")
            #expect(text.contains("<main id=\"main-content\""), "\(page)")
        }
    }

    /// Makes a checkout of one manual page and a README with the given text, and a site of it.
    private func site(ofReadMe text: String) async throws -> Program {
        let tree = home.path("tree")
        let files = FileManager.default
        for folder in ["scripts", "Sources/Manual"] {
            try files.createDirectory(atPath: "\(tree)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["scripts/site", "scripts/sitemaker", "Sources/Manual/a11y-speak.1"] {
            try files.copyItem(atPath: "\(BuildFolder.package)/\(file)", toPath: "\(tree)/\(file)")
        }
        try text.write(toFile: "\(tree)/README.md", atomically: false, encoding: .utf8)
        return try await home.run(["\(tree)/scripts/site", "--no-reference", home.path("small")])
    }

    @Test(arguments: [
        (
            "See [the guide](docs/guide.md).",
            "README.md: the link to docs/guide.md leads nowhere: there is no docs/guide.md. Correct the link."
        ),
        (
            "See [below](#nothing).",
            "README.html: the link to #nothing leads nowhere: README.html has no heading #nothing."
        ),
        (
            "### Details", "README.html: the heading 'Details' skips a level: it is h3 after h1. Raise it."
        ),
        (
            "![](chart.png)",
            "README.md: the picture chart.png has no alternative text: write it between the brackets."
        ),
    ])
    func `a fault of a page fails the site with the page and the fix`(text: String, fault: String) async throws {
        let made = try await site(ofReadMe: "# A program\n\n\(text)\n")
        #expect(made.exitStatus == 1)
        #expect(made.errors == "site: \(fault)\n")
    }
}
