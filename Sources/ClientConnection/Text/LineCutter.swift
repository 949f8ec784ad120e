// SPDX-License-Identifier: MIT

/// Splits bytes into lines, wherever the bytes were cut. Only the beginning of a line that is too long is kept. A
/// value.
package struct LineCutter: Sendable {
    /// In bytes.
    let limit: Int
    private var partial: [UInt8] = []
    private var hasBegun = false

    package init(limit: Int = 16_384) {
        self.limit = limit
    }

    /// The lines that the bytes complete, without their line feeds; includes empty lines.
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

    /// The bytes after the last line feed; nil for none. The next bytes begin a new line.
    package mutating func rest() -> [UInt8]? {
        defer { (partial, hasBegun) = ([], false) }
        return hasBegun ? partial : nil
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        hasBegun = true
        partial += bytes.prefix(limit - partial.count)
    }
}
