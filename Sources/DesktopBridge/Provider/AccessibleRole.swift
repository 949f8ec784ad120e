// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The role of an object, by the numbers of AT-SPI (`AtspiRole`).
enum AccessibleRole: UInt32, Sendable, Hashable {
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case frame = 23
    case tabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case button = 43
    case slider = 51
    case statusBar = 54
    case table = 55
    case tableCell = 56
    case columnHeader = 57
    case rowHeader = 58
    case text = 61
    case toggleButton = 62
    case application = 75
    case entry = 79
    case chart = 80
    case heading = 83
    case link = 88
    case grouping = 99

    /// The name that `Accessible.GetRoleName` returns.
    var name: String {
        switch self {
        case .image: "image"
        case .label: "label"
        case .list: "list"
        case .listItem: "list item"
        case .frame: "frame"
        case .tabList: "page tab list"
        case .panel: "panel"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .button: "push button"
        case .slider: "slider"
        case .statusBar: "status bar"
        case .table: "table"
        case .tableCell: "table cell"
        case .columnHeader: "table column header"
        case .rowHeader: "table row header"
        case .text: "text"
        case .toggleButton: "toggle button"
        case .application: "application"
        case .entry: "entry"
        case .chart: "chart"
        case .heading: "heading"
        case .link: "link"
        case .grouping: "grouping"
        }
    }
}

extension AccessibleRole {
    private static let ofTraits: [(AccessibilityTraits, AccessibleRole)] = [
        (.adjustable, .slider), (.toggleButton, .toggleButton), (.tabBar, .tabList), (.searchField, .entry),
        (.link, .link), (.button, .button), (.keyboardKey, .button), (.header, .heading), (.image, .image),
        (.summaryElement, .statusBar),
    ]

    /// The role that follows from an element's traits.
    /// - Parameters:
    ///   - hasChildren: whether the element contains others.
    ///   - isInList: whether the element is an item of a container.
    init(of element: ElementSnapshot, hasChildren: Bool, isInList: Bool) {
        if let text = element.details.text, !hasChildren {
            self = text.isSecure ? .passwordText : text.isMultiline ? .text : .entry
        } else if let named = Self.ofTraits.first(where: { element.traits.contains($0.0) })?.1 {
            self = named
        } else if hasChildren {
            self = element.count == nil && !isInList ? .panel : .list
        } else if element.traits.contains(.updatesFrequently), element.percentage != nil {
            self = .progressBar
        } else {
            self = isInList ? .listItem : .label
        }
    }
}

extension ElementSnapshot {
    /// The first number in the value: 42 for "42 %".
    var number: Double? {
        guard let value else { return nil }
        let number = value.drop { !($0.isASCII && ($0.isNumber || $0 == "-")) }.prefix {
            $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")
        }
        return Double(number)
    }

    /// The number of a value in percent, 0…100; nil for other values.
    var percentage: Double? {
        guard let value, value.hasSuffix("%"), let number, (0...100).contains(number) else { return nil }
        return number
    }
}
