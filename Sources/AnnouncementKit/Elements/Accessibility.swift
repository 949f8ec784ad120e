// SPDX-License-Identifier: MIT

/// The application's side of accessibility: what UIKit has in `UIAccessibility`.
@MainActor
public enum Accessibility {
    /// The listener to this application; nil when there is none, and then posting costs nothing.
    public static weak var listener: (any AccessibilityListener)?
    /// The screen's outermost object: ``AccessibilityNotification/screenChanged`` takes the first element in it.
    public static weak var root: (any AccessibilityObject)?
    /// The element that has the focus.
    public private(set) static weak var focusedElement: (any AccessibilityObject)?

    /// Moves the user's focus to an element, which is then spoken.
    public static func focus(_ element: any AccessibilityObject) {
        moveFocus(to: element)
        listener?.happened(.focused(.element(ElementSnapshot(of: element))))
    }

    /// An element came on the screen, or a chart.
    public static func willDisplay(_ element: any AccessibilityObject) {
        if let element = element as? any SelfDisplaying { return element.display() }
        AccessibleObjects.shared.add(element)
        listener?.happened(.willDisplay(ElementSnapshot(of: element)))
    }

    /// An element has left the screen; pending speech about it is dropped.
    public static func didEndDisplay(_ element: any AccessibilityObject) {
        if focusedElement === element { moveFocus(to: nil) }
        if let element = element as? any SelfDisplaying { return element.endDisplay() }
        AccessibleObjects.shared.remove(element)
        listener?.happened(.didEndDisplay(element.accessibility.id))
    }

    /// A displayed element has changed: when it has the focus, the change is spoken.
    public static func invalidated(_ element: any AccessibilityObject, cause: ChangeCause = .program) {
        let change = ElementChange(to: ElementSnapshot(of: element), id: element.accessibility.id)
        listener?.happened(.invalidated(change, cause: cause))
    }

    /// The listener's user has moved the focus, so the listener is not notified.
    public static func focusWasMoved(to element: any AccessibilityObject) {
        moveFocus(to: element)
    }

    /// Starts over with a new listener, which knows nothing of the earlier state.
    package static func beginAnew(with newListener: any AccessibilityListener) {
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

/// Whether a screen reader reads the desktop: UIAccessibility's `isVoiceOverRunning` and its notification.
///
/// A connection to the daemon knows it from its beginning, and is told each change. The daemon knows it from
/// `a11y-speak desktop`; without that service no screen reader is seen.
extension Accessibility {
    /// True while a screen reader reads the desktop: it then reads the application's elements, and the daemon says only
    /// what the application announces.
    public private(set) static var isScreenReaderRunning = false

    private static var statusListeners = Listeners<(Bool) -> Void>()

    /// Calls `listener` with each new value of ``isScreenReaderRunning``: UIKit's `voiceOverStatusDidChangeNotification`.
    @discardableResult
    public static func onScreenReaderStatusDidChange(_ listener: @escaping (Bool) -> Void) -> ListenerToken {
        let number = statusListeners.add(listener)
        return ListenerToken { statusListeners.remove(number) }
    }

    /// Reports whether a screen reader is running. A listener calls it; the same value twice is reported once.
    public static func screenReaderStatusDidChange(to isRunning: Bool) {
        guard isRunning != isScreenReaderRunning else { return }
        isScreenReaderRunning = isRunning
        for listener in statusListeners.all { listener(isRunning) }
    }
}
