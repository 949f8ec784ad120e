// SPDX-License-Identifier: MIT

/// An announcement that a recording should contain.
struct ExpectedSpeech: Sendable, Hashable {
    var text: String
    /// The time of the caption; nil for a text without times.
    var time: Stretch?

    init(_ text: String, time: Stretch? = nil) {
        self.text = text
        self.time = time
    }

    /// Whether the announcement was interrupted: its last word may be incomplete.
    var isCut: Bool { text.hasSuffix("…") }

    /// The cues of a WebVTT file, or the lines of any other text.
    static func all(in text: String) -> [ExpectedSpeech] {
        guard text.hasPrefix("WEBVTT") || text.hasPrefix("\u{FEFF}WEBVTT") else {
            return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map {
                ExpectedSpeech(String($0))
            }
        }
        var cues: [ExpectedSpeech] = []
        var isCue = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            if let time = times(line) {
                cues.append(ExpectedSpeech("", time: time))
                isCue = true
            } else if line.isEmpty {
                isCue = false
            } else if isCue, let last = cues.indices.last {
                cues[last].text += (cues[last].text.isEmpty ? "" : " ") + plain(line)
            }
        }
        return cues.filter { !$0.text.isEmpty }
    }

    /// The times of a line such as `00:01.000 --> 00:02.500 align:start`.
    private static func times(_ line: String) -> Stretch? {
        let words = line.split(separator: " ")
        guard words.count >= 3, words[1] == "-->", let start = seconds(words[0]), let end = seconds(words[2]) else {
            return nil
        }
        return Stretch(start: start, end: end)
    }

    private static func seconds(_ stamp: Substring) -> Double? {
        let parts = stamp.split(separator: ":").map { Double($0) }
        guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
        return parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 }
    }

    /// The text of a line, without tags and with character references decoded.
    private static func plain(_ line: String) -> String {
        var text = ""
        var isTag = false
        for character in line {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&")] {
            text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: sign)
        }
        return text
    }
}
