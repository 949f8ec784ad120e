// SPDX-License-Identifier: MIT

/// An estimate of a text's speaking time at 175 words a minute in the voice of a language: ``SpokenPace`` for its
/// words, numbers and signs.
package struct SpokenLength {
    /// The limit for an opening, so that its real speech is at most eight seconds.
    package static let opening = 7.6
    /// The limit for a move, which has three seconds.
    static let move = 2.9

    /// The rest between a number and a letter within a name: 7f9c.
    private static let joint = 0.2

    package let seconds: Double

    package init(_ text: String, language: SpokenLanguage) {
        let pace = SpokenPace[language]
        var seconds = 0.0
        var word = Word()
        var script: Script?
        for scalar in text.unicodeScalars {
            if let next = Script(scalar) {
                if let script, script != next { seconds += pace.change }
                script = next
            }
            if word.takes(scalar) { continue }
            let isNumber = word.isNumber
            seconds += word.seconds(pace)
            word = Word()
            if !word.takes(scalar) {
                seconds += pace.seconds(scalar)
            } else if isNumber {
                seconds += Self.joint
            }
        }
        self.seconds = seconds + word.seconds(pace)
    }

    /// The first version that fits; the last if none fits.
    ///
    /// - Parameter versions: from the longest to the shortest; at least one.
    static func first(
        of versions: [() -> WordedText], within limit: Double, language: SpokenLanguage
    ) -> WordedText {
        for version in versions.dropLast() {
            let words = version()
            if SpokenLength(words.speech, language: language).seconds <= limit { return words }
        }
        return versions[versions.count - 1]()
    }

    /// A script. At a change, the voice rests or another voice begins.
    private enum Script {
        case latin, cyrillic, eastAsian

        init?(_ scalar: Unicode.Scalar) {
            guard scalar.properties.isAlphabetic else { return nil }
            self = scalar.value >= 0x3040 ? .eastAsian : (0x400..<0x530).contains(scalar.value) ? .cyrillic : .latin
        }
    }

    /// Letters or digits in a row. A word without a vowel is spelled, and often one of four capitals too: MSFT, CPU.
    private struct Word {
        private var letters = 0
        private var capitals = 0
        /// The number of W's: their name has three syllables.
        private var doubleU = 0
        private var hasVowel = false
        private var digits: [Int] = []

        var isNumber: Bool { !digits.isEmpty }

        func seconds(_ pace: SpokenPace) -> Double {
            guard digits.isEmpty else { return pace.seconds(ofNumber: digits) }
            return letters > 0 ? pace.word + ofLetters(pace) : 0
        }

        private func ofLetters(_ pace: SpokenPace) -> Double {
            let isSpelled = !hasVowel || (capitals == letters && letters <= 4)
            return isSpelled
                ? Double(letters) * pace.spelled + Double(doubleU) * pace.wide : Double(letters) * pace.letter
        }

        /// - Returns: false for a character outside this word.
        mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "0"..."9" where letters == 0:
                digits.append(Int(scalar.value) - 0x30)
                return true
            case _ where digits.isEmpty && SpokenPace.isOfWord(scalar):
                letters += 1
                capitals += ("A"..."Z").contains(scalar) ? 1 : 0
                doubleU += scalar == "w" || scalar == "W" ? 1 : 0
                hasVowel = hasVowel || !scalar.isASCII || "aeiouyAEIOUY".unicodeScalars.contains(scalar)
                return true
            default: return false
            }
        }
    }
}
