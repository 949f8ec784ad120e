// SPDX-License-Identifier: MIT

/// Posts of an application, and the receipts for them.
extension Accessibility {
    /// Announces a text.
    @discardableResult
    public static func post(
        _ notification: AccessibilityNotification, argument: String, priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        report(.posted(notification, .text(argument), priority: priority))
    }

    /// Reports that something changed. `layoutChanged` moves the focus to the element and announces it; without one the
    /// focus stays. `screenChanged` without an element takes the first one of ``root``.
    @discardableResult
    public static func post(
        _ notification: AccessibilityNotification, argument: (any AccessibilityObject)? = nil,
        priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        let first = notification == .screenChanged ? root.flatMap { ReadingOrder(of: $0).first } : nil
        guard let element = argument ?? first else { return report(.posted(notification, nil, priority: priority)) }
        moveFocus(to: element)
        return report(.posted(notification, .element(ElementSnapshot(of: element)), priority: priority))
    }

    /// UIKit's spelling.
    @discardableResult
    public static func post(
        notification: AccessibilityNotification, argument: String, priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        post(notification, argument: argument, priority: priority)
    }

    /// UIKit's spelling.
    @discardableResult
    public static func post(
        notification: AccessibilityNotification, argument: (any AccessibilityObject)?,
        priority: AccessibilityPriority = .default
    ) -> PostReceipt {
        post(notification, argument: argument, priority: priority)
    }

    private static func report(_ event: ViewEvent) -> PostReceipt {
        if let listener = listener as? any PostListener { return listener.posted(event) }
        listener?.happened(event)
        return PostReceipt { nil }
    }
}
