// SPDX-License-Identifier: MIT

/// The kinds of checks of an audit: `XCUIAccessibilityAuditType` and more.
public struct AuditType: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    /// An element without a label, and without a value in its place.
    public static let missingLabel = Self(bit: 0)
    /// A label that ends with the word that the trait adds, such as "Save button".
    public static let labelRepeatsTrait = Self(bit: 1)
    /// A label that is a name of a program or of a file, such as "btn_save" or "IMG_0012.png".
    public static let technicalLabel = Self(bit: 2)
    /// A label and a value that are the same.
    public static let repeatedValue = Self(bit: 3)
    /// A label of more than 150 characters.
    public static let longLabel = Self(bit: 4)
    /// A text that ends in dots because it was cut for the eye.
    public static let cutText = Self(bit: 5)
    /// Two elements with one identifier.
    public static let duplicateIdentifier = Self(bit: 6)
    /// Controls of one kind and place with the same label, which a user cannot tell apart.
    public static let ambiguousLabel = Self(bit: 7)
    /// A control that is smaller than 24 points in one direction: WCAG 2.2, target size.
    public static let hitRegion = Self(bit: 8)
    /// An element without a place, or outside of the window.
    public static let offscreen = Self(bit: 9)
    /// A control that another control covers.
    public static let overlap = Self(bit: 10)
    /// A displayed element that reading from ``AnnouncementKit/Accessibility/root`` does not reach, or an element there
    /// that was never displayed.
    public static let unreachable = Self(bit: 11)
    /// An element within another element: only the outer one is read.
    public static let parentChild = Self(bit: 12)
    /// An order of reading that goes back up the screen.
    public static let readingOrder = Self(bit: 13)
    /// A modal part of the screen without elements: it hides all others.
    public static let emptyModal = Self(bit: 14)
    /// Traits that exclude each other, such as a link that is a button.
    public static let trait = Self(bit: 15)
    /// An adjustable element or a switch without a value.
    public static let missingValue = Self(bit: 16)
    /// Two actions with one name, or an action without a name.
    public static let action = Self(bit: 17)
    /// A hint that names a gesture, such as "Double tap to save".
    public static let hint = Self(bit: 18)
    /// A chart whose colors are hard to distinguish.
    public static let contrast = Self(bit: 19)
    /// A member of a class that is never called, because its declaration differs from the protocol's.
    public static let silentMember = Self(bit: 20)
    /// A language tag that names no language.
    public static let language = Self(bit: 21)

    public static let all = Self(rawValue: 1 << 22 - 1)
    /// XCUITest's name of the checks of names and texts.
    public static let sufficientElementDescription: Self = [
        .missingLabel, .labelRepeatsTrait, .technicalLabel, .repeatedValue, .longLabel, .ambiguousLabel, .hint,
    ]
    /// XCUITest's name of the check of cut texts.
    public static let textClipped: Self = .cutText
    /// XCUITest's name of the checks of reachable elements.
    public static let elementDetection: Self = [.unreachable, .offscreen, .overlap, .emptyModal]
}

/// One finding of an audit.
public struct AuditIssue: Sendable, Hashable, CustomStringConvertible {
    public let auditType: AuditType
    /// The element, such as `The button "Save"`; nil for a finding about a class.
    public let element: String?
    /// The element's identifier; nil if it has none.
    public let identifier: String?
    /// A sentence that says what is wrong and what to write.
    public let description: String
}

/// The findings of an audit, a line each.
public struct AuditFailure: Error, Sendable, Hashable, CustomStringConvertible {
    public let issues: [AuditIssue]

    public var description: String {
        (["The audit found \(issues.count == 1 ? "one issue" : "\(issues.count) issues"):"]
            + issues.map { "- \($0.description)" }).joined(separator: "\n")
    }
}
