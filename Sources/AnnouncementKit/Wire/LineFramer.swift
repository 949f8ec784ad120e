// SPDX-License-Identifier: MIT

/// Splits received bytes into lines. A value without a descriptor.
package struct LineFramer: Sendable {
    /// The protocol's limit of a line, without the line feed: 256 KiB.
    package static let protocolLimit = 256 * 1024

    /// A line exceeded the limit. No further bytes are accepted.
    package struct LineTooLong: Error, Sendable, Equatable {
        package let limit: Int
    }

    package let limit: Int
    private var partial: [UInt8] = []
    private var state = State.reading

    private enum State {
        case reading
        /// The rest of a discarded line is skipped.
        case skipping
        /// A line exceeded the limit.
        case broken
    }

    package init(limit: Int = LineFramer.protocolLimit) {
        self.limit = limit
    }

    /// Adds `bytes` and returns the lines that they complete, without `\n` or `\r\n`. Empty lines are left out.
    ///
    /// Lines before a line that is too long are still returned; the next call throws the error.
    package mutating func lines(
        adding bytes: some Collection<UInt8>
    ) throws(LineTooLong) -> [[UInt8]] {
        guard !isOverLimit else { throw LineTooLong(limit: limit) }
        let lines = bytes.withContiguousStorageIfAvailable { take($0) } ?? take(Array(bytes))
        guard !isOverLimit || !lines.isEmpty else { throw LineTooLong(limit: limit) }
        return lines
    }

    private mutating func take(_ bytes: some RandomAccessCollection<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        if state == .skipping {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
            rest = rest[rest.index(after: end)...]
            state = .reading
        }
        while !isOverLimit, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            if !isOverLimit, let line = takeLine() { lines.append(line) }
            rest = rest[rest.index(after: end)...]
        }
        if !isOverLimit { append(rest) }
        return lines
    }

    /// True if a line exceeded the limit: every further call throws.
    package var isOverLimit: Bool { state == .broken }

    /// The bytes of an unfinished line; 0 if there is none, or it was discarded.
    package var unfinishedCount: Int { partial.count }

    /// Discards the unfinished line: its received bytes now, and the rest when it arrives.
    package mutating func discardLine() {
        if !partial.isEmpty { state = .skipping }
        partial = []
    }

    /// The bytes after the last line feed, once no more bytes will arrive.
    package mutating func rest() -> [UInt8]? {
        isOverLimit ? nil : takeLine()
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        guard partial.count + bytes.count <= limit + 1 else { return (state, partial) = (.broken, []) }
        partial.append(contentsOf: bytes)
    }

    private mutating func takeLine() -> [UInt8]? {
        if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
        if partial.count > limit { state = .broken }
        defer { partial.removeAll(keepingCapacity: partial.count < 4096) }
        return partial.isEmpty || isOverLimit ? nil : partial
    }
}
