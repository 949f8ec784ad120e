// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Wording

/// A reading that can be compared with another: without case, marks, spaces and accents of stress. Its house style is
/// one of several equal readings.
struct SuiteWords {
    let letters: String
    let inHouseStyle: String

    init(_ text: String, _ language: SpokenLanguage) {
        let plain = Self.plain(text)
        letters = Self.letters(plain)
        let rules = Self.rules[language] ?? []
        let told = rules.reduce(" " + plain + " ") { text, rule in
            text.replacingOccurrences(of: rule.written, with: rule.told, options: .regularExpression)
        }
        inHouseStyle = Self.letters(told)
    }

    private static func plain(_ text: String) -> String {
        let lower = text.lowercased().replacingOccurrences(of: "ё", with: "е")
        let words = lower.unicodeScalars.map { $0.properties.isAlphabetic || $0 == "'" ? Character($0) : " " }
        return String(words).split(separator: " ").joined(separator: " ")
    }

    private static func letters(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.isAlphabetic }))
    }

    private typealias Rule = (written: String, told: String)

    private static let teens = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen"
    private static let tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
    private static let months =
        "january|february|march|april|may|june|july|august|september|october|november|december"

    /// Equal readings become one.
    private static let rules: [SpokenLanguage: [Rule]] = [
        .english: years + [
            (" and(?= )", ""), (" zero(?= point)", ""), (" (hours?|minutes?|seconds?)(?= )", ""), (" o'clock(?= )", ""),
            (" us dollars?(?= )", " dollars"), (" the(?= )", ""), (" of(?= )", ""),
            (" (\\w+) (st|nd|rd|th)(?= )", " $1"), ("first ", "one "), ("second ", "two "),
            ("third ", "three "), ("fifth ", "five "), ("eighth ", "eight "), ("ninth ", "nine "),
            ("twelfth ", "twelve "), ("tieth ", "ty "), ("th ", " "),
            ("( (?:(?:\(tens)) )?\\w+) (\(months)) ", " $2$1 "), (" number sign ", " hash "),
            (" a half ", " one half "), (" (left|right) paren(?= )", ""), (" oh ", " zero "), (" colon(?= )", ""),
            (" to(?= )", ""), (" (asterisk|star)(?= )", " star"), (" misses(?= )", " missus"), (" ampersand(?= )", ""),
            (" (halves|half)(?= )", " over two"), (" thirds?(?= )", " over three"), (" quarters?(?= )", " over four"),
            (" jpeg(?= )", " jpg"), (" (dash|hyphen)(?= )", ""),
        ],
        .german: [
            (" und(?= )", ""), (" (ein|eine|einer)(?= )", " eins"), (" schrägstrich(?= )", " slash"),
            (" (minuten?|sekunden?)(?= )", ""), (" (bindestrich|strich)(?= )", " minus"), (" ät(?= )", " at"),
            (" gleichheitszeichen(?= )", " gleich"), (" neuntel(?= )", " durch neun"),
        ],
        .spanish: [
            (" y(?= )", ""), (" (uno|una)(?= )", " un"), (" guion(?= )", ""), (" del(?= )", " de"),
            (" horas?(?= )", ""),
        ] + parts,
        .russian: [
            (" одна тысяча(?= )", " тысяча"), (" тире(?= )", " дефис"), (" года?(?= )", ""),
            (" (часов|часа|час|минуты?|минут|и|ноль)(?= )", ""), (" килограмм?(ов|а)?(?= )", " килограм"),
        ],
        .simplifiedChinese: [("两", "二"), ("千克", "公斤"), ("一十", "十"), ("人民币", "元")],
        .french: [(" et ", " "), (" neuvièmes(?= )", " sur neuf")],
    ]

    /// "Dos tercios" is also dos sobre tres.
    private static let parts: [Rule] = [
        "medios? dos", "tercios? tres", "cuartos? cuatro", "quintos? cinco", "sextos? seis", "séptimos? siete",
        "octavos? ocho", "novenos? nueve", "décimos? diez", "centésimos? cien", "milésimos? mil",
    ].map { pair in
        let words = pair.split(separator: " ")
        return (" \(words[0])(?= )", " sobre \(words[1])")
    }

    /// "Nineteen ninety-four" is also one thousand nine hundred ninety-four.
    private static let years: [Rule] = (10...20).flatMap { century -> [Rule] in
        let names: [Substring] = teens.split(separator: "|") + ["twenty"]
        let thousand = century < 20 ? "one thousand" : "two thousand"
        let ones = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let hundred = century % 10 == 0 ? "" : " \(ones[century % 10]) hundred"
        return [
            (" \(names[century - 10]) (\(teens)|\(tens)) ", " \(thousand)\(hundred) $1 "),
            (" \(names[century - 10]) oh ", " \(thousand)\(hundred) "),
        ]
    }
}
