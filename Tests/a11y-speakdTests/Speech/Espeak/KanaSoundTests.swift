// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@Suite("Sounds of kana", .slow)
struct KanaSoundTests {
    /// The voice spells a word that it cannot read: "Japanese letter" in English.
    @Test func `kana in any order are read, and never spelled`() async throws {
        let seed = FreshSeeds.first
        print("seed \(seed)")
        var random = SplitMix64(seed: seed)
        let syllabaries = [0x3041...0x3096, 0x30A1...0x30F7].map { $0.compactMap(Unicode.Scalar.init) }
        var spelled: [String] = []
        for number in 0..<2000 {
            let kana = syllabaries[number % 2] + (number % 2 == 0 ? "ゝゞー" : "ヽヾー・").unicodeScalars
            var word = String.UnicodeScalarView()
            for _ in 0..<(2 + random.next() % 7) { word.append(kana[Int(random.next() % UInt64(kana.count))]) }
            let text = "か\(String(word))"
            let phonemes = try await PhonemeListener.heard(text, "ja")
            if phonemes.contains("(") { spelled.append("\(text): \(phonemes)") }
        }
        #expect(spelled == [], "\(spelled.joined(separator: "\n"))")
    }
}
