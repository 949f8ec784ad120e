// SPDX-License-Identifier: MIT

/// A base class for the controller of one screen: the part of `UIViewController` that accessibility needs.
///
///     final class PlayerController: AccessibleViewController {
///         let slider = AdjustableElement()
///         override func viewDidLoad() { view.addSubview(slider) }
///     }
///     let player = PlayerController()
///     player.appear()
@MainActor
open class AccessibleViewController: AccessibilityResponder, AccessibilityViewController {
    private var loaded: AccessibilityView? {
        didSet {
            oldValue?.responder = nil
            loaded?.responder = self
        }
    }
    /// The objects that were reported as displayed.
    private var shown: [any AccessibilityObject] = []
    /// The element that had the focus when the screen disappeared, or the chart of a focused point.
    private weak var lastFocused: (any AccessibilityObject)?

    /// The screen, which is loaded on first access.
    public final var view: AccessibilityView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    public final var isViewLoaded: Bool { loaded != nil }

    /// Loads ``view`` if it is not loaded.
    public final func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Sets ``view``. The default is an empty view.
    open func loadView() { view = AccessibilityView() }

    /// Called after the screen was loaded, to add its content.
    open func viewDidLoad() {}

    /// Called before the screen is displayed.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after the screen was displayed.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the screen is hidden.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the screen was hidden.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Displays the screen, like a presented controller in UIKit. Reports each element and each chart in the screen,
    /// and moves the focus to the first element. A screen that appears again gives the focus back to the element that
    /// had it, or to the chart of the point that had it, if that is still there.
    public final func appear(animated: Bool = false) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        Accessibility.root = view
        shown = Self.displayed(in: view)
        shown.forEach(Accessibility.willDisplay)
        Accessibility.post(.screenChanged, argument: shown.first { $0 === lastFocused })
        lastFocused = nil
        viewDidAppear(animated)
    }

    /// Hides the screen, and ends the display of each element in it that is displayed. Announcements about it that wait
    /// are dropped.
    public final func disappear(animated: Bool = false) {
        viewWillDisappear(animated)
        if let focused = Accessibility.focusedElement, focused.enclosingObjects.contains(where: { $0 === loaded }) {
            lastFocused = focused.enclosingObjects.first { $0 is any SelfDisplaying } ?? focused
        }
        let later = loaded.map(AccessibleObjects.shared.elements) ?? []
        for object in shown + later where object is any SelfDisplaying || AccessibleObjects.shared.contains(object) {
            Accessibility.didEndDisplay(object)
        }
        shown = []
        if Accessibility.root === loaded { Accessibility.root = nil }
        viewDidDisappear(animated)
    }

    /// The elements in reading order. An object that reports its own display takes the place of its elements.
    private static func displayed(in view: AccessibilityView) -> [any AccessibilityObject] {
        var displayed: [any AccessibilityObject] = []
        for element in ReadingOrder(of: view).elements {
            let chart = element.enclosingObjects.first { $0 is any SelfDisplaying }
            let object = chart ?? element
            if displayed.last !== object, chart == nil || !displayed.contains(where: { $0 === object }) {
                displayed.append(object)
            }
        }
        return displayed
    }
}

/// The controller of one screen: the part of UIKit's `UIViewController` that identifiers need.
@MainActor
public protocol AccessibilityViewController: AnyObject {
    /// The type of `view`.
    associatedtype RootView: AccessibilityObject
    /// The screen, declared as UIKit declares it: `var view: View!`. Injecting identifiers reads it, which may load it.
    /// A nil view gets no identifier.
    var view: RootView! { get }
}
