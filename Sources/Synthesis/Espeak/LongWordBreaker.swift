// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Breaks long words, and texts in scripts without spaces: libespeak-ng keeps 160 bytes of a word and drops the rest.
/// Spells numbers that have too many digits for a name. Broken words also get commas, because libespeak-ng drops the
/// end of a clause that has more than a thousand phonemes and no punctuation.
enum LongWordBreaker {
    /// No word of this number of bytes, or fewer, is broken.
    static let shortest = 18
    private static let longest = 90
    private static let longestNumber = 18

    static func broken(_ scalars: [SourceScalar]) -> [SourceScalar] {
        var broken: [SourceScalar] = []
        broken.reserveCapacity(scalars.count)
        var bytes = 0
        var breaks = 0
        var place = 0
        while place < scalars.count {
            if isDecimal(scalars[place]), isLongNumber(scalars[place...]) {
                place = spell(scalars, from: place, into: &broken)
                bytes = 0
                continue
            }
            let (scalar, offset) = (scalars[place].scalar, scalars[place].offset)
            bytes = scalar.isSpace ? 0 : bytes + UTF8.width(scalar)
            if bytes > longest, !scalar.isJoined, scalar != "," {
                breaks += 1
                if breaks.isMultiple(of: 4) { broken.append(SourceScalar(",", at: offset)) }
                broken.append(SourceScalar(" ", at: offset))
                bytes = UTF8.width(scalar)
            }
            broken.append(scalars[place])
            place += 1
        }
        return broken
    }

    private static func isLongNumber(_ rest: ArraySlice<SourceScalar>) -> Bool {
        rest.count > longestNumber && rest.prefix(longestNumber + 1).allSatisfy(isDecimal)
    }

    /// - Returns: the place after the digits.
    private static func spell(_ scalars: [SourceScalar], from start: Int, into broken: inout [SourceScalar]) -> Int {
        var place = start
        while place < scalars.count, isDecimal(scalars[place]) {
            let offset = scalars[place].offset
            if place > start {
                if (place - start).isMultiple(of: 10) { broken.append(SourceScalar(",", at: offset)) }
                broken.append(SourceScalar(" ", at: offset))
            }
            broken.append(scalars[place])
            place += 1
        }
        if place < scalars.count, !scalars[place].scalar.isSpace {
            broken.append(SourceScalar(" ", at: scalars[place].offset))
        }
        return place
    }

    private static func isDecimal(_ each: SourceScalar) -> Bool { (0x30...0x39).contains(each.scalar.value) }
}
