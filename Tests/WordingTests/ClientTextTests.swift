// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Words of a client")
struct ClientTextTests {
    private func words(
        _ inner: String, _ language: SpokenLanguage = .english, punctuation: Punctuation = .none,
        capitals: CapitalLetters = .none
    ) throws -> WordedText {
        var wording = Wording(language: language)
        (wording.punctuation, wording.capitals) = (punctuation, capitals)
        let words = wording.words(for: .markup(try SpeechMarkup("<speak>\(inner)</speak>").marked))
        #expect(words.parts?.map(\.text).joined() == words.speech)
        return words
    }

    @Test(arguments: [
        ("<mark name='a'/>Hello <mark name='b'/>big world<mark name='c'/>", ["a 0", "b 6", "c 15"]),
        ("<mark name='a'/>-5 <mark name='b'/>°C", ["a 0", "b 23"]),
        ("no <mark name='a'/><mark name='b'/>1,000.5 <mark name='c'/>!", ["a 3", "b 3", "c 11"]),
        ("one<break time='1s'/><mark name='a'/>two<break time='1s'/><mark name='b'/>", ["a 3", "b 6"]),
        ("é<mark name='a'/>ж<mark name='b'/>🙂<mark name='c'/>", ["a 1", "b 2", "c 24"]), ("no", []),
        ("a\u{1}\u{AD}b <mark name='a'/>c", ["a 4"]),
    ])
    func `marks have the right places in the speech`(inner: String, marks: [String]) throws {
        #expect(try words(inner).marks.map { "\($0.name) \($0.offset)" } == marks)
    }

    @Test(arguments: [
        ("-5 °C", "minus 5 degrees Celsius"),
        ("<mark name='a'/>-5 <mark name='b'/>°C", "minus 5 degrees Celsius|"),
        ("-<mark name='a'/>5 C", "minus 5| C"),
        ("1<mark name='a'/>e-<mark name='b'/>5", "1 times 10 to the minus 5||"),
        ("1,000<mark name='a'/>.5", "1,000|.5"), ("a[<mark name='a'/>[b", "a[|[b"), ("a <mark name='a'/>[[b", "a |[[b"),
        ("-<prosody rate='slow'>5</prosody>", "-|5"),
        ("<lang xml:lang='de'>-5</lang> <mark name='a'/>-5", "minus 5 |minus 5"),
    ])
    func `words that continue in the next part are worded as one`(inner: String, parts: String) throws {
        #expect(try words(inner).parts?.map(\.text).joined(separator: "|") == parts)
    }

    @Test func `the number of parts stays the same`() throws {
        let inner = (0..<300).map { "<mark name='\($0)'/>-\($0) [[a]] " }.joined()
        let words = try words(inner)
        #expect(words.parts?.count == 300)
        #expect(words.marks.count == 300)
    }

    @Test func `a level of punctuation names its own marks and those of lower levels`() {
        #expect(PunctuationMarks.list(.none) == "")
        #expect(PunctuationMarks.list(.all) == "")
        #expect(PunctuationMarks.list(.most).hasPrefix(PunctuationMarks.list(.some)))
        // espeak-ng has no room for more.
        #expect(PunctuationMarks.list(.most).unicodeScalars.count < 60)
        #expect(PunctuationMarks.list(.some).contains("#") && !PunctuationMarks.list(.some).contains("-"))
        #expect(!PunctuationMarks.list(.most).contains("."))
    }

    @Test(arguments: [
        (Punctuation.none, "エー、 ビー ( シー)。"), (.some, "エー、 ビー ( シー)。"), (.most, "エー、 ビー ひだりかっこ シー みぎかっこ。"),
        (.all, "エー とうてん、 ビー ひだりかっこ シー みぎかっこ くてん。"),
    ])
    func `marks without a name in the voice get our names`(level: Punctuation, speech: String) throws {
        let spoken = try words("a、b（c）。", .japanese, punctuation: level).speech
        #expect(spoken == speech)
    }

    @Test func `the level all reads the text as written, and names no letters`() throws {
        let spoken = try words("-5 12:30 1,000 コーヒー", .japanese, punctuation: .all).speech
        #expect(spoken == "ハイフン 5 12 コロン 30 1 コンマ 000 コーヒー")
        #expect(try words("a, b. -5 km", .english, punctuation: .all).speech == "a, b. -5 km")
        #expect(try words("(-5 km)", .english, punctuation: .most).speech == "(minus 5 kilometers)")
        #expect(try words("a ± b", .english, punctuation: .all).speech == "a plus or minus b")
    }

    @Test func `capitals without a word in the voice get our word`() throws {
        #expect(try words("Мой мир, НАТО", .russian, capitals: .spell).speech == "заглавная Мой мир, заглавная НАТО")
        #expect(try words("Мой OK", .russian, capitals: .icon).speech == "Мой OK")
        #expect(try words("My OK", .english, capitals: .spell).speech == "My OK")
        #expect(try words("My OK", .russian, capitals: .spell).speech == "My OK")
    }
}
