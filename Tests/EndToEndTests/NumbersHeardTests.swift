// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Numbers, prices, dates and units in digits are heard at least as well as the same texts in words.
@Suite("Numbers heard", .seated)
struct NumbersHeardTests {
    /// Each sentence as a client writes it, and in words.
    private static let sentences: [(written: String, read: String)] = [
        ("The price is $26.50", "the price is twenty six dollars fifty cents"),
        ("The price is -$87", "the price is minus eighty seven dollars"),
        ("The price is €91", "the price is ninety one euros"),
        ("The price is £4.75", "the price is four pounds seventy five pence"),
        ("The loss was -€12", "the loss was minus twelve euros"),
        ("The profit was $3.2 billion", "the profit was three point two billion dollars"),
        ("The profit was $45M", "the profit was forty five million dollars"),
        ("The value is -5", "the value is minus five"),
        ("The value is −17.25", "the value is minus seventeen point two five"),
        ("The value is -.9", "the value is minus zero point nine"),
        ("The value is ±0.5", "the value is plus or minus zero point five"),
        ("The value is ≈40", "the value is about forty"),
        ("The value is ≤8", "the value is less than or equal to eight"),
        ("The value is ≥60", "the value is greater than or equal to sixty"),
        ("The value is ~300", "the value is about three hundred"),
        ("The value is 10²", "the value is ten squared"),
        ("The value is 10^-2", "the value is ten to the minus two"),
        ("The value is 2^16", "the value is two to the sixteen"),
        ("The value is 7e-8", "the value is seven times ten to the minus eight"),
        ("The value is 3 × 10⁵", "the value is three times ten to the five"),
        (
            "The value is 1,300,040.5",
            "the value is one million three hundred thousand forty point five"
        ),
        ("The range is 87–92", "the range is eighty seven to ninety two"),
        ("The range is 5%–12%", "the range is five percent to twelve percent"),
        ("The range is 73 – 680", "the range is seventy three to six hundred eighty"),
        ("The range is -4–9", "the range is minus four to nine"),
        ("The range is 2.5–3.5 km", "the range is two point five to three point five kilometers"),
        ("The speed is 30 km/h", "the speed is thirty kilometers per hour"),
        ("The speed is 80 MB/s", "the speed is eighty megabytes per second"),
        ("The delay is 35 ms", "the delay is thirty five milliseconds"),
        ("The size is 512 kB", "the size is five hundred twelve kilobytes"),
        ("The weight is 70 kg", "the weight is seventy kilograms"),
        ("The power is 450 W", "the power is four hundred fifty watts"),
        ("The level is -35dB", "the level is minus thirty five decibels"),
        ("The temperature is -10.5 °C", "the temperature is minus ten point five degrees celsius"),
        ("The part is ½", "the part is one half"),
        ("The part is 2 1/2", "the part is two and a half"),
        ("The score is 19/20", "the score is nineteen over twenty"),
        ("The date is 2024-03-05", "the date is the fifth of march twenty twenty four"),
        ("The time is 14:10:30", "the time is fourteen ten thirty"),
        ("The address is 10.8.0.30", "the address is ten dot eight dot zero dot thirty"),
    ]

    /// Accepts any of the words after "is" and "was", in any order.
    private static let grammar: String = {
        let parts = sentences.map { sentence -> (name: String, words: Substring) in
            let words = sentence.read.split(separator: " ", maxSplits: 3)
            return (words[..<3].joined(separator: " "), words[3])
        }
        let words = Set(parts.flatMap { $0.words.split(separator: " ") }).sorted()
        return "(\(Set(parts.map(\.name)).sorted().joined(separator: " | "))) (\(words.joined(separator: " | ")))+"
    }()

    /// Seconds from one sentence to the next.
    private static let step = 10.0

    /// The words heard for each text.
    private func hearing(of texts: [String], _ home: Home) async throws -> [String] {
        let lines = try texts.enumerated().map { place, text in
            let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            return #"{"at":\#(Double(place) * Self.step),"method":"announce","params":{"text":\#(quoted)}}"#
        }
        let sound = home.path("sound.wav")
        let done = try await home.speak("render", "-", "-o", sound, input: lines.joined(separator: "\n"))
        guard done.exitStatus == 0 else { throw Setback(description: done.errors) }
        var heard = texts.map { _ in [String]() }
        for stretch in try await Hearing(sound, grammar: Self.grammar).heard where !stretch.text.isEmpty {
            heard[min(Int(stretch.start / Self.step), texts.count - 1)].append(stretch.text)
        }
        return heard.map { $0.joined(separator: " ") }
    }

    @Test func `forty sentences with digits are heard at least as well as the same sentences in words`() async throws {
        let home = try Home()
        let read = Self.sentences.map(\.read)
        let written = try await hearing(of: Self.sentences.map(\.written), home)
        let spelt = try await hearing(of: read, home)
        let errors = [written, spelt].map { heard in zip(heard, read).map { $0.wordErrors(from: $1) }.reduce(0, +) }
        let worse = zip(zip(written, spelt), read).filter { $0.0.wordErrors(from: $1) > $0.1.wordErrors(from: $1) }
        #expect(
            errors[0] <= errors[1], "\(errors) of \(read.joined(separator: " ").split(separator: " ").count): \(worse)")
        // A recognizer that misheard most words would compare nothing.
        #expect(errors[1] * 4 < read.joined(separator: " ").split(separator: " ").count)
    }
}

extension String {
    /// The number of words that must be added, removed or changed.
    fileprivate func wordErrors(from other: String) -> Int {
        let (words, others) = (split(separator: " "), other.split(separator: " "))
        var row = Array(0...others.count)
        for (index, word) in words.enumerated() {
            var last = row[0]
            row[0] = index + 1
            for (place, another) in others.enumerated() {
                let changed = last + (word == another ? 0 : 1)
                (last, row[place + 1]) = (row[place + 1], Swift.min(row[place] + 1, row[place + 1] + 1, changed))
            }
        }
        return row[others.count]
    }
}
