// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Numbers with wide commas")
struct WideNumberTests {
    private static let groups: [(tag: String, rows: String)] = [
        ("zh-Hant", "貸款15，001到19，999英鎊 | 貸款一萬五千零一到一萬九千九百九十九英鎊"),
        ("zh-Hans", "共10，000人，价格５，０００元 | 共一万人，价格五千元\n1，234，567人 | 一百二十三万四千五百六十七人"),
        ("zh-Hans", "100，000人 | 十万人"), ("ja", "１０，０００円 | いちまんえん"), ("ko", "５，０００명 | 5000명"),
    ]

    @Test(arguments: NormalizationTable.rows(groups))
    func `a wide comma groups the digits of a number`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let lists: [(tag: String, rows: String)] = [
        ("zh-Hans", "100，200，300度 | 一百，二百，三百度\n2015，200人 | 二千零一十五，二百人"),
        ("zh-Hans", "选1，2，150 | 选1，2，一百五十\n共3，50人 | 共3，50人"),
    ]

    @Test(arguments: NormalizationTable.rows(lists))
    func `a wide comma parts two numbers`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }
}
