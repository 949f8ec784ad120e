// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

extension WordedText {
    /// A text of the program, the same on the screen and in speech.
    static func plain(_ text: String) -> WordedText { WordedText(display: text, speech: text) }

    /// The words for an announcement; the spoken form is sent when it differs from the displayed one.
    var announced: AnnounceWords { display == speech ? .text(display) : .phrased(display, spoken: speech) }
}
