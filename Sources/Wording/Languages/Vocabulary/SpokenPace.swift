// SPDX-License-Identifier: MIT

/// How long the signs of a text take in the voice of a language, in seconds at 175 words a minute.
///
/// Fitted to what espeak-ng 1.51 says of 700 openings in each language, with names and numbers of many kinds, so that what takes longer than
/// eight seconds is estimated at 7.6 or more.
struct SpokenPace {
    /// What one, two and three digits take of a number in groups of three, as far as they are not zeros.
    let groups: [Double]
    /// What a zero takes less than another digit.
    let zero: Double
    /// The word for thousands, millions and so on.
    let scale: Double
    /// A digit that is said alone.
    let digit: Double
    /// A comma or a full stop.
    let pause: Double
    /// The end of a name that is cut.
    let cut: Double
    /// From one script to another.
    let change: Double
    /// A letter of a word.
    let letter: Double
    /// A letter of what is spelled.
    let spelled: Double
    /// The name of W, beyond that.
    let wide: Double
    let kana: Double
    let han: Double
    /// A sign that may have a name, such as %.
    let sign: Double
    /// A picture, whose name has several words.
    let picture: Double
    /// Between words.
    let word: Double

    /// A number of so many groups as it has thousands; digit by digit where nobody counts so far, and behind a zero.
    func seconds(ofNumber digits: [Int]) -> Double {
        guard digits.count <= 12, digits.count == 1 || digits.first != 0 else { return Double(digits.count) * digit }
        let groups = stride(from: digits.count, to: 0, by: -3).map { digits[max(0, $0 - 3)..<$0].drop { $0 == 0 } }
        let ofGroups = groups.filter { !$0.isEmpty }.reduce(0) { seconds, group in
            seconds + self.groups[group.count - 1] - zero * Double(group.count { $0 == 0 })
        }
        return max(0.15, ofGroups + scale * Double(groups.count - 1))
    }

    /// What is no part of a word or a number.
    func seconds(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case ",", ".", ":", ";", "、", "。", "，", "：", "；": pause
        case "…": cut
        case "-", "'", "(", ")", "[", "]", "_": 0
        case _ where scalar.properties.isWhitespace: 0
        case _ where scalar.properties.isEmojiPresentation: picture
        case _ where Self.isKana(scalar): kana
        case _ where scalar.properties.isAlphabetic: han
        default: sign
        }
    }

    /// Letters in a row are one word, but for kana and Han.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x3040 && scalar.properties.isAlphabetic }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3040..<0x3100).contains(scalar.value) }

    static subscript(_ language: SpokenLanguage) -> SpokenPace { language.language.pace }
}
