// SPDX-License-Identifier: MIT

/// The controller of one screen, to inherit from: `UIViewController` as far as accessibility is concerned.
///
///     final class PlayerController: AccessibleViewController {
///         let slider = AdjustableElement()
///         override func viewDidLoad() { view.addSubview(slider) }
///     }
///     let player = PlayerController()
///     player.appear()
@MainActor
open class AccessibleViewController: AccessibilityViewController {
    private var loaded: AccessibilityView?
    /// The objects that were reported as displayed.
    private var shown: [any AccessibilityObject] = []

    public init() {}

    /// The screen, which is loaded on first access.
    public final var view: AccessibilityView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    public final var isViewLoaded: Bool { loaded != nil }

    /// Loads ``view`` unless it is there.
    public final func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Sets ``view``: an empty one unless a subclass does.
    open func loadView() { view = AccessibilityView() }

    /// The screen is there, and gets what is in it.
    open func viewDidLoad() {}

    /// The screen is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// The screen is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// The screen is about to be hidden.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The screen is hidden.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Shows the screen, as UIKit does when a controller is presented: reports each element and each chart in it, and
    /// its first element takes the focus.
    public final func appear(animated: Bool = false) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        Accessibility.root = view
        shown = Self.displayed(in: view)
        shown.forEach(Accessibility.willDisplay)
        Accessibility.post(.screenChanged)
        viewDidAppear(animated)
    }

    /// Hides the screen; announcements about it that still wait are not said any more.
    public final func disappear(animated: Bool = false) {
        viewWillDisappear(animated)
        shown.forEach(Accessibility.didEndDisplay)
        shown = []
        if Accessibility.root === loaded { Accessibility.root = nil }
        viewDidDisappear(animated)
    }

    /// The elements in their order, and in place of its own elements each object that reports itself.
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

/// The controller of one screen: UIKit's `UIViewController`, as far as identifiers are concerned.
@MainActor
public protocol AccessibilityViewController: AnyObject {
    /// The type of `view`.
    associatedtype RootView: AccessibilityObject
    /// The screen, declared as UIKit declares it: `var view: View!`. Injecting asks for it, which may load it; nil
    /// gets no identifier.
    var view: RootView! { get }
}
