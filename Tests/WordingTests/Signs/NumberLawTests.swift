// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import TestSupport
import Testing
import Wording

/// Laws of texts with numbers, tried on texts that a generator makes of words, signs, emoji and numbers of all kinds.
@Suite("Laws of texts with numbers")
struct NumberLawTests {
    private static let count = getenv("A11Y_TEST_LAWS").flatMap { Int(String(cString: $0)) } ?? 1000

    private func breaches(of law: NumberedTextLaw) -> [SpokenLanguage: [String]] {
        var found: [SpokenLanguage: [String]] = [:]
        for language in SpokenLanguage.all where language.readsTexts {
            let count = UInt64(SpokenLanguage.heard.contains(language) ? Self.count : Self.count / 10)
            found[language] = (0..<count).compactMap { law.breach(seed: $0, language: language) }
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// Numbers in a row may be groups of one number to a second reader, and a word for a sign may be a counted noun.
    @Test func `speech of numbers side by side is spoken unchanged, except of four texts in a thousand`() {
        for (language, texts) in breaches(of: .settled) {
            #expect(texts.count * 1000 <= max(1000, Self.count) * 4, "\(language.rawValue) \(texts.prefix(5))")
        }
    }

    @Test(arguments: NumberedTextLaw.allCases.filter { $0 != .settled })
    func `every text with numbers keeps the laws`(law: NumberedTextLaw) {
        #expect(breaches(of: law) == [:])
    }
}
