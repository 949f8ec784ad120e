// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of fault that a reader found in commits, manuals and logs.
@Suite("Forms found in commits, manuals and logs")
struct FoundFormsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            [8/33] Compiling, [PATCH 2/3] | [8 of 33] Compiling, [PATCH 2 of 3]
            Step 1/4: build, page 1/10 | Step 1 of 4: build, page 1 of 10
            reduced to (7/41), add 1/2 cup | reduced to (7 of 41), add 1 half cup
            9600[1/3] and (1/2) | 9600[1/3] and (1 half)
            """)
    )
    func `two numbers with a slash are a fraction, or one of several`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            echo $1 or cat $2 | echo $1 or cat $2
            costs $5 | costs 5 dollars
            glyphs 4E05,4E07 and 5e12 atoms | glyphs 4E05,4E07 and 5 times 10 to the 12 atoms
            two ~0 with x & ~1, but ~5 files | two ~0 with x & ~1, but about 5 files
            see HEAD~3^2, v5.0-rc1~129^2~20 and 2^10 | see HEAD~3^2, v5.0-rc1~129^2~20 and 2 to the 10
            RFC7366 p.4.2.2 and p. 14 | RFC7366 p.4.2.2 and page 14
            leading 0s, a string of 1s and 0s | leading 0s, a string of 1s and 0s
            it took 1s | it took 1 second
            Merge: 68c1798a6 ea8fdfa07 | Merge: 6 8 c 1, 7 9 8 eh, 6, e eh 8 f, d f eh 0, 7
            BTC 5090 and BTC 0.52 | BTC 5090 and 0.52 bitcoins
            """)
    )
    func `signs and letters of programs are not quantities`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            <34>Oct 11 22:14:15 | <34>October 11th 22:14:15
            <Best Linux> 1999 | <Best Linux> 1999
            x <5 and y>3 | x less than 5 and y greater than 3
            """)
    )
    func `angle brackets around a word or a severity make a tag`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            第 3/5 页 | 第 三，共 五 页
            组成.SSH 和 文件.netrc | 组成。SSH 和 文件点 netrc
            2 KiB | 两个二进制千字节
            5:02, 12:30 | 五点零二分, 十二点三十分
            8:00 a.m.准时 | 上午八点准时
            尾号是3385, 拨打12306 | 尾号是三 三 八 五, 拨打一 二 三 零 六
            13501234567 | 一 三 五, 零 一 二 三, 四 五 六 七
            比分78:96 | 比分78比96
            """)
    )
    func `Chinese times, codes, telephones and scores become words`(row: NormalizationTable) {
        row.check(.simplifiedChinese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            >1 バイト | 1 より おおきい バイト
            ステップ 1/4 | ステップ よん ちゅう いち
            完了した.1993 年に | 完了した。せんきゅうひゃくきゅうじゅうさん 年に
            """)
    )
    func `Japanese relations, steps and sentences become words`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            на 1-2 процента, за 2-3 дня | на 1-2 процента, за 2-3 дня
            2 Проблемы, 2 проблемы | 2 Проблемы, две проблемы
            """)
    )
    func `Russian ranges after prepositions stay, and so do labels`(row: NormalizationTable) { row.check(.russian) }
}
