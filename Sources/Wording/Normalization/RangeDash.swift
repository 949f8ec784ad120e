// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A dash that may mean "to".
struct RangeDash {
    let end: Int
    /// Whether the dash is the keyboard's hyphen, which is also a minus and joins names.
    let isHyphen: Bool
    let isSpaced: Bool
    /// Whether the dash may also be a minus.
    var isMinus: Bool { dash == "-" && length == 1 || dash == "–" }
    /// Whether a space is before the dash alone: `5 -8 minutes`.
    private(set) var isGlued = false
    private let dash: Unicode.Scalar
    /// In bytes.
    private let length: Int

    init?(gluedIn text: WrittenText, behind number: WrittenQuantity) {
        let start = number.range.upperBound + 1
        guard number.unit == nil, number.numeral.isPlain, text[start - 1] == 0x20,
            text[start] == UInt8(ascii: "-") || text.has("–", at: start), case let end = text.next(start),
            text.isDigit(end)
        else { return nil }
        (self.end, isHyphen, isSpaced, isGlued, dash) = (end, start + 1 == end, false, true, text.scalar(at: start))
        length = end - start
    }

    init?(_ text: WrittenText, at place: Int) {
        let space = text.space(at: place)
        let start = place + space
        guard text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "~") || text[start] >= 0xE2 else {
            return nil
        }
        dash = text.scalar(at: start)
        switch dash {
        case "-", "‐", "‑": isHyphen = true
        case "–", "—", "〜", "～", "~": isHyphen = false
        default: return nil
        }
        // `XV--XVI`, a dash of a typewriter.
        let isDouble = dash == "-" && text[start + 1] == UInt8(ascii: "-")
        length = isDouble ? 2 : text.next(start) - start
        let behind = start + length
        // Spaces are on both sides or on neither.
        isSpaced = space > 0
        guard isSpaced == (text.space(at: behind) > 0), !isSpaced || dash != "—" else { return nil }
        end = behind + text.space(at: behind)
    }

    /// Whether another number follows, as in `1-2-3` and `0 -- 1 -- 2`.
    func continues(_ text: WrittenText, at place: Int) -> Bool {
        let start = isSpaced ? place + text.space(at: place) : place
        guard text.scalar(at: start) == dash else { return false }
        let behind = start + length
        return text.isDigit(isSpaced ? behind + text.space(at: behind) : behind)
    }
}
