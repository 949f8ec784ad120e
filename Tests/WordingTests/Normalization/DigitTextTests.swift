// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Text with numbers digit by digit")
struct DigitTextTests {
    private func speech(_ text: String, _ language: SpokenLanguage) -> String {
        var wording = Wording(language: language)
        wording.numbers = .digits
        return wording.words(for: .text(text)).speech
    }

    @Test(
        arguments: [
            ("2024", "2 0 2 4"), ("at 5 o'clock", "at 5 o'clock"), ("-20.4", "minus 2 0 point 4"),
            ("1,234", "1 comma 2 3 4"),
            ("12:30", "1 2 colon 3 0"), ("1.2.10", "1 dot 2 dot 1 0"), ("2024-01-05", "2 0 2 4 dash 0 1 dash 0 5"),
            ("covid-19", "covid 1 9"), ("x=-86", "x= minus 8 6"), ("B2A23C", "B 2 A 2 3 C"), ("15 km", "1 5 km"),
            ("+49 30", "plus 4 9 3 0"), ("3/4 of 10", "3 slash 4 of 1 0"), ("p<0.05", "p less than 0 point 0 5"),
        ] as [(String, String)])
    func `digits are said one by one, and a sign or mark by name`(text: String, spoken: String) {
        #expect(speech(text, .english) == spoken)
    }

    @Test(
        arguments: [
            (.german, "-3,14", "minus 3 Komma 1 4"), (.french, "2024", "2 0 2 4"), (.spanish, "10,5", "1 0 coma 5"),
            (.russian, "-12", "минус 1 2"), (.simplifiedChinese, "2024", "二 零 二 四"),
        ] as [(SpokenLanguage, String, String)])
    func `a number is read digit by digit in every language`(
        language: SpokenLanguage, text: String, spoken: String
    ) {
        #expect(speech(text, language) == spoken)
    }

    @Test func `a text read digit by digit is unchanged the second time`() {
        for language in SpokenLanguage.heard {
            let once = speech("On 2024-01-05 at 12:30 it was -20.4, then x=-86 of 1,234 in B2A23C.", language)
            #expect(speech(once, language) == once, "\(language)")
        }
    }
}
