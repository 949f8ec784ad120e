// SPDX-License-Identifier: MIT

/// A row of a list: the part of UIKit's `UITableViewCell` that identifiers need. The three optional parts are nil
/// unless a cell declares them.
@MainActor
public protocol AccessibilityCell: AccessibilityObject {
    /// The type of the view that contains the other parts of the cell.
    associatedtype ContentView: AccessibilityObject
    /// The type of the label with the cell's text.
    associatedtype TextLabel: AccessibilityObject = AccessibilityElement
    /// The type of the label below the text.
    associatedtype DetailTextLabel: AccessibilityObject = AccessibilityElement
    /// The type of the cell's picture.
    associatedtype ImageView: AccessibilityObject = AccessibilityElement

    var contentView: ContentView { get }
    var textLabel: TextLabel? { get }
    var detailTextLabel: DetailTextLabel? { get }
    var imageView: ImageView? { get }
}

extension AccessibilityCell {
    public var textLabel: AccessibilityElement? { nil }
    public var detailTextLabel: AccessibilityElement? { nil }
    public var imageView: AccessibilityElement? { nil }
}
