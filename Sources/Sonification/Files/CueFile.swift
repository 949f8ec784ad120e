// SPDX-License-Identifier: MIT

/// Words for a score and when they are shown.
public struct ScoreCue: Sendable, Hashable {
    /// In seconds from the start of the score.
    public var start: Double
    public var end: Double
    public var text: String

    public init(start: Double, end: Double, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}

/// Words for a score as a WebVTT file, https://www.w3.org/TR/webvtt1.
public struct CueFile: Sendable, Hashable {
    public let text: String

    /// - Parameter cues: in any order; those without text or time are left out.
    public init(_ cues: [ScoreCue]) {
        let shown = cues.filter { $0.end > $0.start && $0.start >= 0 && !$0.text.allSatisfy(\.isWhitespace) }
        let blocks = shown.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.enumerated().map { number, cue in
            "\(number + 1)\n\(Self.stamp(cue.start)) --> \(Self.stamp(cue.end))\n\(Self.escaped(cue.text))\n"
        }
        text = (["WEBVTT\n"] + blocks).joined(separator: "\n")
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

    /// A time in the form `01:02:03.456`.
    private static func stamp(_ time: Double) -> String {
        let milliseconds = Int((min(time, 1e6) * 1000).rounded())
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":") + "." + String(milliseconds % 1000 + 1000).dropFirst()
    }
}
