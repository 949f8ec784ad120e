// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Normalized text")
struct NormalizedTextTests {
    private func speech(_ text: String, _ language: SpokenLanguage) -> String {
        Wording(language: language).words(for: .text(text)).speech
    }

    @Test func `the displayed text is unchanged`() {
        let text = "Delta -5, then ½ and ⑫."
        #expect(Wording().words(for: .text(text)).display == text)
    }

    @Test func `a minus is a word in every language`() {
        #expect(speech("Il fait -5 dehors", .french) == "Il fait moins 5 dehors")
        #expect(speech("Сейчас -5", .russian) == "Сейчас минус 5")
        #expect(speech("-12.5% hoy", .spanish) == "menos 12,5 por ciento hoy")
    }

    @Test func `decimals and long numbers become words where the voice would lose digits`() {
        #expect(speech("1.5", .traditionalChinese) == "一點五")
        #expect(speech("1.5", .english) == "1.5")
        #expect(speech("1005", .simplifiedChinese) == "一千零五")
    }

    @Test func `an element's value is spoken with its sign`() {
        let element = ElementSnapshot(label: "Température", value: "-5")
        #expect(Wording(language: .french).words(for: .element(element)).speech == "Température, moins 5")
    }

    @Test func `spaces stay in place, and a line break becomes a pause`() {
        #expect(speech("  -1\n -2 ", .english) == "  minus 1。\n minus 2 ")
    }

    @Test func `a change has its places in the text and in the speech`() {
        let text = "a -5, ⑫ é ½ and 5 km."
        let normalized = NormalizedText(text, language: .english)
        let (written, spoken) = (Array(text.utf8), Array(normalized.speech.utf8))
        let pairs = normalized.changes.map { change in
            String(decoding: written[change.written], as: UTF8.self) + "="
                + String(decoding: spoken[change.spoken], as: UTF8.self)
        }
        #expect(pairs == ["-5=minus 5", "⑫=12", "½=1 half", "5 km=5 kilometers"])
    }

    @Test func `random bytes do not stop the normalizer, and unchanged text is equal`() {
        var numbers = SplitMix64(seed: 18)
        let pieces = [
            "1", "0", "9", ".", ",", "-", "–", " ", "\u{A0}", "$", "€", "%", "km", "/", ":", "e", "^", "²", "½", "⑫",
            "ﬁ", "é", "日", "~", "𝐇", "\u{301}", "T", "v",
        ]
        for _ in 0..<2000 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            for language in SpokenLanguage.heard {
                let normalized = NormalizedText(text, language: language)
                let (written, spoken) = (Array(text.utf8), Array(normalized.speech.utf8))
                var (last, lastSpoken) = (0, 0)
                for change in normalized.changes {
                    #expect(
                        written[last..<change.written.lowerBound] == spoken[lastSpoken..<change.spoken.lowerBound],
                        "\(text) \(language)")
                    (last, lastSpoken) = (change.written.upperBound, change.spoken.upperBound)
                }
                #expect(written[last...] == spoken[lastSpoken...], "\(text) \(language)")
            }
        }
    }
}
