// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Decades, sizes, zones and compound units")
struct WrittenFormsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            the 1990s, in the 1980s | the 19 nineties, in the 19 eighties
            the '90s and ’80s | the nineties and eighties
            1990's music | 1990's music
            the 70s | the seventies
            90s and 1995s and 2000s
            1920x1080 | 1920 by 1080
            3840x2160 px | 3840 by 2160 pixels
            0x1080 and 10x and 640x480p | 0 x 1 0 8 0 and 10x and 640x480p
            5'6", 5′6″ | 5 feet 6 inches, 5 feet 6 inches
            5' 11" tall, (6'2") | 5 feet 11 inches tall, (6 feet 2 inches)
            10:00+02:00 | 10 o'clock UTC plus 2
            10:00+05:30 | 10 o'clock UTC plus 5 30
            2024-01-31T14:10:30+02:00 | the 31st of January twenty twenty-four, 14 10 and 30 seconds UTC plus 2
            2024-01-31T14:10:30-05:00 | the 31st of January twenty twenty-four, 14 10 and 30 seconds UTC minus 5
            Wed, 27 Jan 2010 16:54:23 +0100 | Wed, the 27th of January twenty ten 16:54:23 UTC plus 1
            Fri May 7 20:23:41 2021 -0730 | Fri May 7th 20:23:41 2021 UTC minus 7 30
            at 12:30 -0500 or +4930 | at 12:30 UTC minus 5 or +4930
            ESC [ ? 5 h, bump —> 1.6.18 | ESC [ ? 5 h, bump —> 1 dot 6 dot 18
            $546 54 V, 2015-02-15 14 V, 86 57 W | 546 dollars 54 volts, the 15th of February twenty fifteen 14 volts, 86 57 W
            14:30 UTC and 10:00-12:00 | 14:30 UTC and 10 o'clock to 12 o'clock
            3/4 cup, 1/2 mile | 3 quarters cup, 1 half mile
            2/3 of them | 2 thirds of them
            3/4 and 93/96 | 3/4 and 93 over 96
            5 kg·m/s², 5 N·m | 5 kilogram meters per second squared, 5 newton meters
            5 µg/m³, 5 mol/l, 5 W/m² | 5 micrograms per cubic meter, 5 moles per liter, 5 watts per square meter
            5 °C/min | 5 degrees Celsius per minute
            """))
    func `other forms in English text become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | 1920 mal 1080
            5 kg·m/s² | 5 Kilogramm Meter pro Sekunde hoch 2
            um 10:00+02:00 | um 10 Uhr UTC plus 2
            um 16:54:23 +0100 da | um 16 Uhr 54 und 23 Sekunden UTC plus 1 da
            """))
    func `other forms in German text become words`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | 1920 par 1080
            à 10:00+02:00 | à 10 heures UTC plus 2
            le 2022-10-19 13:34:28 -0700 | le 19 octobre 2022, 13 heures 34 et 28 secondes UTC moins 7
            ESC [ ? 5 h
            """))
    func `other forms in French text become words`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | 1920 por 1080
            5 °C/min | 5 grados Celsius por minuto
            """))
    func `other forms in Spanish text become words`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | одна тысяча 920 на одна тысяча 80
            5 °C/min и 5 мг/с | 5 градусов Цельсия на минуту и 5 миллиграммов на секунду
            в 10:00+02:00 | в 10 часов всемирное время плюс 2
            """))
    func `other forms in Russian text become words`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | せんきゅうひゃくにじゅう かける せんはちじゅう
            10:00+02:00 | じゅうじ せかいじ プラス に
            """))
    func `other forms in Japanese text become words`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1920x1080 | 一千九百二十 乘 一千零八十
            10:00+02:00 | 十点 世界时加二
            16:54:23 +0800 | 十六点五十四分二十三秒 世界时加八
            结果-14，和 差-5 | 结果负14，和 差负5
            命令-2，部分-3
            """))
    func `other forms in Simplified Chinese text become words`(row: NormalizationTable) {
        row.check(.simplifiedChinese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            結果-14， | 結果負14，
            """))
    func `other forms in Traditional Chinese text become words`(row: NormalizationTable) {
        row.check(.traditionalChinese)
    }
}
