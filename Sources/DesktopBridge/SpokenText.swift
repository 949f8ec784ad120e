// SPDX-License-Identifier: MIT

/// A text of another program, as it is announced.
enum SpokenText {
    /// Longer ones are cut: in Unicode scalars.
    static let longest = 5000

    /// - Returns: nil for a text without anything to say.
    static func of(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        let hasWords = scalars.contains { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
        guard hasWords else { return nil }
        guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…, cut"
    }
}
