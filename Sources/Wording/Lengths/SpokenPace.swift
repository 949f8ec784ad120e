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

    static subscript(_ language: SpokenLanguage) -> SpokenPace {
        switch language {
        case .english:
            SpokenPace(
                groups: [0.24, 0.64, 1.16], zero: 0.12, scale: 0.41, digit: 0.25,
                pause: 0.27, cut: 0.15, change: 0.10, letter: 0.055, spelled: 0.15,
                wide: 0.20, kana: 0.12, han: 0.28, sign: 0.45, picture: 1.60, word: 0.036)
        case .german:
            SpokenPace(
                groups: [0.42, 0.84, 1.50], zero: 0.41, scale: 0.53, digit: 0.26,
                pause: 0.19, cut: 0.24, change: 0.10, letter: 0.064, spelled: 0.15,
                wide: 0.20, kana: 0.12, han: 0.25, sign: 0.20, picture: 1.60, word: 0.002)
        case .french:
            SpokenPace(
                groups: [0.25, 0.49, 1.00], zero: 0.27, scale: 0.12, digit: 0.26,
                pause: 0.23, cut: 0.19, change: 0.06, letter: 0.052, spelled: 0.16,
                wide: 0.26, kana: 0.12, han: 0.26, sign: 0.18, picture: 1.60, word: 0.000)
        case .spanish:
            SpokenPace(
                groups: [0.31, 0.64, 1.45], zero: 0.30, scale: 0.18, digit: 0.32,
                pause: 0.21, cut: 0.16, change: 0.06, letter: 0.065, spelled: 0.16,
                wide: 0.30, kana: 0.14, han: 0.24, sign: 0.47, picture: 1.66, word: 0.014)
        case .russian:
            SpokenPace(
                groups: [0.27, 0.91, 1.47], zero: 0.43, scale: 0.47, digit: 0.27,
                pause: 0.22, cut: 0.13, change: 0.00, letter: 0.062, spelled: 0.19,
                wide: 0.21, kana: 0.13, han: 0.24, sign: 0.48, picture: 1.60, word: 0.048)
        case .japanese:
            SpokenPace(
                groups: [0.34, 0.31, 1.42], zero: 0.23, scale: 0.39, digit: 0.26,
                pause: 0.28, cut: 0.10, change: 0.16, letter: 0.056, spelled: 0.16,
                wide: 0.22, kana: 0.12, han: 0.28, sign: 0.52, picture: 1.60, word: 0.016)
        case .simplifiedChinese:
            SpokenPace(
                groups: [0.34, 0.33, 1.18], zero: 0.05, scale: 0.49, digit: 0.27,
                pause: 0.11, cut: 0.38, change: 0.16, letter: 0.056, spelled: 0.17,
                wide: 0.22, kana: 0.14, han: 0.26, sign: 0.40, picture: 1.60, word: 0.058)
        case .traditionalChinese:
            SpokenPace(
                groups: [0.35, 0.60, 1.39], zero: -0.00, scale: 0.27, digit: 0.27,
                pause: 0.12, cut: 0.41, change: 0.15, letter: 0.063, spelled: 0.18,
                wide: 0.22, kana: 0.14, han: 0.26, sign: 0.44, picture: 1.60, word: 0.000)
        }
    }
}
