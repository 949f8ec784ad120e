// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How far the photos have been played, in seconds: a swipe up goes on by 5, one down goes back.
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
