// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number of a call in a program, `scrollBy(0,10)`, in a language whose voice reads the comma behind it as a decimal
/// mark.
enum WrittenArgument {
    /// The most bytes of a list.
    private static let longest = 80

    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, end) = (place.text, place.end)
        guard text[end] == UInt8(ascii: ","), words.mark == UInt8(ascii: ","), place.start == place.digit,
            text[place.start - 1].isOne(of: "(,-"), isNumber(at: end + 1, text),
            case let list = start(ofListBefore: place.start, text), text[list - 1] == UInt8(ascii: "("),
            isCall(text, list - 1, words)
        else { return nil }
        return NormalizedToken(place.start..<end + 1, words.spoken(place.start..<end, in: text) + ", ")
    }

    private static func isNumber(at place: Int, _ text: WrittenText) -> Bool {
        text.isDigit(text[place] == UInt8(ascii: "-") ? place + 1 : place)
    }

    private static func start(ofListBefore place: Int, _ text: WrittenText) -> Int {
        var start = place
        while place - start < longest, text.isDigit(start - 1) || text[start - 1].isOne(of: ",.-") { start -= 1 }
        return start
    }

    /// Whether the name of a function is before a bracket. A word of the text may be there too, with a decimal:
    /// `note(3,5)`.
    private static func isCall(_ text: WrittenText, _ bracket: Int, _ words: TextWords) -> Bool {
        let name = text.word(before: bracket)
        // The point `(0,0)`
        guard !name.isEmpty else { return text.has("(0,0)", at: bracket) }
        // A spreadsheet writes `=AFRONDEN.BOVEN(3,45)`.
        guard name.allSatisfy({ text[$0] < 0x80 }), name.contains(where: { text[$0] &- 0x61 < 26 }) else {
            return false
        }
        let isOfOtherScript = !words.texts.forms.letters.isEmpty && words.readsRomans
        let hasHump = zip(name, name.dropFirst()).contains { text[$0] &- 0x61 < 26 && text[$1] &- 0x41 < 26 }
        var (end, commas) = (bracket + 1, 0)
        while end - bracket < longest, text.isDigit(end) || text[end].isOne(of: ",.-") {
            if text[end] == UInt8(ascii: ",") { commas += 1 }
            end += 1
        }
        return text[end] == UInt8(ascii: ")")
            && (isOfOtherScript || hasHump || commas > 1
                || text[name.lowerBound - 1].isOne(of: "._"))
    }
}
