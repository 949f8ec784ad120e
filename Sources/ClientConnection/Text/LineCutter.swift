// SPDX-License-Identifier: MIT

/// Bytes in, lines out, however the bytes were cut. Of a line that is too long only its beginning is kept. A value.
package struct LineCutter: Sendable {
    /// In bytes.
    let limit: Int
    private var partial: [UInt8] = []
    private var hasBegun = false

    package init(limit: Int = 16_384) {
        self.limit = limit
    }

    /// The lines that the bytes complete, without their line feeds; empty ones too.
    package mutating func lines(adding bytes: [UInt8]) -> [[UInt8]] {
        var (lines, rest) = ([[UInt8]](), bytes[...])
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            add(rest[..<end])
            lines.append(partial)
            (partial, hasBegun) = ([], false)
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty { add(rest) }
        return lines
    }

    /// What follows the last line feed; nil for nothing. The next bytes begin a line.
    package mutating func rest() -> [UInt8]? {
        defer { (partial, hasBegun) = ([], false) }
        return hasBegun ? partial : nil
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        hasBegun = true
        partial += bytes.prefix(limit - partial.count)
    }
}
