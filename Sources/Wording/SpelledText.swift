// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A text that is told sign by sign.
enum SpelledText {
    /// Between a name and a letter, such as "slash" and "b"; letters follow each other without.
    private static let pause = Duration.milliseconds(60)
    /// Between words.
    private static let gap = Duration.milliseconds(250)
    /// Letters that are told in one go.
    private static let most = 24
    /// Characters that are spelt, a quarter of an hour of them; what is beyond is spoken as a text.
    private static let longest = 4000

    /// Letters by their names, marks and capitals too; digits one by one; words apart by a pause.
    /// - Parameter manner: how the text would be spoken.
    /// - Returns: their texts, joined, are what is spoken.
    static func parts(of text: String, _ wording: Wording, as manner: SpokenPart) -> [SpokenPart] {
        var parts: [SpokenPart] = []
        var pause = manner.pause
        let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex) ?? text.endIndex
        for character in text[..<end] {
            if character.isWhitespace {
                if !parts.isEmpty, pause == .zero {
                    parts[parts.count - 1].text += " "
                    pause = gap
                }
                continue
            }
            append(SpokenCharacter(character, wording).parts(after: pause, as: manner), to: &parts)
            pause = .zero
        }
        for place in parts.indices.dropFirst() { parts[place].pauseGoesWithRate = true }
        guard end < text.endIndex else { return parts }
        var rest = manner
        (rest.text, rest.pause, rest.isSpelt) = (SpeakableText(String(text[end...])).text, gap, false)
        return parts + [rest]
    }

    private static func append(_ next: [SpokenPart], to parts: inout [SpokenPart]) {
        guard let first = next.first, let last = parts.last, last.text.last != " " else { return parts += next }
        let place = parts.count
        if first.isSpelt && last.isSpelt {
            if first.continues(last), last.text.count < most { return parts[place - 1].text += first.text }
        } else if !first.isSpelt, !last.isSpelt, isDigit(first.text), last.text.last?.isNumber ?? false,
            last.text.count < most
        {
            return parts[place - 1].text += " " + first.text
        } else {
            parts[place - 1].text += " "
        }
        parts += next
        if parts[place - 1].text.last == " " { parts[place].pause = max(pause, parts[place].pause) }
    }

    private static func isDigit(_ text: String) -> Bool { text.count == 1 && text.first?.isNumber ?? false }
}
