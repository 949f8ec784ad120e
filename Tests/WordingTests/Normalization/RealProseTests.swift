// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Pieces of manuals, handbooks and translations of programs that were once read worse than by the voice alone. A row
/// without a second half is left to the voice.
@Suite("Numbers in real prose")
struct RealProseTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            126 86 56 V
            020 16 10 | 0 2 0 16 10
            + 8h 37m 37s | + 8 hours 37 minutes 37 seconds
            libbsearch-ruby1.8 1.5-5
            IEEE Std 1003.1-2008 and 754-2008
            the range [0,100]
            a 64 bit (amd64) system
            greater than 24:00.
            wz -n- 7.99g 1016.00m
            bantime = 10m
            In 2005/2006 its successor
            256/24-bit background
            precedence ::1/128 50 | precedence colon colon 1 slash 128 50
            allow ^127\\.0\\.0\\.1$, and
            260:00 260 hours
            to $1, $2, ... $n.
            echo "$1" 2$
            (0666 &~ 027) | (0 6 6 6 &~ 0 2 7)
            items 2-3,6-9 | items 2 to 3, 6 to 9
            the file "\\012-"
            %-8i Name length: %-7l
            cannot skip %2$.250s
            124,444,234,854,823,834,553
            """))
    func `numbers in English prose are read right`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            Abbildung 5.1. Version 2.20 „3.0“
            240 160 A0
            342 226 E2
            exim4-daemon-light 4.71-3 100
            der Wert {0,0}
            von -20 bis 19. | von minus 20 bis 19.
            von 3 bis 5. | von 3 bis 5.
            bis 5. Mai | bis fünften Mai
            um 24:00 | um 24 Uhr
            in 192.168.in-addr.arpa | in 192 Punkt 168 Punkt in-addr Punkt arpa
            auf 1,0K
            wird %1$.250s
            (z.B. ".9") | (zum Beispiel "Punkt 9")
            (GMT+01:00) | (GMT+01:00)
            0-2,6
            Zeichen 1-3,7-9 | Zeichen 1 bis 3, 7 bis 9
            kdeadmin (>= 4:3.5) | kdeadmin (größer oder gleich 4:3.5)
            die Funktion $1
            3.–5. Mai 2024 | dritter bis fünfter Mai 2024
            vom 3.–5. Mai | vom dritten bis fünften Mai
            zum 125. Mal | zum einhundertfünfundzwanzigsten Mal
            der 200. Besucher | der zweihundertste Besucher
            2023-01-01/2023-01-31 | erster Januar 2023 bis einunddreißigster Januar 2023
            """))
    func `numbers in German prose are read right`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            *** 2021.06.15-1 990 990 https
            de 100 000 octets | de 100000 octets
            "\\e[0m"
            au format 24 h, soit | au format 24 heures, soit
            1 l’active
            2–3 octets | 2 à 3 octets
            le 01-01-1970 | le premier janvier 1970
            2015-10-01T14:07:59.168 | premier octobre 2015, 14:07:59.168
            la liste 0,0,eth1
            Exemple 12.3. et 0.1< 0.1 | Exemple 12.3. et 0.1 inférieur à 0.1
            041–0176 | 0 4 1 à 0 1 7 6
            """))
    func `numbers in French prose are read right`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            340 224 E0 ŕ
            la versión 2.1-12, depende
            renice +1 987 -u
            mknod /dev/nst0 c 9 128
            (0%.3o)
            1,0 y 2.5
            a las 24:00 | a las 24 horas
            de $1 y $2
            """))
    func `numbers in Spanish prose are read right`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            360 240 F0
            выравнивание по 4-м байтам
            в 4-м байте | в четвёртом байте
            «SCSI1 (0,0,0)»
            Рисунок 4.11. в 2.4
            18–25 процессов | от восемнадцати до двадцати пяти процессов
            2023-01-01/2023-01-31 | с первого января две тысячи 20 третьего года по тридцать первое января две тысячи 20 третьего года
            в 24:00
            """))
    func `numbers in Russian prose are read right`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            In 2005/2006 | In にせんご にせんろく
            1000 24:00 | せん にじゅうよじ
            2–3個 | にから さんこ
            """))
    func `numbers in Japanese prose are read right`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            setpgrp(0,0)
            2005/2006 | 二千零五 二千零六
            使用 $1 $2
            24:00 | 二十四点
            """))
    func `numbers in Chinese prose are read right`(row: NormalizationTable) { row.check(.simplifiedChinese) }
}
