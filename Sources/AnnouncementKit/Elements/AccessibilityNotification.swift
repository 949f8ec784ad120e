// SPDX-License-Identifier: MIT

/// The notifications that an application posts to its listener, named as in UIAccessibility.
public enum AccessibilityNotification: String, Sendable, Hashable, CaseIterable, Codable {
    /// Says a text.
    case announcement
    /// Part of the screen changed: an element argument takes the focus and is spoken; without one the focus stays.
    case layoutChanged
    /// Another screen is shown: an element argument, or else the first element, takes the focus and is spoken.
    case screenChanged
    /// A scroll came to rest; the argument is its status, such as "Page 3 of 10". The same twice: there is no more.
    case pageScrolled
}

/// How urgent a posted notification is: UIKit's `UIAccessibilityPriority`.
public enum AccessibilityPriority: String, Sendable, Hashable, CaseIterable, Codable {
    /// Waits until nothing else is said.
    case low
    /// Interrupts what is said, and may be interrupted.
    case `default`
    /// Interrupts what is said, and is not interrupted once it is heard.
    case high
}

/// The argument posted with a notification.
public enum NotificationArgument: Sendable, Hashable {
    case text(String)
    case element(ElementSnapshot)
    /// The id of an element that this client has sent before, or its identifier.
    case elementID(String)
}
