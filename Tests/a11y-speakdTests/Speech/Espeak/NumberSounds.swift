// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// The sounds of a language's words for a sign, a decimal mark, a power of ten and a percentage in its voice. Tests
/// search for them in the phonemes of longer texts.
struct NumberSounds {
    private let book: Phrasebook
    private let mark: Character
    private let minus: String
    /// The forms of the word before a fraction.
    private let point: [String]
    private let percent: [String]
    private let permille: [String]
    /// Sounds of powers by the shown exponent: "⁻⁹".
    private var powers: [String: String] = [:]

    init(_ language: SpokenLanguage) async throws {
        book = Phrasebook[language]
        let name = language.rawValue
        mark = (book.entries["number.mark"] ?? ".").first ?? "."
        minus = Self.letters(try await PhonemeListener.heard(book.words("number.minus").speech, name), name)
        point = try await Self.sounds(
            [book.entries["number.mark.speech"] ?? ""] + Self.forms(book.entries["fraction.whole"]), name)
        percent = try await Self.sounds(Self.unit("%", book), name)
        permille = try await Self.sounds(Self.unit("‰", book), name)
        for power in Self.exponents {
            let exponent = SpokenNumber.words(for: Double(power), language: language).speech
            let phrase = Phrase(book.entries["number.power"] ?? "").filled(["e": exponent])
            powers[Self.superscript(power)] = PhonemeListener.sounds(try await PhonemeListener.heard(phrase, name))
        }
    }

    /// The first sign that is shown and not heard; nil for none.
    func loss(in display: String, heardAs phonemes: String) -> String? {
        let letters = Self.letters(phonemes, book.language.rawValue)
        let sounds = PhonemeListener.sounds(phonemes)
        if letters.count(of: [minus]) < minuses(display) { return "a minus (\(minus)) is lost" }
        if sounds.count(of: point) < decimals(display) { return "a decimal mark (\(point)) is lost" }
        for power in Self.powers(in: display) where !sounds.contains(powers[power] ?? "?") {
            return "the power \(power) (\(powers[power] ?? "of an unknown size")) is lost"
        }
        if sounds.count(of: percent) < display.count(of: ["%"]) { return "percent (\(percent)) is lost" }
        return sounds.count(of: permille) < display.count(of: ["‰"]) ? "per mille (\(permille)) is lost" : nil
    }

    /// The number of minus signs of numbers and exponents. A hyphen counts before a digit, unless it follows a letter
    /// or a number.
    private func minuses(_ display: String) -> Int {
        let shown = Array(" " + display)
        let hyphens = shown.indices.dropFirst().dropLast().filter {
            shown[$0] == "-" && shown[$0 + 1].isASCIIDigit && !shown[$0 - 1].isLetter && !shown[$0 - 1].isNumber
        }
        return display.count(of: ["\u{2212}", "⁻"]) + hyphens.count
    }

    private func decimals(_ display: String) -> Int {
        let shown = Array(display)
        return shown.indices.dropFirst().dropLast().count {
            shown[$0] == mark && shown[$0 - 1].isASCIIDigit && shown[$0 + 1].isASCIIDigit
        }
    }

    /// The raised digits after each "10", without those of "km²".
    private static func powers(in display: String) -> [String] {
        display.matches(of: /10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/).map { String($0.output.1) }
    }

    private static let exponents = [-20, -19, -9, -8, -7, -6, -5, 15, 16, 17, 18, 19, 20, 21]

    private static func superscript(_ power: Int) -> String {
        let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        return String(String(power).map { $0.wholeNumberValue.map { raised[$0] } ?? "⁻" })
    }

    /// Tones distinguish the Chinese sign from other words: "負" and "伏特".
    private static func letters(_ phonemes: String, _ language: String) -> String {
        language.hasPrefix("zh") ? PhonemeListener.toned(phonemes) : PhonemeListener.sounds(phonemes)
    }

    private static func sounds(_ words: [String], _ language: String) async throws -> [String] {
        var sounds: Set<String> = []
        for word in words where !word.isEmpty {
            sounds.insert(PhonemeListener.sounds(try await PhonemeListener.heard(word, language)))
        }
        return sounds.sorted { ($0.count, $0) > ($1.count, $1) }
    }

    /// The words of a unit, or its pattern around the number.
    private static func unit(_ symbol: String, _ book: Phrasebook) -> [String] {
        if let pattern = book.entries["unit.\(symbol).pattern"] {
            return [Phrase(pattern).filled(["unit": forms(book.entries["unit.\(symbol)"]).first ?? ""])]
        }
        return forms(book.entries["unit.\(symbol).speech"] ?? book.entries["unit.\(symbol)"])
    }

    private static func forms(_ entry: String?) -> [String] {
        (entry ?? "").split(separator: "|").map { $0.filter { $0 != " " || entry?.contains("|") == false } }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
    /// The number of occurrences of these words, which are sorted longest first. Occurrences do not overlap.
    fileprivate func count(of words: [String]) -> Int {
        var rest = Substring(self)
        var count = 0
        while !rest.isEmpty {
            if let word = words.first(where: { !$0.isEmpty && rest.hasPrefix($0) }) {
                count += 1
                rest = rest.dropFirst(word.count)
            } else {
                rest = rest.dropFirst()
            }
        }
        return count
    }
}
