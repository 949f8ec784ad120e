// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Apple's name.
public typealias AXCustomContent = AccessibilityCustomContent
/// Apple's name.
public typealias AXCustomContentProvider = AccessibilityObject

/// A detail of an element, such as the size of a file: Apple's `AXCustomContent`. An important one is announced with
/// the element, the others at the verbosity `high`.
@MainActor
public final class AccessibilityCustomContent {
    /// How much a detail matters, with Apple's raw values.
    public enum Importance: UInt, Sendable, Hashable {
        case `default`, high
    }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }

    /// A detail with attributed texts. Their characters are announced.
    public convenience init(attributedLabel: AttributedString, attributedValue: AttributedString) {
        self.init(label: String(attributedLabel.characters), value: String(attributedValue.characters))
    }

    /// The label without attributes.
    public var attributedLabel: AttributedString { AttributedString(label) }
    /// The value without attributes.
    public var attributedValue: AttributedString { AttributedString(value) }

    var detail: ElementContent { ElementContent(label: label, value: value, isImportant: importance == .high) }
}
