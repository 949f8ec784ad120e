// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Durations in a text")
struct WrittenDurationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            took 1m23s | took 1 minute 23 seconds
            ETA 2h30m | ETA 2 hours 30 minutes
            in 1h 5m, 1h5m | in 1 hour 5 minutes, 1 hour 5 minutes
            after 3d4h | after 3 days 4 hours
            uptime 2w3d | uptime 2 weeks 3 days
            1h2m3s (5m30s) | 1 hour 2 minutes 3 seconds (5 minutes 30 seconds)
            1m23.5s and 2s500ms | 1 minute 23.5 seconds and 2 seconds 500 milliseconds
            1.5s, 250ms | 1.5 seconds, 250 milliseconds
            ~1m23s or - | about 1 minute 23 seconds or -
            2hrs30mins and 1hr5min | 2 hours 30 minutes and 1 hour 5 minutes
            00:01:23.5 | 1 minute 23.5 seconds
            0:00:05.25 and 36:12:05.5 | 5.25 seconds and 36 hours 12 minutes 5.5 seconds
            5m and 10m tall
            14:07:59.168 and 1:23:45
            2024-01-31 00:01:23.50 | the 31st of January twenty twenty-four 00:01:23.50
            1y 2m and 5s 3m | 1y 2m and 5 seconds 3m
            x1m23s and a-1m23s and 1m23sx
            $3m4s 3D4H
            """))
    func `durations in English text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            dauerte 1m23s | dauerte eine Minute 23 Sekunden
            noch 2h30m, 1h1m | noch 2 Stunden 30 Minuten, eine Stunde eine Minute
            3d1h und 00:01:23,5 | 3 Tage eine Stunde und eine Minute 23,5 Sekunden
            """))
    func `durations in German text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.german)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            a pris 1m23s | a pris une minute 23 secondes
            reste 2h30m, 1h1m1s | reste 2 heures 30 minutes, une heure une minute une seconde
            2j3h et 00:01:23,5 | 2 jours 3 heures et une minute 23,5 secondes
            """))
    func `durations in French text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.french)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            tardó 1m23s | tardó un minuto 23 segundos
            faltan 2h30m, 1h1m | faltan 2 horas 30 minutos, una hora un minuto
            21m1s | veintiún minutos un segundo
            """))
    func `durations in Spanish text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.spanish)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            заняло 1m23s | заняло одна минута 23 секунды
            осталось 2h30m, 1ч 5м | осталось 2 часа 30 минут, один час 5 минут
            2ч 1мин и 3d4h | 2 часа одна минута и 3 дня 4 часа
            """))
    func `durations in Russian text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.russian)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1m23s かかる | いっぷん にじゅうさん びょう かかる
            2h30m 残り | に じかん さんじゅっぷん 残り
            """))
    func `durations in Japanese text have their units, and other letters after digits do not`(row: NormalizationTable) {
        row.check(.japanese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            用了1m23s | 用了一分钟 二十三秒
            还有2h30m | 还有两小时 三十分钟
            """))
    func `durations in Simplified Chinese text have their units, and other letters after digits do not`(
        row: NormalizationTable
    ) { row.check(.simplifiedChinese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            還有2h30m | 還有兩小時 三十分鐘
            """))
    func `durations in Traditional Chinese text have their units, and other letters after digits do not`(
        row: NormalizationTable
    ) { row.check(.traditionalChinese) }
}
