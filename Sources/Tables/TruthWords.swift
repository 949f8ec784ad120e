// SPDX-License-Identifier: MIT

/// The two words of a column that says false or true.
struct TruthWords: Sendable, Equatable {
    /// As the table writes them; a word that does not occur is the usual one.
    let no: String
    let yes: String

    /// - Parameter values: the fields that are not gaps.
    init?(_ values: [String]) {
        let different = Set(values)
        guard (1...2).contains(different.count), different.allSatisfy({ $0.utf8.count <= 12 }) else { return nil }
        let lower = Set(different.map { $0.lowercased() })
        guard lower.count == different.count,
            let pair = Self.pairs.first(where: { lower.isSubset(of: [$0.no, $0.yes]) })
        else { return nil }
        // One letter alone may be a class.
        guard lower.count == 2 || pair.yes.count > 1 else { return nil }
        no = different.first { $0.lowercased() == pair.no } ?? pair.no
        yes = different.first { $0.lowercased() == pair.yes } ?? pair.yes
    }

    /// 0 for false, 1 for true; nil for another text.
    func value(_ text: ArraySlice<UInt8>) -> Double? {
        if text.elementsEqual(no.utf8) { return 0 }
        return text.elementsEqual(yes.utf8) ? 1 : nil
    }

    /// CLDR's words for no and yes, and words for false and true, which it lacks.
    private static let pairs: [(no: String, yes: String)] =
        (own + ", " + TableWords.truths).split(separator: ", ").map { pair in
            let words = pair.split(separator: " ").map(String.init)
            return (words[0], words[1])
        }

    private static let own = """
        false true, no yes, off on, f t, n y, falsch wahr, faux vrai, no si, falso verdadero, нет да, ложь истина, \
        いいえ はい, 偽 真, 假 真, 否 是, 아니요 예
        """
}
