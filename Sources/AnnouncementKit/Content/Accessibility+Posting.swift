// SPDX-License-Identifier: MIT

/// Posting notifications to the listener. Each post returns a receipt.
extension Accessibility {
    /// The number of posts that said something.
    private(set) static var saidCount = 0

    /// Posts a notification with a text, for example an announcement.
    @discardableResult
    public static func post(
        _ notification: AccessibilityNotification, argument: String, priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        report(.posted(notification, .text(argument), priority: priority))
    }

    /// Reports that something changed, and the frames of displayed elements that have moved. `layoutChanged` moves the
    /// focus to the element, or to the first one in an object that is not an element, and announces it. Without an element
    /// the focus stays; if the focused element has left the screen, the next one in reading order takes the focus and is
    /// announced, or else the last one before it. `screenChanged` without an element uses the first element in ``root``.
    @discardableResult
    public static func post(
        _ notification: AccessibilityNotification, argument: (any AccessibilityObject)? = nil,
        priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        guard let element = argument.map(target) ?? focusAfter(notification) else {
            return report(.posted(notification, nil, priority: priority))
        }
        let former = moveFocus(to: element)
        defer { end(former) }
        return report(.posted(notification, .element(reported(element)), priority: priority))
    }

    /// The element that takes the focus after a notification without an element; nil if the focus stays.
    private static func focusAfter(_ notification: AccessibilityNotification) -> (any AccessibilityObject)? {
        switch notification {
        case .screenChanged: root.flatMap { ReadingOrder(of: $0).first }
        case .layoutChanged: lastFocus?.successor
        case .announcement, .pageScrolled: nil
        }
    }

    /// The element itself, or the first one in an object that is not an element.
    private static func target(of object: any AccessibilityObject) -> any AccessibilityObject {
        guard !object.isAccessibilityElement, !(object is any SelfDisplaying) else { return object }
        return ReadingOrder(of: object).first ?? object
    }

    /// Posts a notification with a text, in UIKit's spelling.
    @discardableResult
    public static func post(
        notification: AccessibilityNotification, argument: String, priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        post(notification, argument: argument, priority: priority)
    }

    /// Posts a notification with an element, in UIKit's spelling.
    @discardableResult
    public static func post(
        notification: AccessibilityNotification, argument: (any AccessibilityObject)?,
        priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        post(notification, argument: argument, priority: priority)
    }

    static func report(_ event: ViewEvent) -> PostReceipt {
        guard case .posted(let notification, let argument, _) = event else { return PostReceipt { nil } }
        if argument != nil { saidCount += 1 }
        if notification == .layoutChanged || notification == .screenChanged { reportMoves() }
        if let listener = listener as? any PostListener { return listener.posted(event) }
        listener?.happened(event)
        return PostReceipt { nil }
    }
}
