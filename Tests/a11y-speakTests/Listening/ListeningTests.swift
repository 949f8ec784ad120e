// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Listening")
struct ListeningTests {
    @Test(arguments: [
        (
            "X Axis range changed, now it's from 1.0 to 5.0",
            "x axis range changed now it's from one point zero to five point zero"
        ),
        ("−5.2 %", "minus five point two percent"), ("10-20", "ten twenty"),
        ("1,234", "one thousand two hundred thirty four"),
        ("1958.5", "nineteen hundred fifty eight point five"), ("2002", "two thousand two"),
        ("7,000,000 & more", "seven million and more"), ("'quoted' it’s", "quoted it's"), ("…", ""), ("3.", "three"),
    ])
    func `a text is the words that are heard of it`(_ text: String, _ words: String) {
        #expect(EnglishWords(text).words.joined(separator: " ") == words)
    }

    @Test func `captions are read with their times and without their markup`() {
        let file = """
            WEBVTT

            NOTE 00:00.000 is the start

            1
            00:00:01.000 --> 00:00:02.500 align:start
            Fire <00:00:01.500>alarm &lt;1&gt; &amp;amp;
            again

            01:00.000 --> 01:01.000
            late

            """
        #expect(
            ExpectedSpeech.all(in: file) == [
                ExpectedSpeech("Fire alarm <1> &amp; again", time: Stretch(start: 1, end: 2.5)),
                ExpectedSpeech("late", time: Stretch(start: 60, end: 61)),
            ])
    }

    @Test func `any other text is an announcement a line`() {
        #expect(ExpectedSpeech.all(in: "one\n\n two \r\n").map(\.text) == ["one", " two "])
    }

    @Test func `stretches of sound are separated by silence that is long enough`() {
        var samples = [Float](repeating: 0, count: 3000)
        for range in [500..<1000, 1100..<1200, 2000..<2500] { for place in range { samples[place] = 0.5 } }
        #expect(
            Stretch.all(in: samples, rate: 1000, gap: 0.25) == [
                Stretch(start: 0.5, end: 1.2), Stretch(start: 2, end: 2.5),
            ])
        #expect(Stretch.all(in: samples, rate: 1000, gap: 0.05).count == 3)
        #expect(Stretch.all(in: [], rate: 1000, gap: 0.25) == [])
    }

    @Test func `a sound that is flat at the limit is clipped`() {
        #expect(SoundLevel([0, 0.5, -0.5, 0]).clipped == 0)
        #expect(SoundLevel([0, 1, 1, 1, 0, -1, -1, -1, -1, 1, 0]).clipped == 2)
        #expect(SoundLevel([0, 0.5]).peak.map { ($0 * 100).rounded() } == -602)
        #expect(SoundLevel([0, 0]).peak == nil)
    }

    @Test func `the recognizer's output is split into words, with a mark for nonsense`() {
        let heard = HeardWords(hypotheses: "fire alarm(2) (part0 -123)\n (part1 -9)\nqqaa qqb low qqz (part2 -7)\n")
        #expect(heard.parts == [["fire", "alarm"], [], ["?", "low", "?"]])
    }

    @Test func `a grammar lets numbers be any numbers, and a cut text end early`() {
        let grammar = ListeningGrammar([ExpectedSpeech("Page 5 of 20"), ExpectedSpeech("hello wide world…")])
        #expect(grammar.text.contains("public <heard> = ( [hello [wide [world]]] | page <n> of <n> | <any> )+;"))
        #expect(grammar.words.isSuperset(of: ["page", "of", "wide", "twenty", "error"]))
    }

    @Test func `a report is read by a person`() {
        let report = ListenReport(
            length: 9.346, loudness: -21.62, peak: -1.58, clipped: 0,
            heard: [
                ListenReport.Heard(start: 0, end: 1.999, pan: 0, text: "one"),
                ListenReport.Heard(start: 3, end: 4, text: ""),
                ListenReport.Heard(start: 5, end: 6, pan: -0.5, text: "two"),
            ],
            complaints: [
                SpeechComparison.Complaint(kind: .missing, number: 2, time: 5, expected: "Two", difference: "[-two-]"),
                SpeechComparison.Complaint(kind: .unexpected, time: 3, difference: "{+?+}"),
            ])
        #expect(
            report.lines == [
                "9.35 s, 3 stretches of sound, loudness -21.6 LUFS, peak -1.6 dBFS, no clipping", "0.00-2.00 s: one",
                "3.00-4.00 s: (nothing understood)", "5.00-6.00 s at -0.5: two",
                "missing #2 at 5.00 s, \"Two\": [-two-]",
                "not expected at 3.00 s: {+?+}",
            ])
    }
}
