// SPDX-License-Identifier: MIT

/// A text that is told sign by sign.
enum SpelledText {
    /// Each digit is told; what parts groups of them is a pause.
    static func digits(_ text: String) -> String {
        var spelled = ""
        for character in text {
            if character.isNumber {
                if let last = spelled.last, last.isNumber { spelled += " " }
                spelled.append(character)
            } else if "-–()./ ".contains(character) {
                if let last = spelled.last, last.isNumber { spelled += ", " }
            } else {
                spelled.append(character)
            }
        }
        return spelled
    }
}
