// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("SSML")
struct SpeechMarkupTests {
    /// Describes each part: the silence before it in milliseconds, its text, and its prosody.
    private func parts(_ inner: String) throws -> [String] {
        try SpeechMarkup("<speak>\(inner)</speak>").marked.parts.map { part in
            let spoken = part.spoken
            let rate = spoken.prosody.rate.applied(to: 200, within: 80...900)
            let pitch = spoken.prosody.pitch.applied(to: 50, within: 0...100)
            let volume = spoken.prosody.volume.applied(to: 100, within: 0...100)
            let ways = [
                spoken.isSpelled ? "spelt" : nil, spoken.phonemes.map { "/\($0)/" },
                spoken.punctuation.map { "marks \($0)" }, spoken.language, spoken.voice, spoken.gender.map { "\($0)" },
                rate == 200 ? nil : "rate \(rate)",
                pitch == 50 ? nil : "pitch \(pitch)", volume == 100 ? nil : "volume \(volume)",
            ]
            let pause = Int(spoken.pause / .milliseconds(1))
            return ([pause == 0 ? nil : "\(pause) ms", spoken.text] + ways).compactMap(\.self).joined(separator: " | ")
        }
    }

    @Test func `text keeps its entities as characters, and white space becomes one space`() throws {
        #expect(try parts("Fish &amp; chips\n\t &lt;5&gt; &#233;&#x4E2D; &quot;&apos;") == ["Fish & chips <5> é中 \"'"])
        #expect(try parts("a <!-- not this <b> -->b <![CDATA[<c> &amp;]]>") == ["a b <c> &amp;"])
        let whole = "<?xml version='1.0'?>\n<speak version=\"1.1\" xml:lang='de_at'>Hallo</speak>\n"
        #expect(try SpeechMarkup(whole).marked.parts.map(\.spoken.language) == ["de-AT"])
    }

    @Test func `a pronunciation and a level of punctuation stay with their part`() throws {
        let source = #"Say <phoneme alphabet="ipa" ph="təˈmɑːtəʊ">tomato</phoneme>, "#
        #expect(try parts(source + "please") == ["Say ", "tomato | /təˈmɑːtəʊ/", ", please"])
        let marks = #"<tts:style field="punctuation" mode="all">a.b</tts:style>"#
        #expect(try parts(marks) == ["a.b | marks all"])
        for wrong in [
            #"<phoneme alphabet="x-sampa" ph="t">t</phoneme>"#, "<phoneme>t</phoneme>",
            #"<phoneme ph="\#(String(repeating: "a", count: 101))">t</phoneme>"#,
            #"<tts:style field="capitals" mode="all">a</tts:style>"#,
            #"<tts:style field="punctuation" mode="loud">a</tts:style>"#,
        ] {
            #expect(throws: MarkupError.self) { try parts(wrong) }
        }
    }

    @Test(arguments: [
        ("a<break/>b", ["a", "300 ms | b"]), ("a<break time='500ms'/>b", ["a", "500 ms | b"]),
        ("a <break time=\"1.5s\"/> b", ["a ", "1500 ms | b"]), ("a<break strength='x-strong'/>", ["a", "1000 ms | "]),
        ("a<break time='9s'/><break time='9s'/>b", ["a", "10000 ms | b"]),
        ("<break time='1s'/>a", ["1000 ms | a"]), ("a<break time='99999s'/>b", ["a", "10000 ms | b"]),
        ("<p><s>One.</s> <s>Two</s></p><p>Three</p>", ["One.\n", "450 ms | Two\n", "700 ms | Three"]),
    ])
    func `breaks, sentences and paragraphs are silence`(inner: String, expected: [String]) throws {
        #expect(try parts(inner) == expected)
    }

    @Test(arguments: [
        ("rate='slow'", "a | rate 150"), ("rate='150%'", "a | rate 300"), ("rate='+50%'", "a | rate 300"),
        ("rate='-50%'", "a | rate 100"), ("rate='120wpm'", "a | rate 120"), ("rate='0.1%'", "a | rate 80"),
        ("pitch='high'", "a | pitch 65"), ("pitch='+12st'", "a | pitch 100"), ("pitch='-12st'", "a | pitch 0"),
        ("pitch='+100%'", "a | pitch 100"), ("pitch='-50%'", "a | pitch 0"), ("volume='silent'", "a | volume 0"),
        ("volume='40'", "a | volume 40"), ("volume='-6dB'", "a | volume 50"), ("volume='-20%'", "a | volume 80"),
        ("volume='x-loud'", "a"), ("rate='slow' pitch='low' volume='soft'", "a | rate 150 | pitch 35 | volume 60"),
    ])
    func `prosody is set or changed`(attributes: String, expected: String) throws {
        #expect(try parts("<prosody \(attributes)>a</prosody>") == [expected])
    }

    @Test func `nested prosody changes only its attributes, and the others keep their values`() throws {
        #expect(
            try parts("<prosody rate='50%'>a<prosody rate='150%' pitch='high'>b</prosody>c</prosody>d")
                == ["a | rate 100", "b | rate 150 | pitch 65", "c | rate 100", "d"])
        #expect(
            try parts("<prosody rate='300wpm'><prosody rate='50%'>a</prosody></prosody>") == ["a | rate 150"])
        #expect(
            try parts("<emphasis>a</emphasis><emphasis level='reduced'>b</emphasis>")
                == ["a | rate 184 | pitch 56", "b | rate 220 | volume 80"])
    }

    @Test func `a language, a voice and a gender apply within their element`() throws {
        #expect(
            try parts("one <lang xml:lang='fr'>deux <voice gender='female'>trois</voice></lang> four")
                == ["one ", "deux  | fr", "trois | fr | female", " four"])
        #expect(
            try parts("<voice name='alert' languages='de'>a<voice gender='neutral'>b</voice></voice>")
                == ["a | de | alert", "b | de | alert"])
    }

    @Test func `the displayed text may differ from the spoken text`() throws {
        let marked = try SpeechMarkup("<speak>The <sub alias=\"World Wide Web\">WWW</sub> is up</speak>").marked
        #expect(marked.display == "The WWW is up")
        #expect(marked.parts.map(\.spoken.text) == ["The ", "World Wide Web", " is up"])
    }

    @Test func `letters are spelled, and digits are read one by one`() throws {
        #expect(
            try parts("<say-as interpret-as='characters'>ab1</say-as>") == ["ab1 | spelt"])
        #expect(try parts("<say-as interpret-as='telephone'>+49 (30) 12-3</say-as>") == ["+4 9, 3 0, 1 2, 3"])
        #expect(try parts("<say-as interpret-as='digits'>007</say-as>") == ["0 0 7"])
        #expect(try parts("<say-as interpret-as='date' format='ymd'>2010-03-01</say-as>") == ["2010-03-01"])
    }

    @Test func `marks know the part that they precede`() throws {
        let marks = try SpeechMarkup("<speak><mark name='a'/>one<mark name='b'/> two</speak>").marked.marks
        #expect(marks == [MarkedText.Mark(name: "a", part: 0), MarkedText.Mark(name: "b", part: 1)])
    }

    @Test func `spoken text is made safe, and displayed text is unchanged`() throws {
        let words = Wording().words(for: .markup(try SpeechMarkup("<speak>a[[b&#1;c<break/>---d</speak>").marked))
        #expect(words.display == "a[[b\u{1}c---d")
        #expect(words.speech == "a[[b c---d")
        #expect(words.parts?.map(\.text) == ["a[[b c", "---d"])
    }
}
