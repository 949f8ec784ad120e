// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Bytes in a program's dump: `2020 546f 6e79 204e`. Some look like powers and ordinals.
extension WrittenText {
    /// Whether a word of four or eight hexadecimal digits begins here, with such a word next to it.
    func isInHexDump(_ start: Int) -> Bool {
        let letter = digits(from: start)
        guard self[letter].isHexadecimalLetter, case let end = endOfHexadecimal(start), case let count = end - start,
            count == 4 || count == 8, !isWord(at: end)
        else { return false }
        let isPower = isPower(start, end)
        return isNeighbor(start - 1 - count, count, isPower) || isNeighbor(end + 1, count, isPower)
    }

    /// If this may be a power such as `1e10`, a neighbor of digits alone or another power proves nothing.
    private func isNeighbor(_ start: Int, _ count: Int, _ isPower: Bool) -> Bool {
        let end = start + count
        guard start >= 0, end <= self.end, endOfHexadecimal(start) == end, !isWord(before: start), !isWord(at: end),
            start == 0 || self[start - 1] == 0x20
        else { return false }
        return !isPower || digits(from: start) < end && !self.isPower(start, end)
    }

    private func isPower(_ start: Int, _ end: Int) -> Bool {
        let mark = digits(from: start)
        return self[mark] | 0x20 == UInt8(ascii: "e") && mark > start && mark + 1 < end && digits(from: mark + 1) == end
    }

    private func endOfHexadecimal(_ start: Int) -> Int {
        var end = start
        while isDigit(end) || self[end].isHexadecimalLetter { end += 1 }
        return end
    }
}

extension UInt8 {
    fileprivate var isHexadecimalLetter: Bool { (0x61...0x66).contains(self | 0x20) }
}
