// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Numbers in a client's words")
struct NumbersInTextTests {
    private func speech(_ text: String, _ language: SpokenLanguage) -> String {
        Wording(language: language).words(for: .text(text)).speech
    }

    @Test func `a minus and an exponent are words, and what is shown stays as it was`() {
        let text = "Delta -5, then (−0.5) and 1.0e-5."
        #expect(speech(text, .english) == "Delta minus 5, then (minus 0.5) and 1 times 10 to the minus 5.")
        #expect(Wording().words(for: .text(text)).display == text)
        #expect(speech("Il fait -5 dehors", .french) == "Il fait moins 5 dehors")
        #expect(speech("Сейчас -5", .russian) == "Сейчас минус 5")
        #expect(speech("-12.5% hoy", .spanish) == "menos 12,5 por ciento hoy")
    }

    @Test func `decimals and long numbers are words where the voice would lose them`() {
        #expect(speech("1.5", .traditionalChinese) == "一點五")
        #expect(speech("1.5", .english) == "1.5")
        #expect(speech("1005", .simplifiedChinese) == "一千零五")
    }

    @Test(arguments: [
        "2025-11-21", "5-10", "10.0.0.1", "v1.2", "007", "3-4", "-", "-x", "1e", "e-5", "1.", "+49", "12:30",
        "A-1",
        "1,234", "1e999", "5%", "CO2",
    ])
    func `what is no number, or is read well, stays as it is`(text: String) {
        #expect(speech("say \(text) now", .english) == "say \(text) now")
    }

    @Test func `an element's value is said with its sign`() {
        let element = ElementSnapshot(label: "Température", value: "-5")
        #expect(Wording(language: .french).words(for: .element(element)).speech == "Température, moins 5")
    }

    @Test func `spaces and lines stay where they are`() {
        #expect(speech("  -1\n -2 ", .english) == "  minus 1\n minus 2 ")
    }
}
