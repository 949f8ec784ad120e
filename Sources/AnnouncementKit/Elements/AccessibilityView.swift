// SPDX-License-Identifier: MIT

/// A rectangle of the screen that other views are in: as much of `UIView` as accessibility needs. The outermost one is an
/// ``AccessibilityWindow`` where the application tells the place of its window.
///
/// It is no element until it says so. A program with views of its own conforms to ``AccessibilityObject`` instead.
@MainActor
open class AccessibilityView: AccessibilityElement {
    /// In the coordinates of the superview; of the screen when there is none.
    open var frame: Rect
    public private(set) weak var superview: AccessibilityView?
    public private(set) final var subviews: [AccessibilityView] = []
    private var ownFrame: Rect?

    public init(frame: Rect = .zero) {
        self.frame = frame
        super.init()
        accessibility.isElement = false
    }

    /// Puts a view on top of the others, taking it from where it was.
    public final func addSubview(_ view: AccessibilityView) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Takes it out of its superview; nothing happens without one.
    public final func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// A rectangle of this view, where it is on the screen now.
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

    /// Where it is now, unless a frame was set.
    open override var accessibilityFrame: Rect {
        get {
            if let place = accessibility.frameInContainer { return place.moved(by: containerOrigin) }
            return ownFrame ?? convertToScreen(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
        }
        set { (ownFrame, accessibility.frameInContainer) = (newValue, nil) }
    }

    open override var accessibilityContainer: (any AccessibilityObject)? { superview }

    open override var accessibilityChildren: [any AccessibilityObject] { subviews }
}
