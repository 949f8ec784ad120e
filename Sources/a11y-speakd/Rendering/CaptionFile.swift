// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification

/// Cues as a WebVTT file, with the time of each word inside its cue.
struct CaptionFile: Sendable, Hashable {
    let cues: [CaptionCue]

    var text: String { WebVTT.file(cues.map(Self.cue)) }

    private static func cue(_ cue: CaptionCue) -> WebVTT.Cue {
        let (start, end) = (milliseconds(cue.start), milliseconds(cue.end))
        var text = ""
        var last = start
        for part in cue.parts {
            // Only times inside the cue, each after the one before, are allowed there.
            if let time = part.time.map(milliseconds), time > last, time < end {
                text += "<\(WebVTT.stamp(time))>"
                last = time
            }
            text += WebVTT.escaped(part.text)
        }
        return WebVTT.Cue(start: start, end: end, text: text)
    }

    private static func milliseconds(_ time: Duration) -> Int { Int((time / .milliseconds(1)).rounded()) }
}
