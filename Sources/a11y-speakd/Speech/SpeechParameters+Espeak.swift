// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Values as espeak-ng counts.
extension SpeechParameters {
    /// From 450 up espeak-ng changes its method, and 450 is slower than 449: the step is left out.
    var espeakRate: Int32 { Int32(rate < 450 ? max(80, rate) : rate + 40) }

    /// 2 is a word; from 3 up, by how many hertz the voice rises. Its 1 is a click that is hardly heard.
    var espeakCapitals: Int32 {
        switch capitals {
        case .none: 0
        case .spell: 2
        case .icon: 60
        }
    }

    /// `espeak_PUNCT_TYPE`: none, all, or those of a list.
    var espeakPunctuation: Int32 {
        switch punctuation {
        case .none: 0
        case .all: 1
        case .some, .most: 2
        }
    }
}
