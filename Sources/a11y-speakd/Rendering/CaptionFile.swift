// SPDX-License-Identifier: GPL-3.0-or-later

/// Cues as a WebVTT file, https://www.w3.org/TR/webvtt1: one a cue, with the time of each word inside it.
struct CaptionFile: Sendable, Hashable {
    let cues: [CaptionCue]

    var text: String {
        (["WEBVTT\n"] + cues.enumerated().map { Self.text(of: $1, number: $0 + 1) }).joined(separator: "\n")
    }

    private static func text(of cue: CaptionCue, number: Int) -> String {
        var text = ""
        var last = milliseconds(cue.start)
        let end = milliseconds(cue.end)
        for part in cue.parts {
            // Only times inside the cue, each after the one before, are allowed there.
            if let time = part.time.map(milliseconds), time > last, time < end {
                text += "<\(stamp(time))>"
                last = time
            }
            text += escaped(part.text)
        }
        return "\(number)\n\(stamp(milliseconds(cue.start))) --> \(stamp(end))\n\(text)\n"
    }

    /// A line feed in it would end the cue, so it is a space.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\n", "\r", "\0": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    private static func milliseconds(_ time: Duration) -> Int { Int((time / .milliseconds(1)).rounded()) }

    /// A time in the form `01:02:03.456`.
    private static func stamp(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":") + "." + String(milliseconds % 1000 + 1000).dropFirst()
    }
}
