// SPDX-License-Identifier: MIT

/// Bytes in, lines out, however the bytes were cut. A value: it sees no descriptor.
package struct LineFramer: Sendable {
    /// 256 KiB (the protocol's limit), without the line feed.
    package static let protocolLimit = 256 * 1024

    /// A line went over the limit. Nothing can be taken in after that.
    package struct LineTooLong: Error, Sendable, Equatable {
        package let limit: Int
    }

    package let limit: Int
    private var partial: [UInt8] = []
    private var isBroken = false
    /// The rest of a discarded line is still to come.
    private var isSkipping = false

    package init(limit: Int = LineFramer.protocolLimit) {
        self.limit = limit
    }

    /// Adds `bytes` and returns the lines that they complete, without their `\n` or `\r\n`; empty lines are left out.
    ///
    /// The lines before one that is too long are still returned: call again to get the error.
    package mutating func lines(
        adding bytes: some Collection<UInt8>
    ) throws(LineTooLong) -> [[UInt8]] {
        guard !isBroken else { throw LineTooLong(limit: limit) }
        let lines = bytes.withContiguousStorageIfAvailable { take($0) } ?? take(Array(bytes))
        guard !isBroken || !lines.isEmpty else { throw LineTooLong(limit: limit) }
        return lines
    }

    private mutating func take(_ bytes: some RandomAccessCollection<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        if isSkipping {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
            rest = rest[rest.index(after: end)...]
            isSkipping = false
        }
        while !isBroken, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            if !isBroken, let line = takeLine() { lines.append(line) }
            rest = rest[rest.index(after: end)...]
        }
        if !isBroken { append(rest) }
        return lines
    }

    /// True when the limit was passed: every further call throws.
    package var isOverLimit: Bool { isBroken }

    /// Bytes of a line that has begun and has not ended; 0 when there is none, or it was discarded.
    package var unfinishedCount: Int { partial.count }

    /// Discards the unfinished line: the bytes received so far are forgotten, and the rest is left out when it comes.
    package mutating func giveLineUp() {
        isSkipping = isSkipping || !partial.isEmpty
        partial = []
    }

    /// The bytes after the last line feed, when no more will come.
    package mutating func rest() -> [UInt8]? {
        isBroken ? nil : takeLine()
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        isBroken = partial.count + bytes.count > limit + 1
        if isBroken { partial = [] } else { partial.append(contentsOf: bytes) }
    }

    private mutating func takeLine() -> [UInt8]? {
        if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
        isBroken = partial.count > limit
        defer { partial.removeAll(keepingCapacity: partial.count < 4096) }
        return partial.isEmpty || isBroken ? nil : partial
    }
}
