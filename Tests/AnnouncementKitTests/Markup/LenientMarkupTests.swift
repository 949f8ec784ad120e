// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Markup that is always spoken")
struct LenientMarkupTests {
    private func parts(_ source: String) -> [String] {
        let marked = SpeechMarkup(lenient: source).marked
        return marked.parts.map(\.display) + marked.marks.map { "\($0.name) before \($0.part)" }
    }

    @Test func `tags are dropped, and other text stays`() {
        #expect(parts("a <b>b</b> c") == ["a b c"])
        #expect(parts("if a < b && b > c") == ["if a < b && b > c"])
        #expect(parts("1 <2> 3 <") == ["1 <2> 3 <"])
        #expect(parts("never <ends") == ["never <ends"])
        #expect(parts("a <b c <d>e") == ["a <b c e"])
        #expect(parts("<?xml version='1.0'?><!DOCTYPE x>a<!-- b > c -->d") == ["ad"])
        #expect(parts("a <!-- b") == ["a <!-- b"])
        #expect(parts("a<![CDATA[<b>&amp;]]>c") == ["a<b>&amp;c"])
    }

    @Test func `known entities become their characters, and others stay`() {
        #expect(parts("&lt;&#233;&#x41;&nbsp;&;&amp") == ["<éA &;&amp"])
        #expect(parts("&euro;5 &eacute;t&eacute; &hellip; &unknown;") == ["€5 été … &unknown;"])
    }

    @Test func `an image is its description, and an image without one is nothing`() {
        #expect(parts("Photo: <img src='a' alt='a &amp; b'> <IMG src=\"c\" alt=\"\"/>end") == ["Photo: a & b end"])
    }

    @Test func `sentences are kept separate`() {
        #expect(parts("<speak><s>One.</s><s>Two.</s><p>Three.</p></speak>") == ["One. Two. Three. "])
    }

    @Test func `marks keep their places`() {
        #expect(
            parts("a<mark name='1'/>b<mark name=\"&lt;\">c</mark>d") == ["a", "b", "cd", "1 before 1", "< before 2"])
        #expect(parts("a<mark/><mark name/><mark name=''/><mark name='x>b") == ["a", "b", "x before 1"])
        #expect(parts("") == [])
    }

    @Test func `prosody and say-as are ignored`() {
        let marked = SpeechMarkup(lenient: "<prosody rate='900%'>a</prosody><say-as interpret-as='digits'>12").marked
        #expect(marked.parts.map(\.spoken) == [SpokenPart(text: "a12")])
    }

    @Test(arguments: ["<a", "<!--", "<![CDATA[", "&", "<mark name='", "<!-", "a<"])
    func `a long text of broken pieces is read in one pass`(piece: String) {
        let source = String(repeating: piece, count: 20_000)
        #expect(SpeechMarkup(lenient: source).marked.marks == [])
    }
}
