// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport

@testable import Wording

extension SpokenNumberParser {
    static let words: [SpokenLanguage: [String: Meaning]] = [
        .english: [
            "minus ": .minus, ".": .mark, " point ": .mark, " million": .scale(1e6), " billion": .scale(1e9),
            " trillion": .scale(1e12), " times 10 to the ": .power, " above ": .above, " below ": .below,
        ],
        .german: [
            "minus ": .minus, ",": .mark, " Komma ": .mark, " Million": .scale(1e6), " Millionen": .scale(1e6),
            " Milliarde": .scale(1e9), " Milliarden": .scale(1e9), " Billion": .scale(1e12),
            " Billionen": .scale(1e12), " mal 10 hoch ": .power, "eine": .word(1), " über ": .above,
            " unter ": .below,
        ],
        .french: [
            "moins ": .minus, ",": .mark, " virgule ": .mark, " million": .scale(1e6), " millions": .scale(1e6),
            " milliard": .scale(1e9), " milliards": .scale(1e9), " billion": .scale(1e12),
            " billions": .scale(1e12), " fois 10 puissance ": .power, "un": .word(1), " au-dessus de ": .above,
            " au-dessous de ": .below,
        ],
        .spanish: [
            "menos ": .minus, ",": .mark, " coma ": .mark, " millón": .scale(1e6), " millones": .scale(1e6),
            " billón": .scale(1e12), " billones": .scale(1e12), " por 10 elevado a ": .power, "un": .word(1),
            "una": .word(1), "veintiún": .word(21), "veintiuna": .word(21), "ciento": .word(100), " y ": .nothing,
            " por encima de ": .above, " por debajo de ": .below,
        ],
        .russian: russian,
        .japanese: japanese,
        .traditionalChinese: chinese("負點萬億兆", ["為基準": .nothing]),
        .simplifiedChinese: chinese("负点万亿", ["万亿": .scale(1e12), "为基准": .nothing]),
    ]

    private static let russian: [String: Meaning] = [
        "минус ": .minus, " запятая ": .mark, "один": .word(1), "одна": .word(1), "две": .word(2),
        " тысяча": .scale(1e3), " тысячи": .scale(1e3), " тысяч": .scale(1e3), " миллион": .scale(1e6),
        " миллиона": .scale(1e6), " миллионов": .scale(1e6), " миллиард": .scale(1e9), " миллиарда": .scale(1e9),
        " миллиардов": .scale(1e9), " триллион": .scale(1e12), " триллиона": .scale(1e12),
        " триллионов": .scale(1e12), " целая": .whole, " целых": .whole, " десятая": .part(10),
        " десятых": .part(10), " сотая": .part(100), " сотых": .part(100), " тысячная": .part(1000),
        " тысячных": .part(1000), " умножить на 10 в степени ": .power, " сверх базы ": .above, " ниже базы ": .below,
    ]

    private static let japanese: [String: Meaning] = {
        var words: [String: Meaning] = [
            "マイナス": .minus, " てん ": .mark, "れい": .word(0), "まん": .scale(1e4), "おく": .scale(1e8),
            "ちょう": .scale(1e12), " かける じゅうの ": .power, "じょう": .nothing, "、きじゅんは ": .above,
            "したへ ": .nothing, "さんびゃく": .word(300), "ろっぴゃく": .word(600), "はっぴゃく": .word(800),
            "さんぜん": .word(3000), "はっせん": .word(8000), "じゅう": .word(10), "ひゃく": .word(100), "せん": .word(1000),
        ]
        let digits = ["いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]
        for (index, digit) in digits.enumerated() {
            let value = Double(index + 1)
            words[digit] = .word(value)
            for (place, power) in [("じゅう", 10.0), ("ひゃく", 100), ("せん", 1000)] where index > 0 {
                let isIrregular = ["さんひゃく", "ろくひゃく", "はちひゃく", "さんせん", "はちせん"].contains(digit + place)
                if !isIrregular { words[digit + place] = .word(value * power) }
            }
        }
        return words
    }()

    private static func chinese(_ signs: String, _ more: [String: Meaning]) -> [String: Meaning] {
        let signs = signs.map(String.init)
        var words: [String: Meaning] = [
            signs[0]: .minus, signs[1]: .mark, signs[2]: .scale(1e4), signs[3]: .scale(1e8), "十": .place(10),
            "百": .place(100), "千": .place(1000), "零": .hanzi(0), "兩": .hanzi(2), "两": .hanzi(2), "乘以十的": .power,
            "次方": .nothing, "，以 ": .above, "往下 ": .nothing, " ": .nothing,
        ]
        if signs.count > 4 { words[signs[4]] = .scale(1e12) }
        for (index, digit) in "一二三四五六七八九".enumerated() { words["\(digit)"] = .hanzi(Double(index + 1)) }
        return words.merging(more) { $1 }
    }
}
