// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Years in Chinese")
struct HanYearTests {
    private static let lists: [(tag: String, rows: String)] = [
        ("zh-Hant", "2017或2020年，2017及2018年 | 二零一七或二零二零年，二零一七及二零一八年"),
        ("zh-Hans", "2017、2018、2019年 | 二零一七、二零一八、二零一九年\n2017和2020年 | 二零一七和二零二零年"),
        ("zh-Hans", "2017和2020人 | 二千零一十七和二千零二十人"),
    ]

    @Test(arguments: NormalizationTable.rows(lists))
    func `years of a list are spoken digit by digit`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let durations: [(tag: String, rows: String)] = [
        ("zh-Hans", "早了1500年，距今2000年，近2000年来 | 早了一千五百年，距今二千年，近二千年来"),
        ("zh-Hans", "有1200年的历史，长达1000年，1000年一遇 | 有一千二百年的历史，长达一千年，一千年一遇"),
        ("zh-Hans", "1500年前的城，过去1000年 | 一千五百年前的城，过去一千年"),
        ("zh-Hant", "持續了1000年，超過1300年 | 持續了一千年，超過一千三百年"),
    ]

    @Test(arguments: NormalizationTable.rows(durations))
    func `years that are counted are a number`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }

    private static let dates: [(tag: String, rows: String)] = [
        ("zh-Hans", "2000年前后，到了1900年，只有1998年 | 二零零零年前后，到了一九零零年，只有一九九八年"),
        ("zh-Hans", "2000年以来，2019年前，自1800年 | 二零零零年以来，二零一九年前，自一八零零年"),
    ]

    @Test(arguments: NormalizationTable.rows(dates))
    func `a year of a date is spoken digit by digit`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }
}
