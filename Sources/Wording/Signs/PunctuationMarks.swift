// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The marks that each level of punctuation speaks by name, as users of Speech Dispatcher know them.
///
/// A full stop within a word or a number is spoken at every level, and one that ends a sentence only at `all`. Marks in
/// neither list are spoken at `all`.
package enum PunctuationMarks {
    /// The marks that a synthesizer speaks at `some` or at `most`. The other two levels need no list.
    package static func list(_ level: Punctuation) -> String {
        switch level {
        case .none, .all: ""
        case .some: String(String.UnicodeScalarView(some))
        case .most: String(String.UnicodeScalarView(some + most))
        }
    }

    static func tells(_ mark: Unicode.Scalar, at level: Punctuation) -> Bool {
        switch level {
        case .none: false
        case .some: some.contains(mark)
        case .most: some.contains(mark) || most.contains(mark) || eastern.contains(mark)
        case .all: true
        }
    }

    /// Signs that mark the items of a list at the starts of lines.
    static let bullets: Set<Unicode.Scalar> = ["•", "‣", "◦", "●", "○", "■", "□", "▪", "▫", "➤", "►", "▸"]

    /// The marks that are also spoken at `most`, by our names, because espeak-ng has none.
    private static let eastern = Array("「」『』《》【】・".unicodeScalars)
    private static let some = Array("#%&*+/<=>@•†‡‰′″".unicodeScalars)
    private static let most = Array(#""()-:;[\]^_`{|}~“”„«»–—¡¿·"#.unicodeScalars)
}
