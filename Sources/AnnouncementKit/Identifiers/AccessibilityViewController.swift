// SPDX-License-Identifier: MIT

/// The controller of one screen: UIKit's `UIViewController`, as far as identifiers are concerned.
@MainActor
public protocol AccessibilityViewController: AnyObject {
    /// The type of `view`.
    associatedtype RootView: AccessibilityObject
    /// The screen, declared as UIKit declares it: `var view: View!`. Injecting asks for it, which may load it; nil
    /// gets no identifier.
    var view: RootView! { get }
}
