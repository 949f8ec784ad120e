// SPDX-License-Identifier: MIT

/// Words for a score, with the time at which they are displayed.
public struct ScoreCue: Sendable, Hashable {
    /// The start in seconds from the start of the score.
    public var start: Double
    /// The end in seconds from the start of the score.
    public var end: Double
    public var text: String

    public init(start: Double, end: Double, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}

/// Words for a score as a WebVTT file (https://www.w3.org/TR/webvtt1).
public struct CueFile: Sendable, Hashable {
    /// The content of the file.
    public let text: String

    /// - Parameter cues: in any order. Cues without text, with a negative start or without a positive duration are left
    ///   out.
    public init(_ cues: [ScoreCue]) {
        let shown = cues.filter { $0.end > $0.start && $0.start >= 0 && !$0.text.allSatisfy(\.isWhitespace) }
        text = WebVTT.file(
            shown.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { cue in
                WebVTT.Cue(
                    start: Self.milliseconds(cue.start), end: Self.milliseconds(cue.end),
                    text: WebVTT.escaped(cue.text))
            })
    }

    private static func milliseconds(_ time: Double) -> Int { Int((min(time, 1e6) * 1000).rounded()) }
}

/// The syntax of WebVTT files. Times are in milliseconds.
package enum WebVTT {
    package struct Cue {
        let start: Int
        let end: Int
        let text: String

        /// - Parameter text: with its special characters escaped.
        package init(start: Int, end: Int, text: String) {
            (self.start, self.end, self.text) = (start, end, text)
        }
    }

    package static func file(_ cues: [Cue]) -> String {
        let blocks = cues.enumerated().map { number, cue in
            "\(number + 1)\n\(stamp(cue.start)) --> \(stamp(cue.end))\n\(cue.text)\n"
        }
        return (["WEBVTT\n"] + blocks).joined(separator: "\n")
    }

    /// Escapes special characters. A line break becomes a space, because it would end the cue.
    package static func escaped(_ text: String) -> String {
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

    /// A time in the form `01:02:03.456`.
    package static func stamp(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":") + "." + String(milliseconds % 1000 + 1000).dropFirst()
    }
}
