// SPDX-License-Identifier: MIT

import FoundationEssentials

/// What happens in a list. A plugin answers those that it knows.
public enum DisplayEvent {
    case willDisplay(AccessibilityItemKind, any AccessibilityObject)
    case didEndDisplay(AccessibilityItemKind, any AccessibilityObject)
    /// A collection's header, footer or another view of its own, by the name of its kind.
    case willDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case didEndDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case invalidatedAccessibility(AccessibilityItemKind, any AccessibilityItem)
    case didSelect(IndexPath)
}
