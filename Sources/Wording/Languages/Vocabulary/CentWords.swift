// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words for the hundredth parts of currencies: "cent | cents" of `$`, "penny | pence" of `£`.
struct CentWords: Sendable {
    private let forms: [String: PluralForms]
    private let feminine: Set<String>

    /// `text.cents = $ cent/cents, £ penny/pence`. Currencies of `text.cents.feminine` have feminine parts.
    init(_ book: Phrasebook) {
        forms = TextVocabulary.pairs(book.entries["text.cents"]).reduce(into: [:]) { forms, pair in
            let names = pair.value.split(separator: "/").joined(separator: " | ")
            forms[pair.key] = PluralForms(names, book.plurals.categories)
        }
        feminine = Set((book.entries["text.cents.feminine"] ?? "").split(separator: " ").map(String.init))
    }

    /// "50 cents"; nil for a currency without parts.
    func words(_ count: Int, of currency: String, _ numbers: NumberVocabulary) -> String? {
        guard let forms = forms[currency] else { return nil }
        let gender: IntegerSpeech.Gender = feminine.contains(currency) ? .feminine : .masculine
        return numbers.integers.words(UInt64(count), beside: gender) + " "
            + forms[numbers.plurals.category(of: WrittenDecimal(count))]
    }
}
