// SPDX-License-Identifier: MIT

/// The speaking time of a text's signs in the voice of a language, in seconds at 175 words a minute.
///
/// Fitted to espeak-ng 1.51's speech for 700 openings in each language, with names and numbers of many kinds. A text
/// that takes longer than eight seconds is estimated at 7.6 or more.
struct SpokenPace {
    /// The time for one, two and three digits of a number in groups of three, zeros excluded.
    let groups: [Double]
    /// The time that a zero saves compared with another digit.
    let zero: Double
    /// The time for the word for thousands, millions and so on.
    let scale: Double
    /// The time for a digit that is spoken alone.
    let digit: Double
    /// The time for a comma or a full stop.
    let pause: Double
    /// The time for the end of a truncated name.
    let cut: Double
    /// The time for a change from one script to another.
    let change: Double
    /// The time for a letter of a word.
    let letter: Double
    /// The time for a spelled letter.
    let spelled: Double
    /// The additional time for the name of W.
    let wide: Double
    let kana: Double
    let han: Double
    /// The time for a sign that may have a name, such as %.
    let sign: Double
    /// The time for a picture, whose name has several words.
    let picture: Double
    /// The time between words.
    let word: Double

    /// The time for a number with this many groups of thousands. A longer number, or one that begins with a zero, is
    /// read digit by digit.
    func seconds(ofNumber digits: [Int]) -> Double {
        guard digits.count <= 12, digits.count == 1 || digits.first != 0 else { return Double(digits.count) * digit }
        let groups = stride(from: digits.count, to: 0, by: -3).map { digits[max(0, $0 - 3)..<$0].drop { $0 == 0 } }
        let ofGroups = groups.filter { !$0.isEmpty }.reduce(0) { seconds, group in
            seconds + self.groups[group.count - 1] - zero * Double(group.count { $0 == 0 })
        }
        return max(0.15, ofGroups + scale * Double(groups.count - 1))
    }

    /// The time for a character outside words and numbers.
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

    /// Letters in a row, with their marks, are one word, except kana and Han.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return scalar.properties.isAlphabetic }
        return scalar.value < 0x3040
            && (scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark)
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3040..<0x3100).contains(scalar.value) }
}

extension SpokenPace {
    /// - Parameter text: `groups 0.42 0.84 1.50, zero 0.41, …`, with each property. Nil if one is missing.
    init?(_ text: String) {
        let values = text.split(separator: ",").reduce(into: [:] as [String: [Double]]) { values, item in
            let words = item.split(separator: " ")
            values[String(words.first ?? "")] = words.dropFirst().compactMap { Double($0) }
        }
        func value(_ name: String) -> Double? { values[name]?.first }
        guard let groups = values["groups"], groups.count == 3, let zero = value("zero"), let scale = value("scale"),
            let digit = value("digit"), let pause = value("pause"), let cut = value("cut"),
            let change = value("change"), let letter = value("letter"), let spelled = value("spelled"),
            let wide = value("wide"), let kana = value("kana"), let han = value("han"), let sign = value("sign"),
            let picture = value("picture"), let word = value("word")
        else { return nil }
        self.init(
            groups: groups, zero: zero, scale: scale, digit: digit, pause: pause, cut: cut, change: change,
            letter: letter, spelled: spelled, wide: wide, kana: kana, han: han, sign: sign, picture: picture,
            word: word)
    }
}
