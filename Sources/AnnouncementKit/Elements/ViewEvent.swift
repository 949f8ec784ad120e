// SPDX-License-Identifier: MIT

/// An event of an application's views, the same over a socket and within a process.
public enum ViewEvent: Sendable, Hashable {
    /// An element has appeared on the screen.
    case willDisplay(ElementSnapshot)
    /// The element with this id has left the screen.
    case didEndDisplay(String)
    /// A displayed element has changed.
    case invalidated(ElementChange, cause: ChangeCause)
    /// The user's focus has moved to an element.
    case focused(NotificationArgument)
    /// A window was displayed, moved or renamed, or has gained or lost the keyboard focus.
    case window(WindowSnapshot)
    case posted(AccessibilityNotification, NotificationArgument?, priority: AccessibilityPriority = .default)
}

/// An object that is not an element and reports its display with its own events, such as a chart.
@MainActor
public protocol SelfDisplaying: AccessibilityObject {
    /// Called when the object has appeared on the screen.
    func display()
    /// Called when the object has left the screen.
    func endDisplay()
}

/// The receiver of an application's view events: the connection to the daemon, or a test.
@MainActor
public protocol AccessibilityListener: AnyObject {
    /// Called for each event of a view, in order.
    func happened(_ event: ViewEvent)
}
