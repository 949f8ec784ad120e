// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

extension WordedText {
    /// A program's own words.
    static func plain(_ text: String) -> WordedText { WordedText(display: text, speech: text) }

    /// As they are announced: what is spoken is sent where it differs from what is shown.
    var announced: AnnounceWords { display == speech ? .text(display) : .phrased(display, spoken: speech) }
}
