// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Documents
import Glibc
import TestSupport
import Testing
import Wording

/// Formatted texts as they are spoken, a part a line.
@Suite("Formatted texts")
struct DocumentTests {
    private func speech(
        _ source: String, _ kind: TextKind, _ language: SpokenLanguage = .english, _ verbosity: Verbosity = .medium,
        readsCode: Bool = false
    ) throws -> [String] {
        var document = try #require(TextDocument(source, kind))
        document.readsCode = readsCode
        let words = Wording(language: language, verbosity: verbosity).words(for: .document(document))
        return (words.parts ?? []).map {
            String($0.text.drop { $0 == " " }.reversed().drop(while: \.isWhitespace).reversed())
        }
    }

    @Test(
        arguments: [
            ("**bold** and *italic* and `code`", ["bold and italic and code"]),
            ("See the [docs](https://example.org/a?b=c) for more.", ["See the docs, link, for more."]),
            ("A [link](x).", ["A link, link."]), ("![a logo](x.png)", ["a logo, image"]), ("![](x.png)", ["image"]),
            ("[![build](b.svg)](ci)", ["build, link"]), ("<https://example.org>", ["https://example.org, link"]),
            ("# One\n\ntext", ["One, heading level 1", "text"]), ("Two\n---\n", ["Two, heading level 2"]),
            ("- a\n- b", ["list with 2 items", "a", "b"]),
            ("* a\n\n  more\n* b", ["list with 2 items", "a", "more", "b"]),
            ("3. a\n4. b", ["list with 2 items", "3, a", "4, b"]),
            ("- a\n  - b", ["list with 1 item", "a", "list with 1 item", "b"]),
            ("- [x] a\n- [ ] b", ["list with 2 items", "done, a", "not done, b"]),
            ("> a\n\nb", ["quote, a", "end of quote", "b"]), ("a\n\n***\n\nb", ["a", "b"]),
            ("~~old~~ new", ["old, deleted, new"]), ("a  \nb\nc", ["a b c"]),
            ("a &amp; b &nbsp;&copy; &#8364;5", ["a & b \u{A0}copyright 5 euros"]),
            ("| a | b |\n|---|---|\n| 1 | 2 |", ["table, 2 columns, 1 row", "a, 1", "b, 2"]),
            ("```swift\nlet a = 1\nlet b = 2\n```", ["code, 2 lines of swift"]), ("```\nmake\n```", ["code", "make"]),
            ("    a\n    b", ["code, 2 lines"]), ("a <b>b</b> <img alt=\"c\" src=d> <!-- e -->", ["a b c, image"]),
            ("<div>\n\n# a\n\n</div>", ["a, heading level 1"]), ("\\*a\\*", ["*a*"]), ("[a]: http://x", []), ("", []),
            ("2 * 3 * 4", ["2 * 3 * 4"]), ("snake_case_name", ["snake_case_name"]),
        ] as [(String, [String])])
    func `Markdown is spoken with its structure in words`(source: String, expected: [String]) throws {
        let lines = try speech(source, .markdown)
        #expect(lines == expected)
    }

    @Test(
        arguments: [
            ("<p>a<p>b", ["a", "b"]), ("<h3>a</h3>b", ["a, heading level 3", "b"]),
            ("a <a href=x>b</a> c", ["a b, link, c"]), ("<a name=x>b</a>", ["b"]),
            ("<button aria-label=Close>×</button>", ["Close, button"]),
            ("<ul><li>a<li>b</ul>", ["list with 2 items", "a", "b"]),
            ("<ol start=3><li>a<li value=7>b</ol>", ["list with 2 items", "3, a", "7, b"]),
            ("<img src=a alt='b &gt; c'>", ["b > c, image"]), ("<img src=a alt=''>x", ["x"]),
            ("<img src=a>", ["image"]),
            ("<script>a<b</script><style>c</style>d", ["d"]), ("<p hidden>a</p><p aria-hidden=true>b</p>c", ["c"]),
            ("<p style='display: none'>a</p>b", ["b"]),
            ("a&nbsp;b &euro; &unknown; &#x41;", ["a\u{A0}b euro &unknown; A"]),
            ("<title>a &amp; b</title>c", ["a & b", "c"]), ("a<br>b", ["a b"]),
            ("10<sup>2</sup> H<sub>2</sub>O", ["10 squared H2O"]),
            ("<table><tr><th>a<th>b<tr><td>1<td>2</table>", ["table, 2 columns, 1 row", "a, 1", "b, 2"]),
            ("<table><tr><td>a<td>b</table>", ["a", "b"]),
            ("<pre><code class=language-c>int a;\nint b;</code></pre>", ["code, 2 lines of c"]),
            ("<blockquote>a</blockquote>b", ["quote, a", "end of quote", "b"]), ("a <b", ["a"]),
            ("1 < 2 > 0", ["1 less than 2 greater than 0"]),
            ("<!-- a --><!DOCTYPE html><p>b", ["b"]), ("<del>a</del> b", ["a, deleted, b"]),
            ("<input type=hidden value=a><input value=b>", ["b"]), ("a</p>b", ["a", "b"]), ("</ul></li>a", ["a"]),
            ("<p lang=de>Hallo</p>", ["Hallo"]), ("<details><summary>a</summary>b</details>", ["a", "b"]),
        ] as [(String, [String])])
    func `HTML is spoken as a browser shows it, with its structure in words`(source: String, expected: [String]) throws
    {
        let lines = try speech(source, .html)
        #expect(lines == expected)
    }

    @Test(
        arguments: [
            (SpokenLanguage.german, ["a, Überschrift Ebene 2", "Liste mit 2 Einträgen", "b", "c, Link"]),
            (.french, ["a, titre de niveau 2", "liste de 2 éléments", "b", "c, lien"]),
            (.spanish, ["a, encabezado de nivel 2", "lista de 2 elementos", "b", "c, enlace"]),
            (.simplifiedChinese, ["a， 2 级标题", "列表，两 项", "b", "c，链接"]),
        ] as [(SpokenLanguage, [String])])
    func `the words for the structure are in the user's language`(language: SpokenLanguage, expected: [String]) throws {
        #expect(try speech("## a\n* b\n* [c](d)", .markdown, language).count == expected.count)
        if language != .simplifiedChinese {
            #expect(try speech("## a\n* b\n* [c](d)", .markdown, language) == expected)
        }
    }

    @Test func `the lowest verbosity leaves out headings, lists, links and quotes, and keeps images`() throws {
        let source = "# a\n- [b](c)\n\n> d\n\n![e](f) ~~g~~"
        #expect(try speech(source, .markdown, .english, .low) == ["a", "b", "d", "e, image, g, deleted"])
    }

    @Test func `code is read line by line on request`() throws {
        let lines = try speech("```\na\nb\n```", .markdown, readsCode: true)
        #expect(lines == ["code, 2 lines", "a", "b"])
    }

    @Test func `a text in another language has its voice`() throws {
        let document = try #require(TextDocument("<p>one <i lang=de>zwei</i>", .html))
        let parts = Wording().words(for: .document(document)).parts ?? []
        #expect(parts.map(\.language) == [nil, "de"])
    }

    @Test func `the display is the text without marks and tags`() throws {
        let document = try #require(TextDocument("# a\n\n- b\n1. c\n\n[d](e) ~~f~~", .markdown))
        #expect(document.display == "a\n• b\n1. c\nd f")
    }

    @Test(arguments: [TextKind.plain, .terminal])
    func `a plain kind has no structure`(kind: TextKind) {
        #expect(TextDocument("# a", kind) == nil)
    }
}

/// Laws of formatted texts, on texts of random pieces of markup.
@Suite("Formatted texts: laws")
struct DocumentLawTests {
    private static let pieces = [
        "*", "**", "_", "`", "```", "# ", "- ", "1. ", "> ", "[", "](x)", "![", "|", "|---|", "\n", "\n\n", "    ",
        "~~", "<", ">",
        "<b>", "</b>", "<table>", "<tr>", "<td>", "<th>", "</table>", "<ul>", "<li>", "</ul>", "<p>", "<pre>", "</pre>",
        "<a href=x>",
        "</a>", "<!--", "-->", "<img alt='", "&amp;", "&", "&#0;", "\\", "\"", "'", "=", "\u{0}", "é", "日", "🔥",
        "\u{FE0F}", "<q lang=de>",
        "<script>", "</script>", "<div hidden>", "</div>", "<title>", "[x] ", "<blockquote>", "</blockquote>",
    ]

    @Test(arguments: [TextKind.markdown, .html])
    func `words outside of markup are in the display, whatever is around them`(kind: TextKind) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<2000 {
            let source = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random) ?? ""
            }.joined()
            _ = try #require(TextDocument(source, kind)).display
            let text = kind == .html ? "<p>alpha beta</p>" : "alpha beta\n\n"
            let document = try #require(TextDocument(text + source, kind))
            #expect(document.display.hasPrefix("alpha beta"), "\(source.debugDescription), seed \(seed)")
        }
    }

    /// The time of this thread, which other programs do not change.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @Test(arguments: [TextKind.markdown, .html])
    func `reading takes time in proportion to the length`(kind: TextKind) throws {
        for piece in Self.pieces {
            let unit = piece + "a"
            let short = String(repeating: unit, count: 2_000)
            let long = String(repeating: unit, count: 16_000)
            var times: [Duration] = []
            for text in [short, long] {
                let start = Self.processorTime
                _ = TextDocument(text, kind)
                times.append(Self.processorTime - start)
            }
            // Eight times the text; a quadratic reader takes 64 times as long.
            #expect(times[1] < max(times[0], .milliseconds(2)) * 40, "\(piece.debugDescription): \(times)")
        }
    }
}
