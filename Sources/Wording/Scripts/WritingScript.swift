// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A script. Characters that many scripts share, such as digits and punctuation, have none.
package enum WritingScript: Sendable, Hashable, CaseIterable {
    case latin, cyrillic, greek, han, kana, bopomofo, hangul, arabic, hebrew
    case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
    case thai, lao, khmer, burmese, tibetan, georgian, armenian, ethiopic, cherokee, syriac, thaana, mongolian
    /// Pictures. A voice has names for some of them.
    case emoji
}

extension WritingScript {
    /// The script of a character; nil if it is common to many scripts, or rare.
    package init?(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            guard (0x61...0x7A).contains(value | 0x20) else { return nil }
            self = .latin
            return
        }
        switch value {
        // Whole texts are of these.
        case 0x400...0x52F: self = .cyrillic
        case 0x4E00...0x9FFF: self = .han
        default:
            guard let found = Self.find(value) else { return nil }
            self = found
        }
    }

    /// True for an alphabet whose letters have names that other voices know. A letter of another script may be a word.
    var hasNamedLetters: Bool { self == .latin || self == .greek || self == .cyrillic || self == .hebrew }

    /// A binary search: the ranges are sorted.
    private static func find(_ value: UInt32) -> Self? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].first <= value ? ranges[low].script : nil
    }

    /// From Scripts.txt of Unicode 15, with unassigned gaps closed.
    private static let ranges: [(first: UInt32, last: UInt32, script: Self)] = [
        (0x00AA, 0x00AA, .latin), (0x00BA, 0x00BA, .latin), (0x00C0, 0x00D6, .latin), (0x00D8, 0x00F6, .latin),
        (0x00F8, 0x02B8, .latin), (0x02E0, 0x02E4, .latin), (0x02EA, 0x02EB, .bopomofo), (0x0370, 0x03E1, .greek),
        (0x03F0, 0x03FF, .greek), (0x0400, 0x052F, .cyrillic), (0x0531, 0x058F, .armenian), (0x0591, 0x05F4, .hebrew),
        (0x0600, 0x064A, .arabic), (0x0656, 0x06FF, .arabic), (0x0700, 0x074F, .syriac), (0x0750, 0x077F, .arabic),
        (0x0780, 0x07B1, .thaana), (0x0860, 0x086A, .syriac), (0x0870, 0x08FF, .arabic), (0x0900, 0x0950, .devanagari),
        (0x0955, 0x097F, .devanagari), (0x0980, 0x09FE, .bengali), (0x0A01, 0x0A76, .gurmukhi),
        (0x0A81, 0x0AFF, .gujarati), (0x0B01, 0x0B77, .oriya), (0x0B82, 0x0BFA, .tamil), (0x0C00, 0x0C7F, .telugu),
        (0x0C80, 0x0CF2, .kannada), (0x0D00, 0x0D7F, .malayalam), (0x0D81, 0x0DF4, .sinhala), (0x0E01, 0x0E3A, .thai),
        (0x0E40, 0x0E5B, .thai), (0x0E81, 0x0EDF, .lao), (0x0F00, 0x0FD4, .tibetan), (0x0FD9, 0x0FDA, .tibetan),
        (0x1000, 0x109F, .burmese), (0x10A0, 0x10FF, .georgian), (0x1100, 0x11FF, .hangul), (0x1200, 0x1399, .ethiopic),
        (0x13A0, 0x13FD, .cherokee), (0x1780, 0x17F9, .khmer), (0x1800, 0x18AA, .mongolian), (0x19E0, 0x19FF, .khmer),
        (0x1C80, 0x1C88, .cyrillic), (0x1C90, 0x1CBF, .georgian), (0x1D00, 0x1D25, .latin), (0x1D26, 0x1D2A, .greek),
        (0x1D2B, 0x1D2B, .cyrillic), (0x1D2C, 0x1D5C, .latin), (0x1D5D, 0x1D61, .greek), (0x1D62, 0x1D65, .latin),
        (0x1D66, 0x1D6A, .greek), (0x1D6B, 0x1D77, .latin), (0x1D78, 0x1D78, .cyrillic), (0x1D79, 0x1DBE, .latin),
        (0x1DBF, 0x1DBF, .greek), (0x1E00, 0x1EFF, .latin), (0x1F00, 0x1FFE, .greek), (0x2071, 0x2071, .latin),
        (0x207F, 0x207F, .latin), (0x2090, 0x209C, .latin), (0x2132, 0x2132, .latin), (0x214E, 0x214E, .latin),
        (0x2160, 0x2188, .latin), (0x2C60, 0x2C7F, .latin), (0x2D00, 0x2D2D, .georgian), (0x2D80, 0x2DDE, .ethiopic),
        (0x2DE0, 0x2DFF, .cyrillic), (0x2E80, 0x2FD5, .han), (0x3005, 0x3007, .han), (0x3021, 0x3029, .han),
        (0x302E, 0x302F, .hangul), (0x3038, 0x303B, .han), (0x3041, 0x3096, .kana), (0x309D, 0x30FF, .kana),
        (0x3105, 0x312F, .bopomofo), (0x3131, 0x318E, .hangul), (0x31A0, 0x31BF, .bopomofo), (0x31F0, 0x31FF, .kana),
        (0x3200, 0x321E, .hangul), (0x3260, 0x327E, .hangul), (0x32D0, 0x3357, .kana), (0x3400, 0x4DBF, .han),
        (0x4E00, 0x9FFF, .han), (0xA640, 0xA69F, .cyrillic), (0xA722, 0xA787, .latin), (0xA78B, 0xA7FF, .latin),
        (0xA8E0, 0xA8FF, .devanagari), (0xA960, 0xA97C, .hangul), (0xA9E0, 0xA9FE, .burmese),
        (0xAA60, 0xAA7F, .burmese), (0xAB01, 0xAB2E, .ethiopic), (0xAB30, 0xAB5A, .latin), (0xAB5C, 0xAB64, .latin),
        (0xAB66, 0xAB69, .latin), (0xAB70, 0xABBF, .cherokee), (0xAC00, 0xD7FB, .hangul), (0xF900, 0xFAD9, .han),
        (0xFB00, 0xFB06, .latin), (0xFB13, 0xFB17, .armenian), (0xFB1D, 0xFB4F, .hebrew), (0xFB50, 0xFDFF, .arabic),
        (0xFE2E, 0xFE2F, .cyrillic), (0xFE70, 0xFEFC, .arabic), (0xFF21, 0xFF3A, .latin), (0xFF41, 0xFF5A, .latin),
        (0xFF66, 0xFF9D, .kana), (0xFFA0, 0xFFDC, .hangul), (0x10E60, 0x10E7E, .arabic), (0x16FE2, 0x16FE3, .han),
        (0x16FF0, 0x16FF1, .han), (0x1AFF0, 0x1B167, .kana), (0x1E7E0, 0x1E7FE, .ethiopic), (0x1EE00, 0x1EEF1, .arabic),
        (0x20000, 0x3FFFD, .han),
    ]
}
