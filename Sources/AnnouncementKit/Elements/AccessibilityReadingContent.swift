// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A long text that is read line by line and page by page, such as a book: UIKit's `UIAccessibilityReadingContent`.
@MainActor
public protocol AccessibilityReadingContent: AccessibilityObject {
    /// The number of the line at a point of the screen, from 0; `Int.max` for none.
    func accessibilityLineNumber(for point: Point) -> Int
    /// The text of a line; nil if the page has no such line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The place of a line on the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> Rect
    /// The text of the page.
    func accessibilityPageContent() -> String?
    /// The text of a line with attributes; nil for a plain text.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> AttributedString?
    /// The text of the page with attributes; nil for a plain text.
    func accessibilityAttributedPageContent() -> AttributedString?
}

extension AccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> AttributedString? { nil }
    public func accessibilityAttributedPageContent() -> AttributedString? { nil }

    /// The lines of the page. A page has at most 10,000.
    public var accessibilityLines: [String] {
        var lines: [String] = []
        while lines.count < 10_000, let line = accessibilityContent(forLineNumber: lines.count) { lines.append(line) }
        return lines
    }
}
