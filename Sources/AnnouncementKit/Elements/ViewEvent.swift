// SPDX-License-Identifier: MIT

/// The events that an application reports about its views. They are the same over a socket and within a process.
public enum ViewEvent: Sendable, Hashable {
    /// An element has come on the screen.
    case willDisplay(ElementSnapshot)
    /// The element of that id has left the screen.
    case didEndDisplay(String)
    /// A displayed element has changed.
    case invalidated(ElementChange, cause: ChangeCause)
    /// The user's focus has moved to an element.
    case focused(NotificationArgument)
    /// The window has come, or is elsewhere, has another title, or has gained or lost the keys.
    case window(WindowSnapshot)
    case posted(AccessibilityNotification, NotificationArgument?, priority: AccessibilityPriority = .default)
}

/// An object that is no element and reports its display in events of its own, such as a chart.
@MainActor
public protocol SelfDisplaying: AccessibilityObject {
    /// It came on the screen.
    func display()
    /// It has left the screen.
    func endDisplay()
}

/// The receiver of an application's view events: the connection to the daemon, or a test.
@MainActor
public protocol AccessibilityListener: AnyObject {
    /// Something has happened to a view, in the order of events.
    func happened(_ event: ViewEvent)
}
