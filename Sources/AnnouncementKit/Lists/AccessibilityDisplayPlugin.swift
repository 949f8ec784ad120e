// SPDX-License-Identifier: MIT

import FoundationEssentials

/// RDDM's name of the plugin for tables. Tables and collections differ only in their names for headers and footers.
public typealias TableAccessibilityPlugin = AccessibilityDisplayPlugin
/// RDDM's name of the plugin for collections.
public typealias CollectionAccessibilityPlugin = AccessibilityDisplayPlugin

/// Applies the strategies of each ``AccessibilityItem`` that is displayed or has changed, gives it an invalidator while
/// it is displayed, and notifies the listener. Other objects are left unchanged.
@MainActor
public final class AccessibilityDisplayPlugin: DisplayPlugin {
    private let invalidator: AccessibilityInvalidatorCreationBlock
    private var elements = DisplayedElements()

    public init(invalidatorCreationBlock: AccessibilityInvalidatorCreationBlock? = nil) {
        invalidator =
            invalidatorCreationBlock ?? { item, kind, delegate in
                DelegatedAccessibilityItemInvalidator(
                    item: item, accessibilityItemKind: kind, accessibilityDelegate: delegate)
            }
    }

    public func process(_ event: DisplayEvent, in manager: any DisplayManager) {
        switch event {
        case .willDisplay(let kind, let object): willDisplay(object, of: kind, in: manager)
        case .didEndDisplay(_, let object): didEndDisplay(object)
        case .willDisplaySupplementary(let name, let path, let object):
            guard let kind = AccessibilityItemKind(supplementary: name, at: path) else { return }
            willDisplay(object, of: kind, in: manager)
        case .didEndDisplaySupplementary(_, _, let object): didEndDisplay(object)
        case .invalidatedAccessibility(let kind, let item):
            modify(item, of: kind, in: manager)
            elements.change(item)
        case .didSelect: break
        }
    }

    public func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool { false }

    private func willDisplay(
        _ object: any AccessibilityObject, of kind: AccessibilityItemKind, in manager: any DisplayManager
    ) {
        guard let item = object as? any AccessibilityItem else { return }
        modify(item, of: kind, in: manager)
        if let item = item as? any AccessibilityInvalidatable, let delegate = manager.accessibilityDelegate {
            item.setInvalidator(invalidator: invalidator(item, kind, delegate))
        }
        elements.show(item)
    }

    private func didEndDisplay(_ object: any AccessibilityObject) {
        guard let item = object as? any AccessibilityItem else { return }
        (item as? any AccessibilityInvalidatable)?.removeInvalidator()
        elements.hide(item)
    }

    private func modify(_ item: any AccessibilityItem, of kind: AccessibilityItemKind, in manager: any DisplayManager) {
        let generator = manager.generator(for: kind) as? any AccessibilityStrategyProvider
        item.modifierType.modify(item: item, generator: generator, of: kind)
    }
}

extension DisplayPlugin where Self == AccessibilityDisplayPlugin {
    /// The plugin for accessibility.
    /// - Parameter block: makes the invalidators; nil for ``DelegatedAccessibilityItemInvalidator``.
    public static func accessibility(_ block: AccessibilityInvalidatorCreationBlock? = nil) -> Self {
        AccessibilityDisplayPlugin(invalidatorCreationBlock: block)
    }

    /// The plugin for accessibility, with invalidators that the block makes.
    public static func accessibility(
        invalidatorCreationBlock block: @escaping AccessibilityInvalidatorCreationBlock
    ) -> Self {
        AccessibilityDisplayPlugin(invalidatorCreationBlock: block)
    }
}
