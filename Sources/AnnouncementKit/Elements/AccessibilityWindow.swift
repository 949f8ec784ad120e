// SPDX-License-Identifier: MIT

/// An application's window: the part of `UIWindow` that accessibility needs. ``AccessibilityView/frame`` is the
/// position of the window's content on the screen in points. The label is the window's title.
///
///     let window = AccessibilityWindow(frame: Rect(x: 100, y: 50, width: 320, height: 280))
///     window.addSubview(screen.view)
///     window.makeKeyAndVisible()
///
/// The program sets the values that its toolkit reports. Each change is reported at once, and the elements in the
/// window need not be reported again.
@MainActor
open class AccessibilityWindow: AccessibilityView {
    /// The number of screen pixels per point: `UIScreen.scale`. The default is 1.
    public final var scale = 1.0 {
        didSet { if scale != oldValue { report() } }
    }
    /// True if the window has the keyboard focus.
    public private(set) final var isKeyWindow = false
    /// The window that was displayed last. An application reports only this one.
    public internal(set) static weak var shown: AccessibilityWindow?

    open override var frame: Rect {
        didSet { if frame != oldValue { report() } }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            let former = super.accessibilityLabel
            super.accessibilityLabel = newValue
            if former != newValue { report() }
        }
    }

    /// True until the window is displayed. A hidden window is not reported.
    public final override var isHidden: Bool {
        get { !isShown }
        set {
            guard isShown == newValue else { return }
            isShown = !newValue
            if isShown { Self.shown = self } else if Self.shown === self { Self.shown = nil }
            report()
        }
    }
    private var isShown = false

    /// Displays the window and gives it the keyboard focus.
    public final func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        makeKey()
    }

    /// Notes that the window has the keyboard focus.
    public final func makeKey() { setKey(true) }

    /// Notes that another application's window has the keyboard focus: UIKit's `resignKey`.
    public final func resignKey() { setKey(false) }

    private func setKey(_ isKey: Bool) {
        guard isKey != isKeyWindow else { return }
        isKeyWindow = isKey
        report()
    }

    private func report() {
        guard Self.shown === self else { return }
        let window = WindowSnapshot(frame: frame, scale: scale, title: accessibilityLabel, isActive: isKeyWindow)
        Accessibility.listener?.happened(.window(window))
    }
}

extension Accessibility {
    /// Converts a rectangle of a view to screen coordinates, in points: UIKit's
    /// `UIAccessibility.convertToScreenCoordinates`.
    public static func convertToScreenCoordinates(_ rect: Rect, in view: AccessibilityView) -> Rect {
        view.convertToScreen(rect)
    }

    /// Converts a rectangle from screen coordinates to those of the displayed window, if there is one.
    static func convertToWindow(_ rect: Rect) -> Rect {
        guard let window = AccessibilityWindow.shown else { return rect }
        return rect.moved(by: Point(x: -window.frame.x, y: -window.frame.y))
    }
}
