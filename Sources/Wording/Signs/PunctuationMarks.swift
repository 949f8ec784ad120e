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

    /// Whether a voice is asked to name a mark.
    static func isListed(_ mark: Unicode.Scalar, at level: Punctuation) -> Bool {
        tells(mark, at: level) && (level == .all || !ours.contains(mark))
    }

    static func tells(_ mark: Unicode.Scalar, at level: Punctuation) -> Bool {
        switch level {
        case .none: false
        case .some: some.contains(mark)
        case .most: some.contains(mark) || most.contains(mark) || ours.contains(mark)
        case .all: true
        }
    }

    /// Signs that mark the items of a list at the starts of lines.
    static let bullets: Set<Unicode.Scalar> = ["•", "‣", "◦", "●", "○", "■", "□", "▪", "▫", "➤", "►", "▸"]

    /// The marks that are also spoken at `most`, by our names, because espeak-ng has none for some languages. An apostrophe
    /// within a word is not.
    private static let ours = Array("「」『』《》【】・〔〕〈〉‥〃‐‑‘’‚‹›¨¯´¸¶§؛※".unicodeScalars)
    private static let some = Array("#%&*+/<=>@•†‡‰′″‴⁗¡¿".unicodeScalars)
    private static let most = Array(#""()-:;[\]^_`{|}~“”„«»–—·"#.unicodeScalars)
}
