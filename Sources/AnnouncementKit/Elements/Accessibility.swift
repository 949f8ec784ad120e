// SPDX-License-Identifier: MIT

/// The application's side of accessibility, like UIKit's `UIAccessibility`.
@MainActor
public enum Accessibility {
    /// The listener of this application, held weakly. Without a listener, posting costs nothing.
    public static weak var listener: (any AccessibilityListener)?
    /// The outermost object of the screen. ``AccessibilityNotification/screenChanged`` without an element uses the
    /// first element in it.
    public static weak var root: (any AccessibilityObject)?
    /// The element that has the focus; nil for none.
    public private(set) static weak var focusedElement: (any AccessibilityObject)?

    /// Moves the user's focus to an element, which is then announced.
    public static func focus(_ element: any AccessibilityObject) {
        moveFocus(to: element)
        listener?.happened(.focused(.element(ElementSnapshot(of: element))))
    }

    /// Reports that an element or a chart has appeared on the screen.
    public static func willDisplay(_ element: any AccessibilityObject) {
        if let element = element as? any SelfDisplaying { return element.display() }
        AccessibleObjects.shared.add(element)
        listener?.happened(.willDisplay(ElementSnapshot(of: element)))
    }

    /// Reports that an element has left the screen. Announcements about it that wait are dropped.
    public static func didEndDisplay(_ element: any AccessibilityObject) {
        if focusedElement === element { moveFocus(to: nil) }
        if let element = element as? any SelfDisplaying { return element.endDisplay() }
        AccessibleObjects.shared.remove(element)
        listener?.happened(.didEndDisplay(element.accessibility.id))
    }

    /// Reports that a displayed element has changed. If it has the focus, the change is announced.
    public static func invalidated(_ element: any AccessibilityObject, cause: ChangeCause = .program) {
        let change = ElementChange(to: ElementSnapshot(of: element), id: element.accessibility.id)
        listener?.happened(.invalidated(change, cause: cause))
    }

    /// Notes a focus that the listener's user has moved. The listener is not notified.
    public static func focusWasMoved(to element: any AccessibilityObject) {
        moveFocus(to: element)
    }

    /// Resets the state, and starts with a new listener that knows nothing of the earlier state.
    package static func reset(with newListener: any AccessibilityListener) {
        listener = nil
        moveFocus(to: nil)
        root = nil
        AccessibilityWindow.shown = nil
        screenReaderStatusDidChange(to: false)
        listener = newListener
    }

    static func moveFocus(to element: (any AccessibilityObject)?) {
        guard focusedElement !== element else { return }
        focusedElement?.accessibilityElementDidLoseFocus()
        focusedElement = element
        element.map(AccessibleObjects.shared.add)
        element?.accessibilityElementDidBecomeFocused()
    }
}

/// The notifications that an application posts to its listener, named as in UIAccessibility.
public enum AccessibilityNotification: String, Sendable, Hashable, CaseIterable, Codable {
    /// Announces a text.
    case announcement
    /// A part of the screen has changed. An element as the argument takes the focus and is announced; without one the
    /// focus stays.
    case layoutChanged
    /// Another screen is displayed. The element in the argument, or else the first element, takes the focus and is
    /// announced.
    case screenChanged
    /// A scroll has ended. The argument is its status, such as "Page 3 of 10". The same status twice means that
    /// the end was reached.
    case pageScrolled
}

/// The priority of a posted notification: UIKit's `UIAccessibilityPriority`.
public enum AccessibilityPriority: String, Sendable, Hashable, CaseIterable, Codable {
    /// Waits until nothing else is being said.
    case low
    /// Interrupts current speech, and may be interrupted.
    case `default`
    /// Interrupts current speech, and is not interrupted once it is heard.
    case high
}

/// The argument of a notification.
public enum NotificationArgument: Sendable, Hashable {
    case text(String)
    case element(ElementSnapshot)
    /// The id of an element that this client has sent before, or its accessibility identifier.
    case elementID(String)
}

/// Whether a screen reader reads the desktop: UIAccessibility's `isVoiceOverRunning` and its notification.
///
/// A connection to the daemon receives the state when it begins, and then each change. The daemon knows it from
/// `a11y-speak desktop`; without that service, no screen reader is detected.
extension Accessibility {
    /// True while a screen reader reads the desktop. The screen reader then reads the application's elements, and the
    /// daemon says only the application's announcements.
    public private(set) static var isScreenReaderRunning = false

    private static var statusListeners = Listeners<(Bool) -> Void>()

    /// Calls `listener` with each new value of ``isScreenReaderRunning``: UIKit's
    /// `voiceOverStatusDidChangeNotification`.
    /// - Returns: a token that removes the listener when it is canceled.
    @discardableResult
    public static func onScreenReaderStatusDidChange(_ listener: @escaping (Bool) -> Void) -> ListenerToken {
        let number = statusListeners.add(listener)
        return ListenerToken { statusListeners.remove(number) }
    }

    /// Reports whether a screen reader runs. Called by the listener; repeated values are ignored.
    public static func screenReaderStatusDidChange(to isRunning: Bool) {
        guard isRunning != isScreenReaderRunning else { return }
        isScreenReaderRunning = isRunning
        for listener in statusListeners.all { listener(isRunning) }
    }
}
