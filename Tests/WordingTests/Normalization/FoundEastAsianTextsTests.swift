// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of fault that a reader found in Chinese, Japanese and Korean news and reviews.
@Suite("Forms found in East Asian news and reviews")
struct FoundEastAsianTextsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            二○○一年，一一○报警，四比○ | 二〇〇一年，一一〇报警，四比〇
            以2∶1击败，以0-2败给拜仁 | 以2比1击败，以0比2败给拜仁
            减少13·1%，9·11事件 | 减少百分之十三点一，9·11事件
            第3-5页 | 第3 到 5页
            1997—1998年，波音747—200 | 一九九七 到 一九九八年，波音七百四十七—二百
            """)
    )
    func `Chinese circles are zeros, and results have "to"`(row: NormalizationTable) { row.check(.simplifiedChinese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            졸작.OST만 | 졸작. OST만
            2012 ALL IN, 250 ALL | 2012 ALL IN, 250알바니아 레크
            """)
    )
    func `Korean sentences end without a space, and names are not money`(row: NormalizationTable) {
        row.check(.korean)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            саммит G7, 5G | саммит джи 7, 5 джи
            oни, стартaпов, функция a | они, стартапов, функция а
            """)
    )
    func `Latin letters in Cyrillic words are Cyrillic, and beside a digit have their own names`(
        row: NormalizationTable
    ) {
        #expect(Wording(language: .russian).words(for: .text(row.written)).speech == row.spoken)
    }
}
