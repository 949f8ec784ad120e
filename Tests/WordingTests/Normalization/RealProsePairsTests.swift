// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Further pieces of manuals, handbooks and translations that were once read worse than by the voice alone.
@Suite("Names, pairs and signs in real prose")
struct RealProsePairsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            in track/head 12/2
            in track/head 3/12
            importing 7/2 images
            match 'Travel 2017/1 London'.
            Ukrainian (Sun type 6/7)
            from Outlook Express 5/6.
            on PowerPC 603/604
            of 603/604 tests
            disks of 40/80 tracks
            a board of 101/104 keys
            603/604 passed
            93/96, or 93/96 | 93 over 96, or 93 over 96
            1/32 inch | 1 over 32 inch
            full screen 2/3-way merge tool
            Guide Bounds: 0,0 to 0,0
            'L 1,2 L 3,4' instead
            none, 16450,16550A
            (*.wk1, *.wks, *.123)
            * 1000^.75 and 44*.5
            01/01/1400 - 31/12/9999, resetting | 01/01/1400 - the 31st of December 9999, resetting
            (ca. 750-1050) | (circa 750 to 1050)
            '{ print $3 }' and "{print $2}"
            either $tp or $13
            I paid $13 | I paid 13 dollars
            the password "$1$" and “$1”
            to 02:00:01:02:03:04 and | to 0 2, 0 0, 0 1, 0 2, 0 3, 0 4 and
            OnCalendar=*-2-29 0:0:0
            (undo-size 1g) and 5 g | (undo-size 1g) and 5 grams
            2220 2250 o.t 1996" P
            ESC [ ? 9 h and ESC [ 3 g: clears
            2020 546f 6e79 204e 7567 656e
            rows of 1e10 and 2e10 | rows of 1 times 10 to the 10 and 2 times 10 to the 10
            Multimedia 1.0A
            -9 = 5 - 14 | minus 9 = 5 minus 14
            the advisory 12-2008 says
            0 ~ 1 | 0 to 1
            ~ ~ 126 tilde
            Click × to close, 4 × 2 | Click × to close, 4 times 2
            12345@bugs.example.org
            parameter $2 and parameter $41
            option `$1' is ambiguous
            the advisory (12/2008)
            awk '{print $1, $9, $10, $11}'
            the change from $5 to $10 | the change from 5 dollars to 10 dollars
            `~0' is equivalent to `~+'
            chmem -e 2g and -e 20
            2/29 in other years
            """))
    func `names, pairs and signs in English prose are read right`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            SHA{224,256,384,512}
            Ukrainisch (Sun Typ 6/7)
            von Spur/Kopf 3/12
            Aufwendungen 2/4:Reparatur
            der 3/1-Jahr ARM
            12/2048 übersprungen, 3/150 ins Album
            Althochdeutsch (ca. 750-1050) | Althochdeutsch (zirka 750 bis 1050)
            Englisch (3l, Emacs)
            April 2020 W(1)
            begin-encoded 644 5$]$3P“
            -8 32 MiB 6 370 MiB 33 MiB | minus 8 32 Mebibyte 6, 370 Mebibyte 33 Mebibyte
            -7 186 MiB 83 MiB | minus 7, 186 Mebibyte 83 Mebibyte
            """))
    func `names, pairs and signs in German prose are read right`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            que xz -6e
            cliquez sur × à côté
            GB 1.000.000.000, puis | GB 1.000.000.000, puis
            USB (mode 102/105:EU)
            de 32.000 octets | de 32.000 octets
            la RFC 2251 section
            101/104 touches
            2003,2004 SuSE Linux AG
            2003,5 euros | 2003,5 euros
            'L 1,2 L 3,4' à
            '~1d~2' délai
            Super→ pour, a → b | Super→ pour, a vers b
            """))
    func `names, pairs and signs in French prose are read right`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            Debian 12 ha sido compilada
            en 2010 mi casa
            12 ha de tierra | 12 hectáreas de tierra
            Vea RFC 2251 sección
            aÃ±adiduras
            una clave de 40/128 bits
            Pulse Super→ para
            de 12-2008 de seguridad
            """))
    func `names, pairs and signs in Spanish prose are read right`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            зону 168.192.in-addr.arpa
            Нажмите ×.
            поддержка 10/12-разрядных
            Украинская (Sun тип 6/7)
            24-х часовой и 47-ми | двадцати четырёх часовой и сорока семи
            с 5-ью машинами | с пятью машинами
            256-ю символами
            101/104 клавиши
            параметр $2 не существует
            """))
    func `names, pairs and signs in Russian prose are read right`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            レイヤ-3 は -1 | レイヤ-3 は マイナス 1
            16/4 Mbps | じゅうろく スラッシュ よん Mbps
            ストライプ 1:16 白 | ストライプ 1 たい 16 白
            パラメータ$2のデータ型
            101/104 キー互換 | ひゃくいち スラッシュ ひゃくよん キー互換
            ".4" は | "てん よん" は
            """))
    func `names, pairs and signs in Japanese prose are read right`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            是Windows 95/98使用的 | 是Windows 九十五 斜杠 九十八使用的
            选择 80/132 行 | 选择 八十 斜杠 一百三十二 行
            24/7 不间断 | 二十四 斜杠 七 不间断
            用到 2/29 日 | 用到 二 斜杠 二十九 日
            让 0,1 , x
            返回-1 | 返回负1
            命令-2; 未知-15
            现在 + 1 年 | 现在 加 1 年
            (数*2)+1 | (数*2) 加 1
            例如+05:30 | 例如正 05:30
            选项“$1”
            条纹 1:16 | 条纹 1比16
            格式2对应的字符
            至2对 | 至两对
            后缀 .1 为 | 后缀 点 一 为
            Layer-1和-2未经
            1/100 秒 | 一百分之一 秒
            版本 0~110429
            从 0~110 秒 | 从 0 到 一百一十 秒
            从 -2147483648 到 +2147483647 | 从 负二十一亿四千七百四十八万三千六百四十八 到 正 二十一亿四千七百四十八万三千六百四十七
            """))
    func `names, pairs and signs in Chinese prose are read right`(row: NormalizationTable) {
        row.check(.simplifiedChinese)
    }
}
