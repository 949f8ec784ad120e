// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Signs that voices lose")
struct SignsTests {
    @Test func `a character with a meaning begins with a byte that the scan of a text looks for`() {
        let firsts = (0x80...0x1FFFF).compactMap(Unicode.Scalar.init).compactMap { scalar -> UInt8? in
            let bytes = Array(String(scalar).utf8) + [0]
            return TextSign.mayBegin(bytes[0], bytes[1], bytes[2]) ? bytes[0] : nil
        }
        #expect(Set(firsts) == Set(TextSign.firstBytes))
    }

    @Test func `the scan of a text finds each character with a meaning, at its place`() {
        let missed = (0x80...0x1FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            let bytes = Array("я\(scalar)".utf8) + [0]
            guard TextSign.mayBegin(bytes[2], bytes[3], bytes[4]) else { return false }
            return "я\(scalar)".withWrittenText { text in
                TextSign.beginnings.first(in: text) { TextSign.mayBegin($0, text[$1 + 1], text[$1 + 2]) }
            } != 2
        }
        #expect(missed.isEmpty)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            p < 0.05 and x>=3 | p less than 0.05 and x greater than or equal to 3
            libc6 (>= 2.36) | libc6 (greater than or equal to 2.36)
            <5 ms, load > 90% | less than 5 milliseconds, load greater than 90%
            (2 < n < 41) | (2 less than n less than 41)
            n <= -5 | n less than or equal to minus 5
            > 5 apples
            <5> and <b>5</b>
            -hq <0 1 true>, [= <0 to 1>]
            x<5 and y>3 | x less than 5 and y greater than 3
            the 9600[1/3] scanners, the ALIX 2/3 boards
            5min 20s | 5 minutes 20 seconds
            a -> 5, a => 5, 2>&1, >>5
            I <3 you
            a < b
            10 - 3 = 7, x = 10 - 3 | 10 minus 3 = 7, x = 10 minus 3
            range = 10 - 12
            2^32-1 | 2 to the 32 minus 1
            ㉑ and ㊿ | 21 and 50
            10 000 people, 1 000 000 | 10000 people, 1000000
            10 20 30
            """))
    func `signs in English text become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            $5–10 million | 5 to 10 million dollars
            $5-10 | 5 to 10 dollars
            €5–10 bn | 5 to 10 billion euros
            -$5–10 | minus 5 to 10 dollars
            $5–$10 | 5 dollars to 10 dollars
            3.5 M€ and 5 k€ | 3.5 million euros and 5000 euros
            ½ kg | 1 half kilogram
            2 1/2 lb and 2½ kg | 2 and a half pounds and 2 and a half kilograms
            5 m/s² | 5 meters per second squared
            """))
    func `English ranges and fractions keep their money and units`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: [
            (.german, "x < 5, y>=2", "x kleiner als 5, y größer oder gleich 2"),
            (.german, "$5k, 3,5 M€", "5000 Dollar, 3,5 Millionen Euro"),
            (.german, "2-3,6-9", "2 bis 3, 6 bis 9"),
            (.french, "§5, ∞, √2, x ≠ y", "paragraphe 5, infini, racine de 2, x différent de y"),
            (.french, "3,5 M€, 3,5 Md€", "3,5 millions d'euros, 3,5 milliards d'euros"),
            (.french, "l'intervalle 512-8192 et", "l'intervalle 512 à 8192 et"),
            (.french, "--lzma2=preset=6e", "--lzma2=preset=6e"),
            (.french, "registre autre que $25", "registre autre que $25"),
            (.french, "$12 avec « .set at=$12 »", "$12 avec « point set at=$12 »"),
            (.spanish, "8 ÷ 2, x ≠ y, ∞, √2", "8 entre 2, x distinto de y, infinito, raíz de 2"),
            (.spanish, "41 conexiones, \"$41\"", "40 y una conexiones, \"$41\""),
            (.russian, "5 → 6, 8÷2, √2, ∞", "5 стрелка вправо 6, 8 разделить на 2, корень из 2, бесконечность"),
            (.russian, "“Ã§”, \"−∞\"", "“Ã§”, \"минус бесконечность \""),
            (.russian, "+/-[0,127], [2,3]", "+/-[0,127], [2,3]"),
            (.russian, "gtk-menu=16,16;", "gtk-menu=16,16;"),
            (.russian, "½ kg, 2½ км", "одна вторая килограмма, 2 и одна вторая километра"),
            (.japanese, "<5, 5 < 6, x ≤ y", "5 みまん, 5 しょうなり 6, x しょうなりイコール y"),
            (.japanese, "(<= 2.8.1)", "(しょうなりイコール に てん はち てん いち)"),
            (.japanese, "5+6, 8÷2, ∞, 5 → 6", "5 プラス 6, 8 わる 2, むげんだい, 5 みぎやじるし 6"),
            (.simplifiedChinese, "10 − 3, 2^32-1, 5+6", "10 减 3, 2 的三十二次方 减 1, 5 加 6"),
            (.simplifiedChinese, "x < 5, 5 → 6, ∞", "x 小于 5, 5 右箭头 6, 无限大"),
            (.simplifiedChinese, "第 2 列, 2 列", "第 2 列, 两 列"),
            (.traditionalChinese, "x > 5, 第 2 個", "x 大於 5, 第 2 個"),
        ] as [(SpokenLanguage, String, String)])
    func `signs in other languages become words`(language: SpokenLanguage, written: String, spoken: String) {
        #expect(NormalizedText(written, language: language).speech == spoken, "\(written)")
    }
}
