// SPDX-License-Identifier: MIT

extension Accessibility {
    /// The most pages that are read in one go.
    private static let longestBook = 10_000

    /// Reads a page aloud. An element with the trait `causesPageTurn` is then scrolled to its next page, which is read
    /// too; after its last page, the element named by `accessibilityNextTextNavigationElement` is read.
    /// - Returns: the outcome of the last announcement; nil if nothing was read. Reading ends with the first
    ///   announcement that is not heard to its end, for example because the user silences it.
    @discardableResult
    public static func read(_ content: any AccessibilityReadingContent) async -> AnnouncementDidFinish? {
        var next: (any AccessibilityReadingContent)? = content
        var (last, pages): (AnnouncementDidFinish?, Int) = (nil, 0)
        while let page = next, pages < longestBook {
            pages += 1
            if page !== focusedElement { focusSilently(page) }
            let end = await readPage(of: page).outcome
            last = end ?? last
            guard end?.wasSuccessful == true else { return last }
            let turns = page.accessibilityTraits.contains(.causesPageTurn) && page.accessibilityScroll(.next)
            next = turns ? page : page.accessibilityNextTextNavigationElement as? any AccessibilityReadingContent
        }
        return last
    }

    private static func focusSilently(_ element: any AccessibilityObject) {
        end(moveFocus(to: element))
    }

    private static func readPage(of page: any AccessibilityReadingContent) -> PostReceipt {
        if let text = page.accessibilityAttributedPageContent() { return post(.announcement, argument: text) }
        return post(.announcement, argument: page.accessibilityPageContent() ?? "")
    }
}
