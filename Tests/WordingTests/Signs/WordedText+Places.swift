// SPDX-License-Identifier: MIT

import Wording

extension WordedText {
    /// Whether the changed places are in order and in both texts, and the text between them is the same in both.
    func hasPlaces(in text: String) -> Bool {
        let (display, spoken) = (Array(text.unicodeScalars), Array(speech.unicodeScalars))
        var (shownEnd, spokenEnd) = (0, 0)
        for change in places?.changes ?? [] {
            guard shownEnd <= change.displayed.lowerBound, change.displayed.upperBound <= display.count,
                spokenEnd <= change.spoken.lowerBound, change.spoken.upperBound <= spoken.count,
                display[shownEnd..<change.displayed.lowerBound] == spoken[spokenEnd..<change.spoken.lowerBound]
            else { return false }
            (shownEnd, spokenEnd) = (change.displayed.upperBound, change.spoken.upperBound)
        }
        return true
    }
}
