// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting

/// A user who reads a whole screen.
@MainActor
extension Application {
    /// Moves the focus through the elements of the root, and returns the texts that are heard.
    func readThrough() -> [String] {
        listener.finish()
        // A text that is repeated at once is not heard.
        listener.advance(by: .seconds(5))
        let elements = Accessibility.root.map { ReadingOrder(of: $0).elements } ?? []
        return elements.flatMap { element in
            Accessibility.focus(element)
            return listener.finish()
        }
    }

    /// Performs an action, and returns the texts that are heard.
    func heard(_ action: () throws -> Void) rethrows -> [String] {
        listener.finish()
        try action()
        return listener.finish()
    }
}
