// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The states of an object, by the bits of AT-SPI (`AtspiStateType`).
struct AccessibleStates: OptionSet, Sendable, Hashable {
    let rawValue: UInt64

    static let active = Self(rawValue: 1 << 1)
    static let busy = Self(rawValue: 1 << 3)
    static let editable = Self(rawValue: 1 << 7)
    static let enabled = Self(rawValue: 1 << 8)
    static let expandable = Self(rawValue: 1 << 9)
    static let expanded = Self(rawValue: 1 << 10)
    static let focusable = Self(rawValue: 1 << 11)
    static let focused = Self(rawValue: 1 << 12)
    static let horizontal = Self(rawValue: 1 << 14)
    static let pressed = Self(rawValue: 1 << 20)
    static let selectable = Self(rawValue: 1 << 22)
    static let selected = Self(rawValue: 1 << 23)
    static let sensitive = Self(rawValue: 1 << 24)
    static let showing = Self(rawValue: 1 << 25)
    private static let singleLine = Self(rawValue: 1 << 26)
    static let transient = Self(rawValue: 1 << 28)
    static let vertical = Self(rawValue: 1 << 29)
    static let visible = Self(rawValue: 1 << 30)
    static let multiLine = Self(rawValue: 1 << 17)
    static let selectableText = Self(rawValue: 1 << 38)
    static let managesDescendants = Self(rawValue: 1 << 31)
    static let readOnly = Self(rawValue: 1 << 43)

    /// The states of everything that is displayed.
    static let displayed: Self = [.visible, .showing, .enabled, .sensitive]

    /// The names of the states that `Event.Object.StateChanged` reports.
    static let reported: [(name: String, state: Self)] = [
        ("active", .active), ("busy", .busy), ("enabled", .enabled), ("expanded", .expanded), ("focused", .focused),
        ("pressed", .pressed),
        ("selected", .selected), ("sensitive", .sensitive),
    ]

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// - Parameter isSelectable: whether the element is an item of a list in which an item was selected.
    init(of element: ElementSnapshot, role: AccessibleRole, hasFocus: Bool, isSelectable: Bool) {
        self = [.visible, .showing, .focusable]
        if !element.traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
        if hasFocus { insert(.focused) }
        if element.details.isBusy { insert(.busy) }
        if let isExpanded = element.details.isExpanded {
            formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
        }
        if isSelectable || element.traits.contains(.selected) { insert(.selectable) }
        if element.traits.contains(.selected) { insert(.selected) }
        // Only one state: screen readers would announce each change of two states twice.
        if role == .toggleButton, element.isOn { insert(.pressed) }
        if let text = element.details.text {
            insert(text.isMultiline ? .multiLine : .singleLine)
            insert(text.isEditable ? .editable : .readOnly)
            if text.selection != nil { insert(.selectableText) }
        } else if role == .entry {
            formUnion([.editable, .singleLine])
        }
        if role == .slider || role == .progressBar { insert(.horizontal) }
        if role == .label || role == .heading { insert(.readOnly) }
    }

    /// The two words that `Accessible.GetState` returns, the lower half first.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}

extension ElementSnapshot {
    /// Whether a switch is on. UIKit gives it the value "1".
    fileprivate var isOn: Bool { value == "1" || traits.contains(.selected) }
}
