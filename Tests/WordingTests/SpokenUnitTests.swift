// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Spoken units")
struct SpokenUnitTests {
    @Test(arguments: [
        ("V", "V", 0), ("kV", "V", 3), ("mV", "V", -3), ("µs", "s", -6), ("us", "s", -6), ("min", "min", 0),
        ("m", "m", 0), ("mm", "m", -3), ("Pa", "Pa", 0), ("hPa", "hPa", 0), ("kWh", "Wh", 3), ("Mbps", "bit/s", 6),
        ("KB", "B", 3), ("KiB", "KiB", 0), ("€", "EUR", 0), ("NT$", "TWD", 0), ("volts", "V", 0), ("Percent", "%", 0),
        ("degrees Celsius", "°C", 0), ("\u{2126}", "Ω", 0), ("MΩ", "Ω", 6), (" px ", "px", 0),
    ])
    func `a symbol, a name or a currency is found, with its prefix`(text: String, key: String, prefix: Int) throws {
        let unit = try #require(SpokenUnit(text))
        #expect([unit.key, "\(unit.prefix)"] == [key, "\(prefix)"])
        #expect(unit.isKnown)
    }

    @Test(arguments: ["floops", "kpersons", "ks", "mB", "k", "Z", "k°C", "ft/s"])
    func `a unit that the phrasebooks lack is spoken as the client's word`(text: String) throws {
        let unit = try #require(SpokenUnit(text))
        #expect(unit.key == text)
        #expect(!unit.isKnown)
    }

    @Test func `a missing unit adds no word, and a client's word is made safe for the voice`() {
        #expect([SpokenUnit(""), SpokenUnit("  ")] == [nil, nil])
        let words = SpokenNumber.words(for: 2, unit: SpokenUnit("a\u{1}b"), language: .english)
        #expect(words.speech == "2 a b")
    }

    @Test func `a number whose scale is given loses no digits`() {
        let told = [1e20, 1e300, 1e-30, .leastNonzeroMagnitude, 12].compactMap { WrittenDecimal($0) }.map {
            SpokenNumber($0, language: .english, scale: NumberScale.none).words.speech
        }
        #expect(
            told == [
                "1 times 10 to the 20", "1 times 10 to the 300", "1 times 10 to the minus 30",
                "5 times 10 to the minus 324", "12",
            ])
    }

    @Test(arguments: [
        (999.0, "V", "999 volts"), (1500, "V", "1.5 kilovolts"), (1500.25, "V", "1500.25 volts"),
        (0.04, "V", "40 millivolts"), (0.5, "V", "0.5 volts"), (2500, "kV", "2.5 megavolts"),
        (0.002, "mm", "2 micrometers"),
        (5e9, "m", "5000000 kilometers"), (3e-20, "F", "3 times 10 to the minus 20 farads"),
        (90_000, "s", "90000 seconds"),
        (1024, "B", "1.024 kilobytes"), (1e20, "V", "100000 petavolts"),
        (-1e300, "V", "minus 1 times 10 to the 300 volts"),
        (1e300, "EUR", "1 times 10 to the 300 euros"),
    ])
    func `a number takes the prefix that leaves one to three digits`(value: Double, unit: String, speech: String) {
        #expect(SpokenNumber.words(for: value, unit: SpokenUnit(unit), language: .english).speech == speech)
    }
}
