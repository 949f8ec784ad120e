// SPDX-License-Identifier: MIT

/// The part in which two lists differ, between a common start and a common end.
package struct ChangedPart: Equatable {
    package let old: Range<Int>
    package let new: Range<Int>

    /// The common start is as long as possible.
    package init<Element: Equatable>(from before: [Element], to after: [Element]) {
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        (old, new) = (start..<before.count - end, start..<after.count - end)
    }

    /// The common end is as long as possible, and begins at the caret of the new text or behind it.
    package init<Element: Equatable>(from before: [Element], to after: [Element], caret: Int) {
        let most = min(before.count, after.count - min(max(0, caret), after.count))
        let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
        let start = zip(before.dropLast(end), after.dropLast(end)).prefix { $0 == $1 }.count
        (old, new) = (start..<before.count - end, start..<after.count - end)
    }
}
