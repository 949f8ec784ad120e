// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Bytes in a program's dump: `2020 546f 6e79 204e`. Some look like powers and ordinals.
extension WrittenText {
    /// Whether a word of four or eight hexadecimal digits begins here, with such a word next to it.
    func isInHexDump(_ start: Int) -> Bool {
        let letter = digits(from: start)
        guard self[letter].isHexadecimal, case let end = hexadecimals(from: start), case let count = end - start,
            count == 4 || count == 8, !isWord(at: end)
        else { return false }
        let isPower = isPower(start..<end)
        return isNeighbor(start - 1 - count, count, isPower) || isNeighbor(end + 1, count, isPower)
    }

    /// If this may be a power such as `1e10`, a neighbor of digits alone or another power proves nothing.
    private func isNeighbor(_ start: Int, _ count: Int, _ isPower: Bool) -> Bool {
        let end = start + count
        guard start >= 0, end <= self.end, hexadecimals(from: start) == end, !isWord(before: start), !isWord(at: end),
            start == 0 || self[start - 1] <= 0x20
        else { return false }
        return !isPower || digits(from: start) < end && !self.isPower(start..<end)
    }
}

extension WrittenText {
    /// The end of the hexadecimal digits that begin at a place.
    func hexadecimals(from place: Int) -> Int {
        var end = place
        while self[end].isHexadecimal { end += 1 }
        return end
    }

    /// `1234567e10`
    func isPower(_ range: Range<Int>) -> Bool {
        let mark = digits(from: range.lowerBound)
        return mark > range.lowerBound && self[mark] | 0x20 == UInt8(ascii: "e") && mark + 1 < range.upperBound
            && digits(from: mark + 1) == range.upperBound
    }
}

extension UInt8 {
    var isHexadecimal: Bool { self &- 0x30 < 10 || (0x61...0x66).contains(self | 0x20) }
}
