// SPDX-License-Identifier: MIT

import FoundationEssentials

/// UIKit's names of members that have another form here.
extension AccessibilityObject {
    /// ``accessibilityUserInputLabels`` as attributed texts. Their characters count.
    public var accessibilityAttributedUserInputLabels: [AttributedString]! {
        get { accessibilityUserInputLabels?.map { AttributedString($0) } }
        set { accessibilityUserInputLabels = newValue?.map { String($0.characters) } }
    }

    /// The object at a point of the screen: the topmost element around it, or else this object. Nil outside of it.
    public func accessibilityHitTest(_ point: Point) -> (any AccessibilityObject)? {
        let hit = ReadingOrder(of: self).elements.last {
            $0.accessibilityPath?.contains(point) ?? $0.accessibilityFrame.contains(point)
        }
        return hit ?? (accessibilityFrame.contains(point) ? self : nil)
    }
}

extension Rect {
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
