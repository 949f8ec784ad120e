// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Chinese text, normalized")
struct ChineseNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            温度是-5 | 温度是负5
            （+78） | （正 78）
            ±4 | 正负 4
            见≤ 29；完了 | 见小于等于 29；完了
            ≈ 50 | 约 50
            105 | 一百零五
            48,949 | 四万八千九百四十九
            1,633,682.25 | 一百六十三万三千六百八十二点二五
            10⁻⁵ | 10 的负五次方
            4 × 10⁵ | 4 乘以 10 的五次方
            48² | 48 的平方
            93/96和½ | 九十六分之九十三和二分之一
            4⅔ | 4又三分之二
            9–25 | 9 到 25
            """))
    func `signs, numbers, powers and fractions become words`(row: NormalizationTable) { row.check(.simplifiedChinese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            2个人和12个人 | 两个人和12个人
            第2次和2次 | 第2次和两次
            2 km | 两公里
            50% | 百分之五十
            ¥33.00 | 三十三元
            3.5万 | 三点五万
            2024年3月5日 | 二零二四年3月5日
            2013/4/16 | 二零一三年四月十六日
            14:30 | 十四点三十分
            12:45:20 | 十二点四十五分二十秒
            4.16.7 | 四 点 十六 点 七
            0371 | 零 三 七 一
            """))
    func `counters, money, dates, times and addresses become words`(row: NormalizationTable) {
        row.check(.simplifiedChinese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            溫度是-5 | 溫度是負5
            2個人 | 兩個人
            ≥396 | 大於等於 三百九十六
            3.5萬 | 三點五萬
            12:45:20 | 十二點四十五分二十秒
            5 µg/m³ | 每立方公尺五微公克
            1999年 | 一九九九年
            """))
    func `text in traditional characters becomes words`(row: NormalizationTable) { row.check(.traditionalChinese) }
}
