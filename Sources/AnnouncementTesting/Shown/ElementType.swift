// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A kind of element, by XCUITest's names. An element may have several: a row that is a button is also a cell.
public enum ElementType: Sendable, Hashable, CaseIterable {
    case any, axis, button, cell, chart, collectionView, heading, image, link, point, searchField, secureTextField,
        series
    case slider, staticText, `switch`, tabBar, table, textField, textView
    /// A container, and an element of no other type.
    case other

    /// The name for failure messages.
    var name: String {
        switch self {
        case .any: "element"
        case .collectionView: "collection view"
        case .other: "other element"
        case .searchField: "search field"
        case .secureTextField: "secure text field"
        case .textField: "text field"
        case .textView: "text view"
        case .staticText: "static text"
        case .tabBar: "tab bar"
        default: "\(self)"
        }
    }

    func name(of count: Int) -> String {
        switch self {
        case _ where count == 1: name
        case .axis: "axes"
        case .series: name
        case .switch: "switches"
        case .other: "other elements"
        default: "\(name)s"
        }
    }

    private static let ofTraits: [(ElementType, AccessibilityTraits)] = [
        (.button, .button), (.button, .keyboardKey), (.image, .image), (.link, .link), (.searchField, .searchField),
        (.slider, .adjustable), (.switch, .toggleButton), (.tabBar, .tabBar),
        (.heading, .header),
    ]

    /// All types of an element. It is a static text if it has no other type, and a cell if its container gives it an
    /// index.
    static func all(of element: ElementSnapshot) -> Set<ElementType> {
        var types = Set(ofTraits.filter { element.traits.contains($0.1) }.map(\.0))
        if let text = element.details.text {
            types.insert(text.isSecure ? .secureTextField : text.isMultiline ? .textView : .textField)
        }
        switch element.details.containerType {
        case .dataTable: types.insert(.table)
        case .list: types.insert(.collectionView)
        case .landmark, .semanticGroup: types.insert(.other)
        case .none: break
        }
        // A heading is a static text, as on iOS.
        if types.subtracting([.heading]).isEmpty || element.traits.contains(.staticText) { types.insert(.staticText) }
        if element.container != nil, element.index != nil { types.insert(.cell) }
        return types.union([.any])
    }
}
