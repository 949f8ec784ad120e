// SPDX-License-Identifier: MIT

/// A user's edit of a text, or move in it: typed, deleted, moved the caret or changed the selection.
package enum TextEdit: Sendable, Hashable {
    /// - Parameter word: the word before a typed space or mark, which it completes; nil for none.
    case typed(String, word: String?)
    case deleted(String)
    /// The caret has moved to a character, or to a longer part of the text. Empty at the end of the text.
    case moved(String)
    case selected(String)
    case unselected(String)
}

/// How typed text is echoed. A text that is pasted is announced unless nothing is echoed.
public enum TypingEcho: String, Sendable, Hashable, CaseIterable, Codable {
    case none, characters, words, both
}
