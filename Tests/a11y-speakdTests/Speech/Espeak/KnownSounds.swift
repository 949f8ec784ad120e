// SPDX-License-Identifier: GPL-3.0-or-later

/// Known faults of espeak-ng's voices that no other spelling mends.
enum KnownSounds {
    /// Voices of espeak-ng 1.51 that end the process with some words of their own language: a worker ends in the
    /// daemon, which starts it again.
    static let crashing: Set<String> = ["my"]

    /// Languages whose voice reads numbers in words worse than in digits, or by another tradition than CLDR: Arabic without
    /// vowels, Danish and Slovenian with the ones before the tens, Persian "9".
    static let numbers: Set<String> = ["ar", "da", "fa", "sl", "th", "cy", "bs"]

    /// Rows of hints, which are only shown, have Latin keys. Loan words and names of countries that the voice's dictionary
    /// has in English, abbreviations in capitals, and Roman numerals.
    private static let words = [
        "af": ["kelvin", "quetzal", "hriwna"], "be": ["ЗША", "ААЭ", "КФА"],
        "ga": [
            "byte", "bit", "yen", "yuan", "won", "lek", "Lek", "kwanza", "taka", "thaka", "koruna", "Djibouti", "nakfa",
            "quetzal", "kuna", "króna", "Cayman", "kip", "ariary", "kyat", "tugrik", "thugrik", "ouguiya", "rufiyaa",
            "kwacha", "kina", "zloty", "riyal", "hryvnia",
        ],
        "ka": ["კვარტალი"], "ky": ["АКШ", "ПТБ", "БАЭ", "КФА", "КФП"],
        "ms": ["Euro", "Korea", "Australia", "Denmark", "Guinea", "Jamaica", "Macau", "Nigeria", "New Zealand"],
        "sv": ["pound of force", "pounds of force"], "uk": ["N — не чути"], "ur": ["چوتهی"],
    ]

    static func isKnown(_ speech: String, _ language: String) -> Bool {
        words[language, default: []].contains { speech.contains($0) }
    }
}
