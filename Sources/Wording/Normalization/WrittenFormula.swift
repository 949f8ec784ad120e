// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A chemical formula whose letters the voice would read as a word: `CO2`, `NO2`, `H2SO4`, `CH3OH`.
enum WrittenFormula {
    /// - Parameters:
    ///   - place: a digit within the formula.
    ///   - limit: text before this place belongs to another token.
    static func token(around place: Int, in text: WrittenText, after limit: Int, _ words: TextWords)
        -> NormalizedToken?
    {
        let run = text.run(around: place, after: limit) { $0.isOfFormula }
        let (start, end) = (run.lowerBound, run.upperBound)
        guard (3...9).contains(end - start), !text.isDigit(start), !text.isWord(before: start), !text.isWord(at: end),
            !text[end].isOne(of: "-_/.:") || !text.isWord(at: end + 1), !text[start - 1].isOne(of: "-_/.:$#@")
        else { return nil }
        var (parts, neighbors) = ([String](), false)
        var next = start
        while next < end {
            if text.isDigit(next) {
                let last = text.digits(from: next)
                guard last - next < 3, text[next] != 0x30, last > next + 1 || text[next] > 0x31 else { return nil }
                parts.append(words.spoken(next..<last, in: text))
                next = last
            } else {
                neighbors = neighbors || !text.isDigit(next + 1) && next + 1 < end
                parts.append(text.string(next..<next + 1))
                next += 1
            }
        }
        return neighbors ? NormalizedToken(start..<end, parts.joined(separator: " ")) : nil
    }
}

extension UInt8 {
    /// A digit, or the symbol of an element in most formulas.
    fileprivate var isOfFormula: Bool { self &- 0x30 < 10 || isOne(of: "CHNOS") }
}
