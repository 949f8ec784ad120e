// SPDX-License-Identifier: MIT

/// The words of a text as espeak-ng speaks them in English: in lower case, with numbers and signs spelled out.
struct EnglishWords: Sendable, Hashable {
    /// A word, or a number in words.
    struct Token: Sendable, Hashable {
        var words: [String]
        var isNumber = false
    }

    /// The clauses of the text, which pauses separate: at a comma, or at the end of a sentence.
    let clauses: [[Token]]

    var words: [String] { clauses.flatMap { $0.flatMap(\.words) } }

    init(_ text: String) {
        var clauses: [[Token]] = [[]]
        var rest = Substring(text)
        while let character = rest.first {
            if character.isNumber, let number = Self.takeNumber(&rest) {
                clauses[clauses.count - 1].append(Token(words: number, isNumber: true))
            } else if character.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
                rest = rest.dropFirst(word.count)
                let plain = word.lowercased().replacing("’", with: "'").trimmed("'")
                clauses[clauses.count - 1].append(Token(words: [plain], isNumber: Self.counting.contains(plain)))
            } else {
                let before = rest.startIndex == text.startIndex ? " " : text[text.index(before: rest.startIndex)]
                rest = rest.dropFirst()
                if Self.pauses.contains(character) {
                    clauses.append([])
                } else if Self.minuses.contains(character) {
                    if rest.first?.isNumber ?? false, !before.isLetter, !before.isNumber {
                        clauses[clauses.count - 1].append(Token(words: ["minus"]))
                    }
                } else if let said = Self.signs[character] {
                    clauses[clauses.count - 1].append(Token(words: said))
                }
            }
        }
        self.clauses = clauses.filter { !$0.isEmpty }
    }

    private static let pauses: Set<Character> = [",", ".", ";", ":", "!", "?", "\n", "—", "…"]
    private static let minuses: Set<Character> = ["-", "−"]
    private static let signs: [Character: [String]] = [
        "%": ["percent"], "&": ["and"], "+": ["plus"], "=": ["equals"], "°": ["degrees"], "<": ["less", "than"],
        ">": ["greater", "than"],
    ]

    /// Takes the number at the beginning of the text: `1,234.50`.
    private static func takeNumber(_ text: inout Substring) -> [String]? {
        var whole = text.prefix { $0.isASCII && $0.isNumber }
        guard !whole.isEmpty else {
            text = text.dropFirst()
            return nil
        }
        text = text.dropFirst(whole.count)
        var digits = String(whole)
        // Groups of three digits after a comma belong to the number.
        while text.first == ",", digits.count <= 15 {
            whole = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard whole.count == 3 else { break }
            digits += whole
            text = text.dropFirst(4)
        }
        var words = Int(digits).map(self.words) ?? digits.compactMap(\.wholeNumberValue).map { ones[$0] }
        let fraction = text.first == "." ? text.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
        if !fraction.isEmpty {
            words += ["point"] + fraction.compactMap(\.wholeNumberValue).map { ones[$0] }
            text = text.dropFirst(fraction.count + 1)
        }
        return words
    }

    /// A whole number in espeak-ng's words: "nineteen hundred fifty eight", but "one thousand eight hundred".
    static func words(_ number: Int) -> [String] {
        switch number {
        case ..<20: [ones[max(0, number)]]
        case ..<100: [tens[number / 10]] + (number % 10 > 0 ? [ones[number % 10]] : [])
        case ..<1000, 1900..<2000: words(number / 100) + ["hundred"] + (number % 100 > 0 ? words(number % 100) : [])
        case ..<1_000_000: words(number / 1000) + ["thousand"] + (number % 1000 > 0 ? words(number % 1000) : [])
        default:
            words(number / 1_000_000) + ["million"] + (number % 1_000_000 > 0 ? words(number % 1_000_000) : [])
        }
    }

    private static let ones = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    /// Words that are a number on their own.
    private static let counting = Set(ones + tens.dropFirst(2))
    /// All words that occur in numbers.
    static let numberWords = counting.union(["hundred", "thousand", "million", "point", "minus"])
}

extension String {
    fileprivate func replacing(_ mark: Character, with other: Character) -> String {
        String(map { $0 == mark ? other : $0 })
    }

    fileprivate func trimmed(_ mark: Character) -> String {
        String(drop { $0 == mark }.reversed().drop { $0 == mark }.reversed())
    }
}
