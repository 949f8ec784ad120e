// SPDX-License-Identifier: MIT

/// The ends of lines: a line feed, or only a carriage return as on old Macintosh computers.
struct LineEnds: Sendable {
    /// In bytes; a longer first line has line feeds.
    private static let longest = 1 << 16

    private var isKnown = false
    private var hasReturns = false

    /// Puts line feeds in the place of carriage returns that end lines alone.
    /// - Parameter start: the first new byte.
    /// - Returns: false until the first line has ended.
    mutating func take(_ bytes: inout [UInt8], from start: Int) -> Bool {
        if isKnown {
            if hasReturns { replace(&bytes, from: start) }
            return true
        }
        var isQuoted = false
        let end = bytes.indices.first { index in
            if bytes[index] == 0x22 { isQuoted.toggle() }
            return bytes[index] == 0x0A || bytes[index] == 0 || bytes[index] == 0x0D && !isQuoted
        }
        guard let end, bytes[end] == 0x0D else {
            isKnown = end != nil || bytes.count > Self.longest
            return isKnown
        }
        guard end + 1 < bytes.count else { return false }
        (isKnown, hasReturns) = (true, bytes[end + 1] != 0x0A)
        if hasReturns { replace(&bytes, from: 0) }
        return isKnown
    }

    /// Takes the bytes as they are, because no more came.
    mutating func settle() { isKnown = true }

    private func replace(_ bytes: inout [UInt8], from start: Int) {
        for index in start..<bytes.count where bytes[index] == 0x0D { bytes[index] = 0x0A }
    }
}
