// SPDX-License-Identifier: MIT

/// A rectangle of the screen that contains other views: the part of `UIView` that accessibility needs. Use an
/// ``AccessibilityWindow`` as the outermost view if the application knows the position of its window.
///
/// A view is not an element until `isAccessibilityElement` is set. A program with its own view classes conforms to
/// ``AccessibilityObject`` instead.
@MainActor
open class AccessibilityView: AccessibilityElement {
    /// The frame in the coordinates of the superview, or of the screen if there is none.
    open var frame: Rect
    /// True if the view and its subviews are not displayed, and so not read: `UIView.isHidden`.
    open var isHidden: Bool {
        get { isConcealed }
        set { isConcealed = newValue }
    }
    public private(set) weak var superview: AccessibilityView?
    public private(set) final var subviews: [AccessibilityView] = []
    private var ownFrame: Rect?
    private var isConcealed = false
    /// The controller of this view.
    final weak var responder: AccessibilityResponder?

    public init(frame: Rect = .zero) {
        self.frame = frame
        super.init()
        accessibility.isElement = false
    }

    /// Adds a view on top of the others, and removes it from its previous superview.
    public final func addSubview(_ view: AccessibilityView) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Removes the view from its superview, if it has one.
    public final func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Converts a rectangle of this view to screen coordinates.
    public final func convertToScreen(_ rect: Rect) -> Rect {
        var place = rect
        var view: AccessibilityView? = self
        while let next = view {
            place = place.moved(by: Point(x: next.frame.x, y: next.frame.y))
            view = next.superview
        }
        return place
    }

    private func isDescendant(of view: AccessibilityView) -> Bool {
        var ancestor = superview
        while let next = ancestor {
            if next === view { return true }
            ancestor = next.superview
        }
        return false
    }

    /// The current frame on the screen, unless a frame was set.
    open override var accessibilityFrame: Rect {
        get {
            if let place = accessibility.frameInContainer { return place.moved(by: containerOrigin) }
            return ownFrame ?? convertToScreen(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
        }
        set { (ownFrame, accessibility.frameInContainer) = (newValue, nil) }
    }

    open override var accessibilityElementsHidden: Bool {
        get { isConcealed || super.accessibilityElementsHidden }
        set { super.accessibilityElementsHidden = newValue }
    }

    open override var accessibilityContainer: (any AccessibilityObject)? { superview }

    open override var accessibilityChildren: [any AccessibilityObject] { subviews }
}
