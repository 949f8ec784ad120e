// SPDX-License-Identifier: MIT

/// What looks after one screen: UIKit's `UIViewController`, as far as identifiers go.
@MainActor
public protocol AccessibilityViewController: AnyObject {
    /// What `view` is.
    associatedtype RootView: AccessibilityObject
    /// The screen, declared as UIKit declares it: `var view: View!`. Injecting asks for it, which may load it; nil
    /// gets no identifier.
    var view: RootView! { get }
}
