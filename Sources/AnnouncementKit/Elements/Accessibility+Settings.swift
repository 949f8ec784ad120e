// SPDX-License-Identifier: MIT

/// The user's settings: UIAccessibility's queries and notifications.
///
/// A connection to the daemon receives the settings when it begins, and then each change. The daemon knows them from
/// `a11y-speak desktop`, which reads the settings portal and GSettings through it.
extension Accessibility {
    /// The settings of the desktop; the standard ones while none are known.
    public private(set) static var settings = DisplaySettings()

    private static var settingsListeners = Listeners<(DisplaySettings) -> Void>()

    /// Calls `listener` with each change of ``settings``: UIKit's notifications such as
    /// `reduceMotionStatusDidChangeNotification`.
    /// - Returns: a token that removes the listener when it is canceled.
    @discardableResult
    public static func onSettingsDidChange(_ listener: @escaping (DisplaySettings) -> Void) -> ListenerToken {
        let number = settingsListeners.add(listener)
        return ListenerToken { settingsListeners.remove(number) }
    }

    /// Reports the settings. Called by the listener; repeated values are ignored.
    public static func settingsDidChange(to newSettings: DisplaySettings) {
        guard newSettings != settings else { return }
        settings = newSettings
        for listener in settingsListeners.all { listener(newSettings) }
    }

    /// True while a screen reader reads the desktop: UIKit's name of ``isScreenReaderRunning``.
    public static var isVoiceOverRunning: Bool { isScreenReaderRunning }
    public static var isReduceMotionEnabled: Bool { settings.reducedMotion }
    /// True for stronger contrast: UIKit's name.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasedContrast }
    /// True if videos may start without the user. Desktops on Linux have one setting for this and for motion.
    public static var isVideoAutoplayEnabled: Bool { !settings.reducedMotion }
    /// True for fades in place of slides. Desktops on Linux have one setting for this and for motion.
    public static var prefersCrossFadeTransitions: Bool { settings.reducedMotion }
    public static var preferredContentSizeCategory: ContentSizeCategory { settings.contentSizeCategory }
}

/// The technologies that may focus an element: UIKit's `UIAccessibility.AssistiveTechnologyIdentifier`.
public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader, such as Orca.
    public static let voiceOver = Self(rawValue: "screenReader")
    /// A screen reader, such as Orca.
    public static let screenReader = Self(rawValue: "screenReader")
    /// This library's daemon, which announces the focus while no screen reader runs.
    public static let daemon = Self(rawValue: "a11y-speakd")
}

/// The focus.
extension Accessibility {
    /// UIKit's spelling.
    public typealias AssistiveTechnologyIdentifier = AnnouncementKit.AssistiveTechnologyIdentifier

    private static var focusListeners = Listeners<(FocusMove) -> Void>()

    /// The technology that announces the focus at present.
    static var focusingTechnology: AssistiveTechnologyIdentifier { isScreenReaderRunning ? .screenReader : .daemon }

    /// The element that a technology has focused; nil for none.
    /// - Parameter technology: nil for any.
    public static func focusedElement(
        using technology: AssistiveTechnologyIdentifier?
    ) -> (any AccessibilityObject)? {
        guard technology == nil || technology == focusingTechnology else { return nil }
        return focusedElement
    }

    /// Calls `listener` with each move of the focus: UIKit's `elementFocusedNotification`.
    /// - Returns: a token that removes the listener when it is canceled.
    @discardableResult
    public static func onElementFocused(_ listener: @escaping (FocusMove) -> Void) -> ListenerToken {
        let number = focusListeners.add(listener)
        return ListenerToken { focusListeners.remove(number) }
    }

    static func focusDidMove(from former: (any AccessibilityObject)?, to element: (any AccessibilityObject)?) {
        let move = FocusMove(focusedElement: element, unfocusedElement: former, technology: focusingTechnology)
        for listener in focusListeners.all { listener(move) }
    }
}

/// A move of the focus, with the values of UIKit's keys `focusedElementUserInfoKey`, `unfocusedElementUserInfoKey` and
/// `assistiveTechnologyUserInfoKey`.
@MainActor
public struct FocusMove {
    public let focusedElement: (any AccessibilityObject)?
    public let unfocusedElement: (any AccessibilityObject)?
    public let technology: AssistiveTechnologyIdentifier
}

extension AccessibilityObject {
    /// True if the object has the focus.
    public func accessibilityElementIsFocused() -> Bool { Accessibility.focusedElement === self }

    /// The technologies that have focused the object; nil for none.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<AssistiveTechnologyIdentifier>? {
        accessibilityElementIsFocused() ? [Accessibility.focusingTechnology] : nil
    }
}
