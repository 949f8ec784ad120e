// SPDX-License-Identifier: MIT

import AnnouncementKit

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
        let written = String(decoding: Array(shown ?? bytes.prefix(0)), as: UTF8.self)
        let decoded = String(TerminalText.shown(written).map { $0 == "\n" ? " " : $0 })
        let strange = decoded.unicodeScalars.count { $0 == "\u{FFFD}" || $0.isStrange }
        isBinary = strange > 2 && strange * 4 > decoded.unicodeScalars.count
        let kept = decoded.unicodeScalars.filter { $0 != "\u{FFFD}" }
        let words = String(String.UnicodeScalarView(kept)).printable.split(separator: " ").joined(separator: " ")
        text = words.count > limit ? words.prefix(limit) + "…" : words
    }
}

extension Unicode.Scalar {
    /// Whether this is a control character that does not occur in lines of text.
    fileprivate var isStrange: Bool { properties.generalCategory == .control && value != 9 && value != 8 }
}
