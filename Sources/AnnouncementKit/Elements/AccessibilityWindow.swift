// SPDX-License-Identifier: MIT

/// An application's window: as much of `UIWindow` as accessibility needs. Its ``AccessibilityView/frame`` is where its content
/// stands on the screen, in points, and its label is its title.
///
///     let window = AccessibilityWindow(frame: Rect(x: 100, y: 50, width: 320, height: 280))
///     window.addSubview(screen.view)
///     window.makeKeyAndVisible()
///
/// What a toolkit tells of the window is set here. Each change is reported at once; the elements in it need not be reported again.
@MainActor
open class AccessibilityWindow: AccessibilityView {
    /// How many pixels of the screen a point has: `UIScreen.scale`.
    public final var scale = 1.0 {
        didSet { if scale != oldValue { report() } }
    }
    /// Whether keys go to it.
    public private(set) final var isKeyWindow = false
    /// The window that was shown last: an application reports one.
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

    /// Hidden until it is shown; nothing is reported of a hidden window.
    public final var isHidden = true {
        didSet {
            guard isHidden != oldValue else { return }
            if !isHidden { Self.shown = self } else if Self.shown === self { Self.shown = nil }
            report()
        }
    }

    /// It came on the screen, and keys go to it.
    public final func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        makeKey()
    }

    /// Keys go to it.
    public final func makeKey() { setKey(true) }

    /// Keys go to another application's window: UIKit calls it `resignKey`.
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
    /// Where a rectangle of a view is on the screen, in points: UIKit's `UIAccessibility.convertToScreenCoordinates`.
    public static func convertToScreenCoordinates(_ rect: Rect, in view: AccessibilityView) -> Rect {
        view.convertToScreen(rect)
    }

    /// The same rectangle in the coordinates of the shown window; of the screen when there is none.
    static func convertToWindow(_ rect: Rect) -> Rect {
        guard let window = AccessibilityWindow.shown else { return rect }
        return rect.moved(by: Point(x: -window.frame.x, y: -window.frame.y))
    }
}
