// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The parts of `UILabel`, `UIButton` and `UIStackView` that the examples need.
extension AccessibilityView {
    /// A text that is read.
    public static func label(_ text: String, traits: AccessibilityTraits = .staticText) -> AccessibilityView {
        let label = AccessibilityView()
        label.isAccessibilityElement = true
        label.accessibilityLabel = text
        label.accessibilityTraits = traits
        return label
    }

    /// A button that calls `action`, unless it has the trait `notEnabled`.
    public static func button(_ title: String, action: @escaping () -> Void) -> AccessibilityView {
        let button = label(title, traits: .button)
        button.accessibilityActivateBlock = { [unowned button] in
            guard !button.accessibilityTraits.contains(.notEnabled) else { return false }
            action()
            return true
        }
        return button
    }

    /// Adds views from top to bottom, with the width of this view, which becomes as high as all of them. A view without
    /// a height gets 44 points.
    public func stack(_ views: [AccessibilityView]) {
        var top = 0.0
        for view in views {
            let height = view.frame.height > 0 ? view.frame.height : 44
            view.frame = Rect(x: 0, y: top, width: frame.width, height: height)
            addSubview(view)
            top += height
        }
        frame = Rect(x: frame.x, y: frame.y, width: frame.width, height: top)
    }
}
