// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Spoken ranges")
struct SpokenRangeTests {
    private func range(
        _ lower: Double, _ upper: Double, _ unit: String = "", _ language: SpokenLanguage = .english,
        axis: AxisDigits.Scale = .linear, digits: Int = 0
    ) -> WordedText {
        SpokenRange(
            lower: lower, upper: upper, unit: SpokenUnit(unit), axis: axis, language: language,
            minimumFractionDigits: digits
        ).words
    }

    @Test(arguments: [
        (1.0001, 1.0002, "", "1.0001 to 1.0002"), (1.07083, 1.07219, "", "1.07083 to 1.07219"),
        (-0.04, 0.04, "", "minus 0.04 to 0.04"), (1234.5, 98765.4, "", "1200 to 98800"),
        (99.95, 100.05, "", "99.95 to 100.05"), (0.1, 0.30000000000000004, "", "0.1 to 0.3"),
        (-0.0001, 50, "", "minus 0.0001 to 50"), (3.2e-9, 7.9e-9, "F", "3.2 to 7.9 nanofarads"),
        (1.5e9, 2.25e9, "", "1.5 to 2.25 billion"), (1000000.01, 1000000.02, "", "0.01 to 0.02 above 1 million"),
        (-1000000.02, -1000000.01, "V", "0.02 to 0.01 below minus 1 million volts"),
    ])
    func `a range has the digits that its span needs, and excludes no data`(
        lower: Double, upper: Double, unit: String, words: String
    ) {
        #expect(range(lower, upper, unit).speech == words)
    }

    @Test(arguments: [
        (1, 5, "1.0 to 5.0"), (0.25, 2.35, "0.25 to 2.35"), (-2.25, 1234.5, "minus 2.2 to 1234.5"),
        (1.0001, 1.0002, "1.0001 to 1.0002"), (99.95, 100.05, "99.95 to 100.05"), (-0.04, 50, "0.0 to 50.0"),
        (-0.04, 0.04, "minus 0.04 to 0.04"), (0, 1.5e9, "0.0 to 1500000000.0"), (5, 5, "at 5.0"),
        (0, 3e20, "0 to 3 times 10 to the 20"), (3.2e-9, 7.9e-9, "3.2 to 7.9 times 10 to the minus 9"),
    ])
    func `the ends of a range have one digit after the point, and more only where both ends need them`(
        lower: Double, upper: Double, words: String
    ) {
        #expect(range(lower, upper, digits: 1).speech == words)
    }

    @Test(arguments: [
        (1e-3, 1e3, "", "0.001 to 1000"), (1.5e-7, 3.2e9, "", "1.5 times 10 to the minus 7 to 3.2 billion"),
        (1, 3e6, "", "1, to 3 million"), (0.5, 2e17, "", "0.5, to 2 times 10 to the 17"),
        (2e6, 3e6, "", "2 to 3 million"), (2e6, 3e9, "", "2 million to 3 billion"),
        (20, 2e6, "EUR", "20 euros to 2 million euros"), (20, 20000, "Hz", "20 hertz to 20 kilohertz"),
        (1234.5, 98765.4, "", "1230 to 98800"),
        (1, 1.0001, "", "1 to 1.0001"),
    ])
    func `a logarithmic axis has three significant digits at each end`(
        lower: Double, upper: Double, unit: String, words: String
    ) {
        #expect(range(lower, upper, unit, axis: .logarithmic).speech == words)
    }

    @Test(
        arguments: [
            (5, 5, "at 5"), (0, 0, "at 0"), (-0.0, -0.0, "at 0"), (.nan, 1, "not set"), (0, .infinity, "not set"),
            (Double.leastNonzeroMagnitude, 4 * Double.leastNonzeroMagnitude, "0.5 to 2 times 10 to the minus 323"),
            (-1.7e308, 1.7e308, "minus 1.7 to 1.7 times 10 to the 308"),
            (1, 1.0.nextUp, "0 to 2 times 10 to the minus 16 above 1"),
            (9.5, -3, "9.5 to minus 3"), (1e15, 1e15 + 1, "0 to 1 above 1 times 10 to the 15"),
        ] as [(Double, Double, String)])
    func `an extreme range keeps its ends, and one without finite ends is not set`(
        lower: Double, upper: Double, words: String
    ) {
        let told = range(lower, upper).speech
        #expect(told == words)
    }

    @Test(arguments: [
        (SpokenLanguage.german, "−5,2 bis 40,1 °C", "minus 5,2 bis 40,1 Grad Celsius"),
        (.french, "de −5,2 à 40,1 °C", "de moins 5,2 à 40,1 degrés Celsius"),
        (.spanish, "de −5,2 a 40,1 °C", "de menos 5,2 a 40,1 grados Celsius"),
        (.russian, "от −5,2 до 40,1 °C", "от минус 5 целых две десятых до 40 целых одна десятая градуса Цельсия"),
        (.japanese, "−5.2から40.1 °C", "せっし マイナス ご てん にどから せっし よんじゅう てん いちど"),
        (.traditionalChinese, "−5.2 到 40.1 °C", "攝氏負五點二度 到 攝氏四十點一度"),
        (.simplifiedChinese, "−5.2 到 40.1 °C", "摄氏负五点二度 到 摄氏四十点一度"),
    ])
    func `a language says the unit once, unless the unit precedes the number`(
        language: SpokenLanguage, display: String, speech: String
    ) {
        let words = range(-5.2, 40.1, "°C", language)
        #expect(words.display.map { $0 == "\u{A0}" ? " " : $0 }.elementsEqual(display))
        #expect(words.speech == speech)
    }

    @Test(arguments: [
        (SpokenLanguage.english, "1.5 to 2.25 billion"), (.german, "1,5 bis 2,25 Milliarden"),
        (.french, "de 1,5 à 2,25 milliards"), (.spanish, "de 1500 a 2250 millones"),
        (.russian, "от 1,5 до 2,25 миллиарда"), (.japanese, "15億から22.5億"), (.traditionalChinese, "15億 到 22.5億"),
        (.simplifiedChinese, "15亿 到 22.5亿"),
    ])
    func `large numbers have the language's own words`(language: SpokenLanguage, words: String) {
        #expect(range(1.5e9, 2.25e9, "", language).display == words)
    }

    @Test(arguments: [
        (1013.2, 1018.7, "hPa", "1013.2 to 1018.7 hPa"), (0, 5000, "V", "0 to 5 kV"),
        (12000, 48000, "m", "12 to 48 km"),
        (2, 48, "kV", "2 to 48 kV"), (1, 5, "floops", "1 to 5 floops"),
        (1e6, 2.5e6, "EUR", "€1 million to €2.5 million"),
        (0, 0.5, "%", "0 to 0.5%"), (0.001, 0.009, "kV", "1 to 9 V"), (1e6, 2e6, "persons", "1 to 2 million persons"),
    ])
    func `the unit takes the prefix that leaves few digits, or else the number takes a word`(
        lower: Double, upper: Double, unit: String, display: String
    ) {
        #expect(range(lower, upper, unit).display.map { $0 == "\u{A0}" ? " " : $0 }.elementsEqual(display))
    }
}
