// SPDX-License-Identifier: MIT

/// An object that handles the actions which no view on the screen handles: the part of `UIResponder` that accessibility
/// needs. An ``AccessibleViewController`` is the next responder after the views of its screen, and the application's
/// delegate is the last one.
///
///     final class AppDelegate: AccessibilityResponder {
///         override func accessibilityPerformMagicTap() -> Bool { player.playOrPause() }
///     }
///     Accessibility.applicationDelegate = delegate
@MainActor
open class AccessibilityResponder {
    public init() {}

    /// Called for an escape that no earlier responder has handled. The default is false.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Called for a magic tap that no earlier responder has handled. The default is false.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called for a scroll that no earlier responder has handled. The default is false.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

    /// The custom actions of each element in a controller's view, after the element's own. An application's
    /// delegate offers none.
    open var accessibilityCustomActions: [AccessibilityCustomAction]?
}

extension Accessibility {
    /// The application's delegate, held weakly: UIKit's `UIApplication.delegate`. Its actions are performed when no
    /// view and no controller has handled them.
    public static weak var applicationDelegate: AccessibilityResponder?
}
