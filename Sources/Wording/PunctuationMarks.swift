// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Which marks each level of punctuation tells by name, as Speech Dispatcher's users know them.
///
/// A full stop within a word or a number is told at every level, one that ends a sentence at `all` only. What is in
/// neither list is told at `all`.
package enum PunctuationMarks {
    /// The marks that a synthesizer tells at `some`, or at `most`; none for the other two levels, which need no list.
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

    /// Told at `most` too, by our names: espeak-ng has none.
    private static let eastern = Array("「」『』《》【】・".unicodeScalars)
    private static let some = Array("#%&*+/<=>@•†‡‰′″".unicodeScalars)
    private static let most = Array(#""()-:;[\]^_`{|}~“”„«»–—¡¿·"#.unicodeScalars)
}
