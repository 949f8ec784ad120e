// SPDX-License-Identifier: MIT

/// The application's side of accessibility, like UIKit's `UIAccessibility`.
@MainActor
public enum Accessibility {
    /// The listener of this application, held weakly. Without a listener, posting costs nothing.
    public static weak var listener: (any AccessibilityListener)?
    /// The outermost object of the screen. ``AccessibilityNotification/screenChanged`` without an element uses the
    /// first element in it.
    public static weak var root: (any AccessibilityObject)? {
        didSet { if root !== oldValue { lastFocus = nil } }
    }
    /// The element that has the focus; nil for none.
    public private(set) static weak var focusedElement: (any AccessibilityObject)?

    /// Moves the user's focus to an element, which is then announced.
    public static func focus(_ element: any AccessibilityObject) {
        let former = moveFocus(to: element)
        listener?.happened(.focused(.element(reported(element))))
        end(former)
    }

    /// Reports that an element or a chart has appeared on the screen.
    public static func willDisplay(_ element: any AccessibilityObject) {
        if let element = element as? any SelfDisplaying { return element.display() }
        AccessibleObjects.shared.add(element)
        listener?.happened(.willDisplay(reported(element)))
    }

    /// Reports that an element has left the screen. Announcements about it that wait are dropped.
    public static func didEndDisplay(_ element: any AccessibilityObject) {
        if focusedElement === element || focusedPart?.owner === element {
            lastFocus?.endDisplay()
            end(moveFocus(to: nil))
        }
        if let element = element as? any SelfDisplaying { return element.endDisplay() }
        let id = element.accessibility.id
        reportedIDs?.insert(id)
        AccessibleObjects.shared.remove(id)
        listener?.happened(.didEndDisplay(id))
    }

    /// Reports that a displayed element has changed. If it has the focus, or is in a live region, the change is
    /// announced. For an object that is not an element, the elements in it are reported.
    public static func invalidated(_ element: any AccessibilityObject, cause: ChangeCause = .program) {
        guard element.isAccessibilityElement || AccessibleObjects.shared.contains(element) else {
            for part in AccessibleObjects.shared.elements(in: element) { invalidated(part, cause: cause) }
            return
        }
        let id = element.accessibility.id
        let snapshot = ElementSnapshot(of: element)
        reportedIDs?.insert(id)
        let change = ElementChange(to: snapshot, id: id, from: AccessibleObjects.shared.note(snapshot, of: element))
        listener?.happened(.invalidated(change, cause: cause))
    }

    /// Notes a focus that the listener's user has moved. The listener is not notified.
    public static func focusWasMoved(to element: any AccessibilityObject) {
        reportedIDs?.insert(element.accessibility.id)
        end(moveFocus(to: element))
    }

    /// Resets the state, and starts with a new listener that knows nothing of the earlier state.
    package static func reset(with newListener: any AccessibilityListener) {
        listener = nil
        moveFocus(to: nil)
        (root, lastFocus) = (nil, nil)
        applicationDelegate = nil
        AccessibleObjects.shared.forgetFrames()
        AccessibilityWindow.shown = nil
        screenReaderStatusDidChange(to: false)
        settingsDidChange(to: DisplaySettings())
        listener = newListener
    }

    /// Moves the focus without reporting it.
    /// - Returns: the former element, if only the focus displayed it.
    @discardableResult
    static func moveFocus(to element: (any AccessibilityObject)?) -> FocusedPart? {
        guard focusedElement !== element || (element == nil && focusedPart != nil) else { return nil }
        let (former, last) = (focusedPart, focusedElement)
        focusedElement?.accessibilityElementDidLoseFocus()
        focusedElement = element
        focusedPart = element.flatMap(FocusedPart.init)
        element.map(AccessibleObjects.shared.add)
        if let element { lastFocus = LastFocus(on: element) }
        element?.accessibilityElementDidBecomeFocused()
        focusDidMove(from: last, to: element)
        return former
    }

    /// Reports that an element which only the focus displayed has left the screen. Call it after the focus was
    /// reported.
    static func end(_ part: FocusedPart?) {
        guard let part, part.id != focusedPart?.id else { return }
        AccessibleObjects.shared.remove(part.id)
        listener?.happened(.didEndDisplay(part.id))
    }

    private static var focusedPart: FocusedPart?
    private(set) static var lastFocus: LastFocus?
}

/// A focused element that is displayed only while it has the focus, because an object that reports its own display
/// contains it: a chart's point, for example.
@MainActor
struct FocusedPart {
    let id: String
    private(set) weak var owner: (any AccessibilityObject)?

    /// Nil for an element that was displayed by itself.
    init?(_ element: any AccessibilityObject) {
        guard let owner = element.enclosingObjects.first(where: { $0 is any SelfDisplaying }),
            !AccessibleObjects.shared.contains(element)
        else { return nil }
        (id, self.owner) = (element.accessibility.id, owner)
    }
}

/// The record of reported elements, which shows the changes that a program does not report.
extension Accessibility {
    /// The ids of the elements that were reported during an action; nil while there is none.
    private static var reportedIDs: Set<String>?

    /// The snapshot to report.
    static func reported(_ element: any AccessibilityObject) -> ElementSnapshot {
        let snapshot = ElementSnapshot(of: element)
        reportedIDs?.insert(element.accessibility.id)
        AccessibleObjects.shared.note(snapshot, of: element)
        return snapshot
    }

    /// Performs an action, and returns whether it was handled and which elements it has reported.
    static func noting(_ action: () -> Bool) -> (isHandled: Bool, reported: Set<String>) {
        let outer = reportedIDs
        reportedIDs = []
        let isHandled = action()
        let reported = reportedIDs ?? []
        reportedIDs = outer?.union(reported)
        return (isHandled, reported)
    }

    /// Reports each displayed element that has moved since it was last reported.
    static func reportMoves() {
        for (id, frame) in AccessibleObjects.shared.moves() {
            var change = ElementChange(id: id)
            change.frame = .some(frame)
            listener?.happened(.invalidated(change, cause: .program))
        }
    }
}

/// The notifications that an application posts to its listener, named as in UIAccessibility.
public enum AccessibilityNotification: String, Sendable, Hashable, CaseIterable, Codable {
    /// Announces a text.
    case announcement
    /// A part of the screen has changed. An element as the argument takes the focus and is announced. Without one the
    /// focus stays; if the focused element has left the screen, the next one, or else the one before it, takes the focus.
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
    /// A text in SSML, made of an attributed text.
    case ssml(String)
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
