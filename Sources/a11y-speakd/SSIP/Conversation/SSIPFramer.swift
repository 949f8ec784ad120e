// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes in, command lines and texts out, however the bytes were cut.
///
/// A line ends with CR LF, both together: a line feed alone is part of the line. After SPEAK come lines of text, until one
/// that is exactly a dot; a line of text that begins with two dots has lost one of them when it comes out.
struct SSIPFramer: Sendable {
    /// A complete unit of input.
    enum Piece: Sendable, Equatable {
        /// A command, without its end.
        case line([UInt8])
        case text([UInt8])
        /// The dot came before any line of text.
        case noText
        case lineTooLong
        case textTooLong
    }

    /// Bytes of one command.
    static let longestLine = 64 << 10
    /// Bytes of one text.
    static let longestText = 64 << 20
    /// A text is given up when it has not grown for so long.
    static let patience = Duration.seconds(30)
    /// Bytes that may be kept without a limit.
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
    /// When the last bytes arrived.
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

    /// Bytes of a line or a text that is not complete yet.
    var unfinishedCount: Int { (text?.count ?? 0) + line.count }

    /// When more of a large text must arrive; nil when there is none.
    var deadline: Duration? { unfinishedCount > Self.freeRoom ? lastHeard + Self.patience : nil }

    /// The connection is read again: until now nothing could arrive.
    mutating func resumed(now: Duration) { lastHeard = now }

    mutating func expire(now: Duration) {
        if let deadline, deadline <= now { giveUp() }
    }

    /// Drops the received part of it: at its end it is reported as too long.
    mutating func giveUp() {
        guard unfinishedCount > 0 else { return }
        isTooLong = true
        text = text.map { _ in [] }
        forgetWhatIsTooLong()
    }

    /// The next piece that is complete.
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
        // Its CR may be here already.
        let limit = isTakingText ? longestText - (text?.count ?? 0) : longestLine
        isTooLong = isTooLong || line.count > limit + 1
        guard isTooLong, line.count > 2 else { return }
        text = text.map { _ in [] }
        // It is no dot, and may have come as far as its CR.
        line = [UInt8(ascii: "x"), line[line.count - 1]]
    }

    private mutating func command() -> Piece {
        defer { isTooLong = false }
        return isTooLong || line.count > longestLine ? .lineTooLong : .line(Self.withoutNull(line))
    }

    /// - Returns: the text when this line is its end.
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

    /// A NUL becomes a question mark, as the protocol has it.
    private static func withoutNull(_ bytes: [UInt8]) -> [UInt8] {
        bytes.contains(0) ? bytes.map { $0 == 0 ? UInt8(ascii: "?") : $0 } : bytes
    }
}
