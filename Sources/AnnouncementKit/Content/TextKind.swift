// SPDX-License-Identifier: MIT

/// How a text is written, and so how it is read.
public enum TextKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// Words as they are. Escape sequences of terminals are removed.
    case plain
    /// CommonMark with GitHub's tables, task lists, struck out text and bare links.
    case markdown
    /// A page or a part of one.
    case html
    /// The output of a program, as its terminal shows it at the end.
    case terminal
}
