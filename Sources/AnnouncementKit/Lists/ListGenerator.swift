// SPDX-License-Identifier: MIT

/// What stands behind a row, a header or a footer of a list, whether or not it is displayed.
@MainActor
public protocol ListGenerator: AnyObject {
    /// The object that shows it: made anew or taken again, with the newest state. Called each time it is displayed.
    func displayedItem() -> any AccessibilityObject
}
