// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Wording

/// A text with a number, and its accepted readings in words. `scripts/normalization-cases` makes the cases.
struct NormalizationCase: Sendable {
    let language: SpokenLanguage
    /// The kind of number, such as "money".
    let kind: String
    let text: String
    private let readings: [String]

    /// - Parameter line: language, class, text and readings, separated by tabs.
    init?(line: String) {
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count >= 4, let language = SpokenLanguage(rawValue: cells[0]) else { return nil }
        (self.language, kind, text, readings) = (language, cells[1], cells[2], Array(cells[3...]))
    }

    /// - Throws: an error that says how to make the file.
    static func all(in file: String) throws -> [NormalizationCase] {
        guard let lines = try? String(contentsOfFile: file, encoding: .utf8).split(separator: "\n"), !lines.isEmpty
        else { throw Missing(file: file) }
        return try lines.map { line in
            guard let made = NormalizationCase(line: String(line)) else { throw Missing(file: file) }
            return made
        }
    }

    struct Missing: Error, CustomStringConvertible {
        let file: String
        var description: String { "\(file) is missing or is no table of cases: make built-tests" }
    }

    /// The first number of the first reading that may be in digits.
    var number: (digits: String, words: String)? {
        ReadingForms(readings[0]).numbers.first.map { (String($0.digits), String($0.words)) }
    }

    /// Whether `speech` sounds like one of the readings.
    func isRead(by speech: String, _ sounds: inout SpokenSounds) -> Bool {
        let heard = sounds.of(speech, language)
        return readings.contains { reading in
            ReadingForms(reading).contains { sounds.of($0, language) == heard }
        }
    }
}

/// The forms of a reading, with each `{41|forty-one}` in words or in digits.
struct ReadingForms: Sequence, IteratorProtocol {
    /// The texts between the numbers.
    private let pieces: [Substring]
    let numbers: [(digits: Substring, words: Substring)]
    private var orders: [Int]

    init(_ reading: String) {
        var pieces: [Substring] = []
        var numbers: [(Substring, Substring)] = []
        for part in reading.split(separator: "{", omittingEmptySubsequences: false) {
            guard let end = part.firstIndex(of: "}"), let bar = part[..<end].firstIndex(of: "|") else {
                pieces.append(part)
                continue
            }
            numbers.append((part[..<bar], part[part.index(after: bar)..<end]))
            pieces.append(part[part.index(after: end)...])
        }
        (self.pieces, self.numbers) = (pieces, numbers)
        let all = 1 << numbers.count - 1
        // All numbers in words, all in digits, and every mixture of two to four numbers.
        orders = numbers.isEmpty ? [0] : [0, all]
        if (2...4).contains(numbers.count) { orders += 1..<all }
        orders.reverse()
    }

    mutating func next() -> String? {
        guard let order = orders.popLast() else { return nil }
        var form = String(pieces[0])
        for (place, number) in numbers.enumerated() {
            form += order >> place & 1 == 1 ? number.digits : number.words
            form += pieces[place + 1]
        }
        return form
    }
}
