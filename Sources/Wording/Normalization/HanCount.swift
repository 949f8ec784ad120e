// SPDX-License-Identifier: MIT

/// What Chinese counts with other words than the plain number: `2个` is 两个, and the year of `2024年` is spoken digit by
/// digit.
enum HanCount {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        guard let measures = words.texts.measures, place.start == place.digit else { return nil }
        let (text, start) = (place.text, place.digit)
        let end = text.digits(from: start)
        if end - start == 4, text.has(measures.year, at: end + text.space(at: end)),
            (1000..<3000).contains(text.number(start..<end)), let digits = words.dates.spelledYears
        {
            return NormalizedToken(start..<end, text.bytes[start..<end].map { digits[Int($0 - 0x30)] }.joined())
        }
        let behind = end + text.space(at: end)
        guard end == start + 1, text[start] == UInt8(ascii: "2"), !isOrdinal(text, start, measures.ordinal),
            measures.words.contains(where: { text.has($0, at: behind) }),
            !words.texts.uncounted.contains(where: { text.has($0, at: behind) }),
            !isName(text, behind, measures.ofNames)
        else { return nil }
        return NormalizedToken(start..<end, words.numbers.integers.words(2, beside: .masculine))
    }

    /// `第2个`, `第 2 个`
    private static func isOrdinal(_ text: WrittenText, _ start: Int, _ word: String) -> Bool {
        text.has(word, at: (text[start - 1] == 0x20 ? start - 1 : start) - word.utf8.count)
    }

    /// `格式2对应的`: what is no pair.
    private static func isName(_ text: WrittenText, _ behind: Int, _ ofNames: [String]) -> Bool {
        ofNames.contains { word in
            text.has(word, at: behind)
                && (0x4E00...0x9FFF).contains(text.scalar(at: behind + word.utf8.count).value)
        }
    }
}
