// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of quantity that a reader found in manuals, notices, comments and messages.
@Suite("Quantities as people write them")
struct FoundQuantitiesTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            only 99¢ each, 1¢, 50–75¢ | only 99 cents each, 1 cent, 50 to 75 cents
            open 5–7 p.m. today, 9:30-11am | open 5 to 7 PM today, 9:30 to 11am
            10:00-11:30am, 11:30-1:30 pm | 10 to 11:30am, 11:30 to 1:30 pm
            from 10:00-11:30am, from 5-7pm | from 10 to 11:30am, from 5 to 7pm
            See Exodus, 37:7, Ezekiel 1:28 | See Exodus, 37:7, Ezekiel 1:28
            Ultra HD 32:9, a ratio of 37:7 | Ultra HD 32 to 9, a ratio of 37 to 7
            """)
    )
    func `English cents, times with one half of the day, and verses`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            um 20.15 h, ab 8.30 h | um 20 Uhr 15, ab 8 Uhr 30
            Abfahrt 8.30 h, Ankunft 17.45 h | Abfahrt 8 Uhr 30, Ankunft 17 Uhr 45
            Dauer 8.5 h, Fahrzeit 1.30 h | Dauer 8,5 Stunden, Fahrzeit 1,30 Stunden
            12,50 h, 24 h, 9.75 h | 12,50 Stunden, 24 Stunden, 9,75 Stunden
            99¢ | 99 Cent
            """)
    )
    func `a German hour has a point and two digits of minutes`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            走って100m先 | 走って ひゃく メートル 先
            高さ634mの塔 | 高さ ろっぴゃくさんじゅうよん メートル の塔
            3gの塩、5m以内 | さん グラム の塩、ご メートル 以内
            """)
    )
    func `Japanese letters right after digits are units`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            у 2-й годині, о 3-й годині | у другій годині, о третій годині
            на 1-й сторінці, 5-й станції | на першій сторінці, п’ятій станції
            2-й поверх, 3-й раз, 1-й і 2-й | другий поверх, третій раз, перший і другий
            """)
    )
    func `a Ukrainian noun shows that an ordinal is feminine`(row: NormalizationTable) { row.check(.ukrainian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            29 kwiecień, 3 lipiec 2012 | dwudziestego dziewiątego kwietnia, trzeciego lipca 2012
            Był 5 luty. Potem | Był piątego lutego. Potem
            1 maj, 3 maja, 5 kwi. | 1 maj, trzeciego maja, piątego kwietnia
            99¢ | 99 centów
            """)
    )
    func `a Polish month beside a day is in the genitive`(row: NormalizationTable) { row.check(.polish) }

    private static let halvesAndUnits: [(tag: String, rows: String)] = [
        ("zh-Hans", "5-7pm | 下午五点 到 下午七点\n11-1pm | 上午十一点 到 下午一点"),
        ("ja", "5-7pm | ごご ごじから ごご しちじ"), ("es", "5-7 p. m. | 5 horas a 7 horas de la tarde\n99¢ | 99 centavos"),
        ("ko", "100m 달리기 | 100미터 달리기"), ("ru", "2¢, 5¢ | 2 цента, 5 центов"),
    ]

    @Test(arguments: NormalizationTable.rows(halvesAndUnits))
    func `halves of the day, meters and cents in further languages`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let kept: [(tag: String, rows: String)] = [
        ("nl", "rgb(72,226,255) 56% | rgb(72, 226, 255) 56%"), ("fr", "max(1,234) | max(1,234)"),
        (
            "uk",
            """
            "Partition,50,51", 50,5 | "Partition,50,51", 50 цілих 5 десятих
            IEEE 1003.1, довжина 2.5 м | IEEE 1003.1, довжина дві цілих 5 десятих метра
            """
        ),
        ("ru", "POSIX 1003.2 | POSIX 1003.2"),
        ("de", "im Verhältnis 50:1 | im Verhältnis 50 zu 1\nvon 2-3 am Montag | von 2 bis 3 am Montag"),
    ]

    @Test(arguments: NormalizationTable.rows(kept))
    func `numbers of a call, a list, a standard, a ratio and a weekday keep their kind`(
        tag: String, row: NormalizationTable
    ) throws {
        try row.check(tag: tag)
    }
}
