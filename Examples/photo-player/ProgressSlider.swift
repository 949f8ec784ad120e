// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The playing progress in seconds. A swipe up adds 5, a swipe down subtracts 5.
final class ProgressSlider: AdjustableElement {
    override var accessibilityLabel: String? {
        get { "Playing progress" }
        set {}
    }

    override var accessibilityTraits: AccessibilityTraits {
        get { [.adjustable, .updatesFrequently] }
        set {}
    }
}
