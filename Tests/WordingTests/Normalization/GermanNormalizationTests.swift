// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("German text, normalized")
struct GermanNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            es sind -5 Grad | es sind minus 5 Grad
            x=-87 | x=minus 87
            -92,50 € | minus 92 Euro 50 Cent
            -€26.50 | minus 26 Euro 50 Cent
            $1,234.56 | 1234 Dollar 56 Cent
            0.093 | 0,093
            1.234 und 1.234.567,89
            12.5
            seit Linux 4.18 und Version 3.1.
            1,633,682.25 | 1633682,25
            577 482 275 | 577482275
            12 000 km | 12000 Kilometer
            1e-8 | 1 mal 10 hoch minus 8
            10⁻⁵ | 10 hoch minus 5
            10² | 10 hoch 2
            ±5, ≈5, ≤5, +9 und 3×4 | plus minus 5, ungefähr 5, kleiner oder gleich 5, plus 9 und 3 mal 4
            ~5 | ungefähr 5
            """))
    func `signs and numbers become words`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            5 Mio. € | 5 Millionen Euro
            3,2 Mrd. € | 3,2 Milliarden Euro
            620 Millionen t | 620 Millionen Tonnen
            5 µg/m³ | 5 Mikrogramm pro Kubikmeter
            3 km/h | 3 Kilometer pro Stunde
            -10,5 °C | minus 10,5 Grad Celsius
            35dB | 35 Dezibel
            1 h | eine Stunde
            50 % und 12,5 %
            -5 % | minus 5 Prozent
            87–92 | 87 bis 92
            87%–92% | 87% bis 92%
            73 – 6680 | 73 bis 6680
            93/96 | 93 durch 96
            2 1/2 | 2 ein halb
            3¾ | 3 3 Viertel
            """))
    func `money, measures, ranges and fractions become words`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            der 3. Oktober | der dritte Oktober
            am 23. war | am dreiundzwanzigsten war
            in der 2. Woche | in der zweiten Woche
            die 87. Auflage | die siebenundachtzigste Auflage
            zum 60. Mal | zum sechzigsten Mal
            06:06:13 Uhr | 6 Uhr 6 und 13 Sekunden
            3. Mai 1958 | dritter Mai 1958
            Er hat 3. Dann | Er hat 3. Dann
            14:10:30 | 14 Uhr 10 und 30 Sekunden
            14:10
            02.30 Uhr | 2 Uhr 30
            01:20 | ein Uhr 20
            1% – 20% | ein Prozent bis 20%
            14:10 Uhr | 14 Uhr 10
            um 14 Uhr. | um 14 Uhr.
            12:00 | 12 Uhr
            31.01.2024 | einunddreißigster Januar 2024
            am 31.01.2024 | am einunddreißigsten Januar 2024
            der 31.01.2024 | der einunddreißigste Januar 2024
            2024-01-31 | einunddreißigster Januar 2024
            207.189.7.192 | 207 Punkt 189 Punkt 7 Punkt 192
            v1.2.10 | v 1 Punkt 2 Punkt 10
            02134 | 0 2 1 3 4
            covid-19 A-4 x86_64 2020-21 /usr/lib/5 | covid-19 A-4 x86_64 2020-21 Schrägstrich usr Schrägstrich lib Schrägstrich 5
            """))
    func `ordinals, times, dates and digit strings become words`(row: NormalizationTable) { row.check(.german) }
}
