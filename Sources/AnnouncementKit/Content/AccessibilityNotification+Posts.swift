// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The notifications of iOS 17, each a value that posts itself.
///
///     AccessibilityNotification.Announcement("Saved").post()
extension AccessibilityNotification {
    /// Announces a text.
    public struct Announcement: Sendable {
        private let text: AttributedString

        public init(_ announcement: String) { text = AttributedString(announcement) }
        public init(_ announcement: AttributedString) { text = announcement }

        /// Posts the announcement, with the priority of its attribute `accessibilitySpeechAnnouncementPriority`.
        @MainActor @discardableResult
        public func post() -> PostReceipt { Accessibility.post(.announcement, argument: text) }
    }

    /// Reports that a part of the screen has changed.
    @MainActor
    public struct LayoutChanged {
        private let element: (any AccessibilityObject)?

        /// - Parameter element: the element that takes the focus and is announced; nil to keep the focus, or to move
        ///   it if the focused element has left the screen.
        public init(_ element: (any AccessibilityObject)? = nil) { self.element = element }

        /// Posts the notification.
        @discardableResult
        public func post() -> PostReceipt { Accessibility.post(.layoutChanged, argument: element) }
    }

    /// Reports that another screen is displayed.
    @MainActor
    public struct ScreenChanged {
        private let element: (any AccessibilityObject)?

        /// - Parameter element: the element that takes the focus and is announced; nil for the first one.
        public init(_ element: (any AccessibilityObject)? = nil) { self.element = element }

        /// Posts the notification.
        @discardableResult
        public func post() -> PostReceipt { Accessibility.post(.screenChanged, argument: element) }
    }

    /// Announces the position at which a scroll has ended, such as "Page 3 of 10".
    public struct PageScrolled: Sendable {
        private let text: AttributedString

        public init(_ announcement: String) { text = AttributedString(announcement) }
        public init(_ announcement: AttributedString) { text = announcement }

        /// Posts the notification, with the priority of its attribute `accessibilitySpeechAnnouncementPriority`.
        @MainActor @discardableResult
        public func post() -> PostReceipt { Accessibility.post(.pageScrolled, argument: text) }
    }
}

extension Accessibility {
    /// UIKit's name.
    public typealias Notification = AccessibilityNotification

    /// Posts a notification with an attributed text.
    /// - Parameter priority: nil for the priority of the text's attribute `accessibilitySpeechAnnouncementPriority`, or
    ///   else the default one.
    @discardableResult
    public static func post(
        _ notification: AccessibilityNotification, argument: AttributedString, priority: AccessibilityPriority? = nil
    ) -> PostReceipt {
        let speech = AttributedSpeech(argument)
        let text: NotificationArgument = speech.ssml.map { .ssml($0) } ?? .text(speech.text)
        return report(.posted(notification, text, priority: priority ?? speech.priority ?? .default))
    }

    /// Posts a notification with an attributed text, in UIKit's spelling.
    @discardableResult
    public static func post(
        notification: AccessibilityNotification, argument: AttributedString, priority: AccessibilityPriority? = nil
    ) -> PostReceipt {
        post(notification, argument: argument, priority: priority)
    }
}
