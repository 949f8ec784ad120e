// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Numbers, units, dates and signs in a client's text, compared with the words of CLDR and num2words. Our speech must
/// sound like one of the readings in the same sentence.
@Suite("Spoken normalization", .slow)
struct SpokenNormalizationTests {
    private static let cases = Result {
        try NormalizationCase.all(in: "\(SourceTree.root)/.build/normalization-cases.tsv")
    }

    private static let table = Task {
        let table = try await EspeakStage.table(of: cases.get())
        print("Cases, right by espeak-ng alone, right by us:\n\(table.text)")
        return table
    }

    @Test(arguments: SpokenLanguage.heard)
    func `99.5 % of the cases with digits and signs are read correctly`(language: SpokenLanguage) async throws {
        let total = try await Self.table.value.total(language)
        #expect(total.cases >= 400)
        #expect(total.ours * 1000 >= total.cases * 995, "\(total.wrong.joined(separator: "\n"))")
    }

    /// espeak-ng's phonemes of a number and of its words differ a little. Another number's phonemes differ more.
    @Test(arguments: SpokenLanguage.heard)
    func `a number in digits sounds most like its own words`(language: SpokenLanguage) async throws {
        let cases = try Self.cases.get().filter { $0.language == language && $0.kind == "cardinal" }
        // Japanese has two words each for four, seven and nine.
        let numbers = cases.compactMap(\.number).filter { $0.digits.count > 1 }
        #expect(numbers.count >= 4)
        let nearest = try await EspeakStage.sounds { sounds in
            numbers.map { number in
                let heard = sounds.of(number.digits, language)
                return numbers.min { one, other in
                    heard.distance(to: sounds.of(one.words, language))
                        < heard.distance(to: sounds.of(other.words, language))
                }
            }
        }
        #expect(nearest.map { $0?.digits } == numbers.map(\.digits))
    }

    @Test func `a wrong reading is counted and listed`() async throws {
        let lines = [
            "en\tsigned\t-5\tminus {4|four}", "de\trange\t3–4\t{3|drei} bis {4|vier}",
            "en\tcardinal\t41\t{41|forty-one}",
        ]
        let table = try await EspeakStage.table(of: lines.compactMap { NormalizationCase(line: $0) })
        #expect(table.total(.english).ours == 1)
        #expect(table.total(.english).wrong == ["en signed: \"-5\" is said \"minus 5\""])
        #expect(table.total(.german).alone == 0)
    }

    @Test func `a reading has its numbers in words and in digits`() {
        #expect(
            Array(ReadingForms("from {1|one} to {2|two}.")) == [
                "from one to two.", "from 1 to 2.", "from 1 to two.", "from one to 2.",
            ])
        #expect(Array(ReadingForms("half")) == ["half"])
    }
}

extension EspeakStage {
    fileprivate static func table(of cases: [NormalizationCase]) async throws -> NormalizationTable {
        try await listening { NormalizationTable(cases, phonemes: $0) }
    }

    static func sounds<Result: Sendable>(
        _ body: @escaping @Sendable (inout SpokenSounds) -> Result
    ) async throws -> Result {
        try await listening { phonemes in
            var sounds = SpokenSounds(phonemes: phonemes)
            return body(&sounds)
        }
    }

    private static func listening<Result: Sendable>(
        _ body: @escaping @Sendable (@escaping (String, SpokenLanguage) -> String) -> Result
    ) async throws -> Result {
        let synthesizer = try await synthesizer.value
        let voices = SpokenLanguage.heard.map { ($0, synthesizer.catalog.voice(forLanguage: $0.rawValue) ?? "") }
        let voice = Dictionary(uniqueKeysWithValues: voices)
        return try await synthesizer.listening { phonemes in body { phonemes($0, voice[$1] ?? "") } }
    }
}

extension String {
    /// The number of letters to add, remove or change.
    fileprivate func distance(to other: String) -> Int {
        let others = Array(other.unicodeScalars)
        var row = Array(0...others.count)
        for (index, letter) in unicodeScalars.enumerated() {
            var last = row[0]
            row[0] = index + 1
            for (place, another) in others.enumerated() {
                (last, row[place + 1]) = (
                    row[place + 1], Swift.min(row[place] + 1, row[place + 1] + 1, last + (letter == another ? 0 : 1))
                )
            }
        }
        return row[others.count]
    }
}
