// SPDX-License-Identifier: MIT

/// A line that a program wrote, prepared to be shown and spoken: without terminal sequences, control characters and
/// binary data.
package struct LogText: Sendable, Equatable {
    /// The text on one line; "" when all of it was dropped.
    package let text: String
    /// Whether most of the line is binary data.
    package let isBinary: Bool

    /// - Parameters:
    ///   - bytes: without their line feed. After carriage returns only the last part that is not blank is kept, as on a
    ///     terminal.
    ///   - limit: in characters; a longer text ends with "…".
    package init(_ bytes: some Collection<UInt8>, limit: Int = 300) {
        let shown = bytes.split(separator: UInt8(ascii: "\r")).last { !$0.allSatisfy { $0 == UInt8(ascii: " ") } }
        let plain = Self.withoutSequences(Array(shown ?? bytes.prefix(0)))
        let decoded = String(decoding: plain, as: UTF8.self)
        let strange = decoded.unicodeScalars.count { $0 == "\u{FFFD}" || $0.isStrange }
        isBinary = strange > 2 && strange * 4 > decoded.unicodeScalars.count
        let kept = decoded.unicodeScalars.filter { $0 != "\u{FFFD}" }
        let words = String(String.UnicodeScalarView(kept)).printable.split(separator: " ").joined(separator: " ")
        text = words.count > limit ? words.prefix(limit) + "…" : words
    }

    /// Removes the sequences of ECMA-48: ESC [ … letter (colors), ESC ] … BEL or ESC \ (titles and links), ESC P, X, ^
    /// and _ … ESC \, and ESC with one or more bytes.
    private static func withoutSequences(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x1B) else { return bytes }
        var (plain, rest) = ([UInt8](), bytes[...])
        while let escape = rest.firstIndex(of: 0x1B) {
            plain += rest[..<escape]
            rest = rest[(escape + 1)...]
            switch rest.popFirst() {
            case UInt8(ascii: "["): rest = rest.drop { !(0x40...0x7E).contains($0) }.dropFirst()
            case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
                rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
                if rest.first == 0x07 || rest.starts(with: [0x1B, UInt8(ascii: "\\")]) {
                    rest = rest.dropFirst(rest.first == 0x07 ? 1 : 2)
                }
            case let first? where (0x20...0x2F).contains(first):
                rest = rest.drop { (0x20...0x2F).contains($0) }.dropFirst()
            default: break
            }
        }
        return plain + rest
    }
}

extension Unicode.Scalar {
    /// Whether this is a control character that does not occur in lines of text.
    fileprivate var isStrange: Bool { properties.generalCategory == .control && value != 9 && value != 8 }
}
