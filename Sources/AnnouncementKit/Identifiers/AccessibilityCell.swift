// SPDX-License-Identifier: MIT

/// A row of a list: UIKit's `UITableViewCell`, as far as identifiers are concerned. The three optional parts are nil
/// unless a cell declares them.
@MainActor
public protocol AccessibilityCell: AccessibilityObject {
    /// The view that holds all else of the cell.
    associatedtype ContentView: AccessibilityObject
    /// Its text; none unless declared.
    associatedtype TextLabel: AccessibilityObject = AccessibilityElement
    /// The label below its text; none unless declared.
    associatedtype DetailTextLabel: AccessibilityObject = AccessibilityElement
    /// Its picture; none unless declared.
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
