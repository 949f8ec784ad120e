// SPDX-License-Identifier: MIT

import FoundationEssentials

/// UIKit's members that desktops on Linux cannot have. Each names what to write.
extension Accessibility {
    /// UIKit's spelling.
    public typealias ExpandedStatus = AccessibilityExpandedStatus
    /// UIKit's spelling.
    public typealias DirectTouchOptions = AccessibilityDirectTouchOptions

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isBoldTextEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isClosedCaptioningEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isGrayscaleEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isInvertColorsEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isMonoAudioEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isReduceTransparencyEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isSpeakScreenEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isSpeakSelectionEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isSwitchControlRunning: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var shouldDifferentiateWithoutColor: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var buttonShapesEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isGuidedAccessEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isShakeToUndoEnabled: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var isAssistiveTouchRunning: Bool { false }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the condition out.")
    public static var hearingDevicePairedEar: Any? { nil }

    @available(*, unavailable, message: "A desktop has no guided access: leave the call out.")
    public static func requestGuidedAccessSession(enabled: Bool, completionHandler: ((Bool) -> Void)?) {}

    @available(*, unavailable, message: "A desktop has no guided access: leave the call out.")
    public static func configureForGuidedAccess(features: Any, enabled: Bool, completionHandler: ((Bool) -> Void)?) {}

    @available(*, unavailable, message: "A desktop has no guided access: leave the call out.")
    public static func guidedAccessRestrictionState(forIdentifier identifier: String) -> Any? { nil }

    @available(*, unavailable, message: "The zoom of a desktop has no gestures of an app: leave the call out.")
    public static func registerGestureConflictWithZoom() {}

    @available(*, unavailable, message: "Report the focus: Accessibility.focus(_:). The zoom of a desktop follows it.")
    public static func zoomFocusChanged(zoomType: Any, toFrame frame: Rect, in view: Any) {}

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var boldTextStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var closedCaptioningStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var grayscaleStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var invertColorsStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var monoAudioStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var onOffSwitchLabelsDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var reduceTransparencyStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var speakScreenStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var speakSelectionStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var switchControlStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var differentiateWithoutColorDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var buttonShapesEnabledStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var hearingDevicePairedEarDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var guidedAccessStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var shakeToUndoDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Desktops on Linux have no such setting: leave the observer out.")
    public static var assistiveTouchStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onSettingsDidChange(_:), with a closure.")
    public static var reduceMotionStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onSettingsDidChange(_:), with a closure.")
    public static var darkerSystemColorsStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onSettingsDidChange(_:), with a closure.")
    public static var videoAutoplayStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onSettingsDidChange(_:), with a closure.")
    public static var prefersCrossFadeTransitionsStatusDidChange: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onScreenReaderStatusDidChange(_:), with a closure.")
    public static var voiceOverStatusDidChangeNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onAnnouncementDidFinish(_:), with a closure.")
    public static var announcementDidFinishNotification: Any { 0 }

    @available(*, unavailable, message: "Write Accessibility.onElementFocused(_:), with a closure.")
    public static var elementFocusedNotification: Any { 0 }
}

extension AccessibilityNotification {
    @available(*, unavailable, message: "Write client.pause() and client.resume() of an AnnouncementClient.")
    public static var pauseAssistiveTechnology: Self { .announcement }

    @available(*, unavailable, message: "Write client.pause() and client.resume() of an AnnouncementClient.")
    public static var resumeAssistiveTechnology: Self { .announcement }
}

extension AccessibilityObject {

    @available(
        *, unavailable,
        message: "Orca and the keyboard have one order, that of ReadingOrder: leave the style out."
    )
    public var accessibilityNavigationStyle: Any? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Orca and the keyboard have one order, that of ReadingOrder: leave the style out."
    )
    public var accessibilityNavigationStyleBlock: (() -> Any?)? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "A table reports its headers: AccessibilityContainerDataTable.accessibilityHeaderElements(forColumn:)."
    )
    public var accessibilityHeaderElements: [Any]? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "A table reports its headers: AccessibilityContainerDataTable.accessibilityHeaderElements(forColumn:)."
    )
    public var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Tests find the elements of accessibilityElements: set that.")
    public var automationElements: [Any]? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Tests find the elements of accessibilityElements: set accessibilityElementsBlock."
    )
    public var automationElementsBlock: (() -> [Any]?)? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Offer an AccessibilityCustomAction for each drag.")
    public var accessibilityDragSourceDescriptors: [Any]? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Offer an AccessibilityCustomAction for each drop.")
    public var accessibilityDropPointDescriptors: [Any]? {
        get { nil }
        set {}
    }
}

extension AccessibilityTraits {
    /// No trait: UIKit's name of an empty list.
    public static var none: Self { [] }
}

extension AccessibilityCustomAction {
    @available(*, unavailable, message: "The action keeps a closure: read actionHandler.")
    public var target: Any? { nil }

    @available(*, unavailable, message: "The action keeps a closure: read actionHandler.")
    public var selector: Any? { nil }

    /// An action with a picture that calls a method of `target`, which is held weakly.
    public convenience init<Target: AnyObject>(
        name: String, image: Any?, target: Target, method: @escaping @MainActor (Target) -> () -> Bool
    ) {
        self.init(name: name, target: target, method: method)
        self.image = image
    }
}
