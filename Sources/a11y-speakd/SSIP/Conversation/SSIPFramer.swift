// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes bytes, returns command lines and texts, however the bytes were split.
///
/// A line ends with CR LF; a line feed alone is part of the line. After SPEAK, lines of text follow, up to a line that
/// is exactly a dot. A line of text that begins with two dots loses one of them.
struct SSIPFramer: Sendable {
    /// A complete unit of input.
    enum Piece: Sendable, Equatable {
        /// A command, without its end.
        case line([UInt8])
        case text([UInt8])
        /// The dot arrived before any line of text.
        case noText
        case lineTooLong
        case textTooLong
    }

    /// The most bytes of a command.
    static let longestLine = 64 << 10
    /// The most bytes of a text.
    static let longestText = 64 << 20
    /// The time without further bytes after which a text is given up.
    static let patience = Duration.seconds(30)
    /// The most bytes that may be kept without a time limit.
    private static let freeRoom = 64 << 10

    private let longestLine: Int
    private let longestText: Int
    private var input: [UInt8] = []
    private var place = 0
    /// The received part of a line.
    private var line: [UInt8] = []
    private var text: [UInt8]?
    private var isTakingText = false
    private var isTooLong = false
    /// The time at which the last bytes arrived.
    private var lastHeard = Duration.zero

    init(longestLine: Int = SSIPFramer.longestLine, longestText: Int = SSIPFramer.longestText) {
        self.longestLine = longestLine
        self.longestText = longestText
    }

    mutating func add(_ bytes: some Sequence<UInt8>, now: Duration = .zero) {
        lastHeard = now
        if place == input.count {
            input.removeAll(keepingCapacity: true)
            place = 0
        }
        input.append(contentsOf: bytes)
    }

    /// Takes the following lines as a text, not as commands.
    mutating func takeText() { isTakingText = true }

    /// Bytes of an incomplete line or text.
    var unfinishedCount: Int { (text?.count ?? 0) + line.count }

    /// The time by which more of a long text must arrive; nil when there is none.
    var deadline: Duration? { unfinishedCount > Self.freeRoom ? lastHeard + Self.patience : nil }

    /// The connection is read again: until now nothing could arrive.
    mutating func resumed(now: Duration) { lastHeard = now }

    mutating func expire(now: Duration) {
        if let deadline, deadline <= now { discard() }
    }

    /// Drops the received part of a line or text, which is reported as too long at its end.
    mutating func discard() {
        guard unfinishedCount > 0 else { return }
        isTooLong = true
        text = text.map { _ in [] }
        forgetWhatIsTooLong()
    }

    /// The next complete piece.
    mutating func next() -> Piece? {
        while completeLine() {
            line.removeLast(2)
            defer { line.removeAll(keepingCapacity: line.count < 4096) }
            guard isTakingText else { return command() }
            if let piece = addLineToText() { return piece }
        }
        return nil
    }

    /// Moves bytes from the input to the line, until it has its CR LF.
    private mutating func completeLine() -> Bool {
        while place < input.count {
            let end = input[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? input.count
            line.append(contentsOf: input[place..<end])
            place = end
            if line.count >= 2, line[line.count - 1] == UInt8(ascii: "\n"), line[line.count - 2] == UInt8(ascii: "\r") {
                return true
            }
            forgetWhatIsTooLong()
        }
        return false
    }

    private mutating func forgetWhatIsTooLong() {
        // The line may have its CR already.
        let limit = isTakingText ? longestText - (text?.count ?? 0) : longestLine
        isTooLong = isTooLong || line.count > limit + 1
        guard isTooLong, line.count > 2 else { return }
        text = text.map { _ in [] }
        // The line's last byte may be the CR of its end. The `x` keeps the line from being a dot.
        line = [UInt8(ascii: "x"), line[line.count - 1]]
    }

    private mutating func command() -> Piece {
        defer { isTooLong = false }
        return isTooLong || line.count > longestLine ? .lineTooLong : .line(Self.withoutNull(line))
    }

    /// - Returns: the text, when this line is its end.
    private mutating func addLineToText() -> Piece? {
        guard line != [UInt8(ascii: ".")] else { return endText() }
        let isStuffed = line.starts(with: [UInt8(ascii: "."), UInt8(ascii: ".")])
        let separator: [UInt8] = text == nil ? [] : [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        isTooLong = isTooLong || (text?.count ?? 0) + separator.count + line.count > longestText
        if text == nil || isTooLong { text = [] }
        guard !isTooLong else { return nil }
        text?.append(contentsOf: separator)
        text?.append(contentsOf: line.dropFirst(isStuffed ? 1 : 0))
        return nil
    }

    private mutating func endText() -> Piece {
        defer { (text, isTakingText, isTooLong) = (nil, false, false) }
        guard !isTooLong else { return .textTooLong }
        return text.map { .text(Self.withoutNull($0)) } ?? .noText
    }

    /// Replaces a NUL with a question mark, as the protocol requires.
    private static func withoutNull(_ bytes: [UInt8]) -> [UInt8] {
        bytes.contains(0) ? bytes.map { $0 == 0 ? UInt8(ascii: "?") : $0 } : bytes
    }
}
