// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Mistakes in SSML")
struct MarkupErrorTests {
    private func error(_ source: String) -> String? {
        do {
            _ = try SpeechMarkup(source)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        // References that could open a file, and unknown elements.
        (
            "<speak><audio src='/etc/passwd'/></speak>",
            "line 1, column 8: there is no element <audio> here: use break, "
        ),
        ("<speak>\n <lexicon uri='x'/></speak>", "line 2, column 2: there is no element <lexicon> here"),
        ("<speak><meta/>a</speak>", "there is no element <meta> here"),
        ("<speak><p src='x'>a</p></speak>", "line 1, column 11: <p> has no attribute src here: it takes xml:lang"),
        ("<speak onlangfailure='x'>a</speak>", "<speak> has no attribute onlangfailure here"),
        (
            "<speak><prosody contour='x'>a</prosody></speak>",
            "has no attribute contour here: it takes rate, pitch, volume"
        ),
        ("<!DOCTYPE speak [<!ENTITY x SYSTEM '/etc/passwd'>]><speak>&x;</speak>", "line 1, column 1: document types"),
        ("<speak><?php x ?></speak>", "processing instructions are not accepted"),
        ("<speak>&nbsp;</speak>", "line 1, column 8: only &amp; &lt; &gt; &quot; &apos; and numbers"),
        ("<speak>AT&T</speak>", "column 10: only &amp;"), ("<speak>&#0;</speak>", "only &amp;"),
        ("<speak>&#xD800;</speak>", "only &amp;"), ("<speak>&#x110000;</speak>", "only &amp;"),
        ("<speak>&#;</speak>", "only"),
        ("<speak>&#99999999999;</speak>", "only &amp;"), ("<speak>&amp</speak>", "only &amp;"),
        // Values.
        ("<speak><break time='5'/>a</speak>", "column 15: time is \"5\", but must be a time such as 500ms or 1.5s"),
        ("<speak><break time='-5s'/>a</speak>", "must be a time"), ("<speak><break time='nans'/>a</speak>", "a time"),
        ("<speak><prosody rate='loud'>a</prosody></speak>", "rate is \"loud\", but must be x-slow, slow"),
        ("<speak><prosody rate='-100%'>a</prosody></speak>", "but must be"),
        ("<speak><prosody pitch='120Hz'>a</prosody></speak>", "pitch is \"120Hz\", but must be x-low"),
        ("<speak><prosody volume='101'>a</prosody></speak>", "volume is \"101\""),
        ("<speak><emphasis level='huge'>a</emphasis></speak>", "strong, moderate, none or reduced"),
        ("<speak><say-as>a</say-as></speak>", "<say-as> needs the attribute interpret-as: give it"),
        ("<speak><say-as interpret-as='vxml:x'>a</say-as></speak>", "must be one of cardinal, characters, date"),
        ("<speak><voice gender='x'>a</voice></speak>", "female, male or neutral"),
        ("<speak><sub>a</sub></speak>", "needs the attribute alias"), ("<speak><lang>a</lang></speak>", "xml:lang"),
        ("<speak><sub alias='x'><p>a</p></sub></speak>", "<sub> may hold only text: remove <p> from it"),
        // Form.
        ("", "line 1, column 1: there are no words in it"), ("hello", "there is text outside <speak>"),
        ("<speak/>", "there are no words in it"), ("<speak>  </speak>", "there are no words in it"),
        ("<p>a</p>", "begin with <speak>"), ("<speak>a</speak><speak>b</speak>", "begin with <speak>"),
        ("<speak><speak>a</speak></speak>", "there is a <speak> inside <speak>"), ("<speak>a", "<speak> does not end"),
        ("<speak><p>a</s></p></speak>", "</s> is in the wrong place: </p> is expected"),
        ("<speak>a</speak></p>", "no element is open"), ("<speak a='1' a='2'>x</speak>", "appears twice"),
        ("<speak version>x</speak>", "has no value"), ("<speak version=1>x</speak>", "needs quotes"),
        ("<speak version='1>x</speak>", "does not end"), ("<speak version='1'xmlns='x'>x</speak>", "does not end"),
        ("<speak>5 < 6</speak>", "column 11: a name of at most 40 letters is expected here; for < itself send &lt;"),
        ("<speak><!-- a</speak>", "a comment does not end"),
        ("<speak><![CDATA[a</speak>", "a CDATA section does not end"),
        ("<speak>a</speak>b", "there is text outside <speak>"), ("<", "a name"), ("<speak", "does not end"),
    ])
    func `a mistake is reported with its place and a remedy`(source: String, piece: String) {
        let error = error(source)
        #expect(error?.contains(piece) == true, "\(error ?? "no error")")
    }

    @Test func `length and depth have limits`() {
        let long = "<speak>" + String(repeating: "a", count: 70_000) + "</speak>"
        #expect(error(long)?.contains("longer than 65536 characters") == true)
        let deep = String(repeating: "<p>", count: 40)
        #expect(error("<speak>\(deep)a")?.contains("more than 32 elements") == true)
        let breaks = String(repeating: "<break time='10s'/>a", count: 7)
        #expect(error("<speak>\(breaks)</speak>")?.contains("all breaks together are longer than 60 s") == true)
        let spelt = String(repeating: "a", count: 201)
        #expect(error("<speak><say-as interpret-as='characters'>\(spelt)</say-as></speak>")?.contains("200") == true)
    }

    @Test func `a damaged text is either spoken or refused`() {
        let whole = Array(
            "<speak xml:lang='en'>a &amp; <p>b<break time='5ms'/></p><sub alias='x'>y</sub><!-- z --><![CDATA[w]]></speak>"
                .unicodeScalars)
        let pieces = Array("<>&;'\"/ =![]-a#x0?".unicodeScalars)
        var state: UInt32 = 1
        func random(_ count: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % count
        }
        var refused = 0
        for _ in 0..<4000 {
            var broken = whole
            for _ in 0...random(3) {
                let place = random(broken.count)
                if random(2) == 0 { broken.remove(at: place) } else { broken[place] = pieces[random(pieces.count)] }
            }
            if random(4) == 0 { broken.removeLast(random(broken.count)) }
            if error(String(String.UnicodeScalarView(broken))) != nil { refused += 1 }
        }
        #expect((1000..<4000).contains(refused))
    }
}
