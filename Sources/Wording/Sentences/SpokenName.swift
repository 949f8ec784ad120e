// SPDX-License-Identifier: MIT

/// The name of a series behind that of another, with which it may begin: of "General Motors value" behind "General Motors
/// invest" only "value" is new.
struct SpokenName {
    let words: WordedText
    let endsInNumber: Bool

    init(_ name: String, after told: String?) {
        let new = told.flatMap { Self.rest(of: name, after: $0) } ?? name
        words = .client(new)
        endsInNumber = new.last?.isNumber ?? false
    }

    /// From the first word that differs. Nil where they have none in common, and where one of them is all in the other, so
    /// that "gas" behind "town" would be another than "town gas". What is left begins with a word, not with a number.
    private static func rest(of name: String, after told: String) -> String? {
        let (new, old) = (name.split(separator: " "), told.split(separator: " "))
        var common = zip(new, old).prefix { $0 == $1 }.count
        guard common < new.count, common < old.count else { return nil }
        while common > 0, new[common].first?.isLetter != true { common -= 1 }
        return common > 0 ? new[common...].joined(separator: " ") : nil
    }
}
