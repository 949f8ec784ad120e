// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A text that is spelled character by character.
enum SpelledText {
    /// The pause between a name and a letter, such as "slash" and "b". Letters have no pause between them.
    private static let pause = Duration.milliseconds(60)
    /// The pause between words.
    private static let gap = Duration.milliseconds(250)
    /// The longest part, in letters.
    private static let most = 24
    /// The most characters that are spelled; they take a quarter of an hour. The rest is spoken as text.
    private static let longest = 4000

    /// Letters, marks and capitals by their names; digits one by one; a pause between words.
    /// - Parameter manner: the manner in which the text would be spoken unspelled.
    /// - Returns: parts whose texts, joined, are the speech.
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
        (rest.text, rest.pause, rest.isSpelled) = (SpeakableText(String(text[end...])).text, gap, false)
        return parts + [rest]
    }

    private static func append(_ next: [SpokenPart], to parts: inout [SpokenPart]) {
        guard let first = next.first, let last = parts.last, last.text.last != " " else { return parts += next }
        let place = parts.count
        if first.isSpelled && last.isSpelled {
            if first.continues(last), last.text.count < most { return parts[place - 1].text += first.text }
        } else if !first.isSpelled, !last.isSpelled, isDigit(first.text), last.text.last?.isNumber ?? false,
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

extension WordedText {
    init(spelling text: String, _ wording: Wording) {
        self.init(display: text, parts: SpelledText.parts(of: text, wording, as: SpokenPart(text: "")))
    }

    /// One character by its name. SSIP names some characters (`space`); a longer text is spelled.
    init(character text: String, _ wording: Wording) {
        guard let character = text.first, text.count == 1 else {
            let key = SpokenKey(text, in: wording.language)
            let isNamed = key.character != nil || key.isKnown
            self = isNamed ? Self(key, wording) : Self(spelling: text, wording)
            return
        }
        let shown = character.isWhitespace ? CharacterNames[wording.language].shown(character) : text
        self.init(
            display: shown,
            parts: SpokenCharacter(character, wording).parts(after: .zero, as: SpokenPart(text: "")))
    }
}
