// SPDX-License-Identifier: MIT

import AnnouncementKit

/// libespeak-ng keeps 160 bytes of a word and drops the rest: longer ones are broken, and so are texts of scripts
/// without spaces. A number of more digits than have names is spelled. libespeak-ng also drops the end of a clause
/// that has more than a thousand phonemes and no punctuation: broken words get commas as well.
enum LongWords {
    /// No word of so few bytes is broken.
    static let shortest = 18
    private static let longest = 90
    private static let longestNumber = 18

    static func broken(_ scalars: [Unicode.Scalar]) -> String {
        var broken = String.UnicodeScalarView()
        var bytes = 0
        var breaks = 0
        var place = 0
        while place < scalars.count {
            if isDecimal(scalars[place]), isLongNumber(scalars[place...]) {
                place = spell(scalars, from: place, into: &broken)
                bytes = 0
                continue
            }
            let scalar = scalars[place]
            bytes = scalar.isSpace ? 0 : bytes + UTF8.width(scalar)
            if bytes > longest, !scalar.isJoined, scalar != "," {
                breaks += 1
                if breaks.isMultiple(of: 4) { broken.append(",") }
                broken.append(" ")
                bytes = UTF8.width(scalar)
            }
            broken.append(scalar)
            place += 1
        }
        return String(broken)
    }

    private static func isLongNumber(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.count > longestNumber && rest.prefix(longestNumber + 1).allSatisfy(isDecimal)
    }

    /// - Returns: where the digits end.
    private static func spell(
        _ scalars: [Unicode.Scalar], from start: Int, into broken: inout String.UnicodeScalarView
    ) -> Int {
        var place = start
        while place < scalars.count, isDecimal(scalars[place]) {
            if place > start {
                if (place - start).isMultiple(of: 10) { broken.append(",") }
                broken.append(" ")
            }
            broken.append(scalars[place])
            place += 1
        }
        if place < scalars.count, !scalars[place].isSpace { broken.append(" ") }
        return place
    }

    private static func isDecimal(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
}
