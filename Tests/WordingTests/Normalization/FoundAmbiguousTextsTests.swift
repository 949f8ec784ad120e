// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of text with two meanings that a reader found in judgments, reviews, comments, news and messages.
/// Where nothing beside it decides, it stays as it is written.
@Suite("Texts with two meanings")
struct FoundAmbiguousTextsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            (fls. 47/49), de fls. 364/385, p. 3/4 | (folhas 47/49), de folhas 364/385, página 3/4
            Relação 31/2000, ata 27/2000 | Relação 31/2000, ata 27/2000
            n° 61-96.2010.7.03.0303/RS, n° 89-93/SP | número 61-96.2010.7.03.0303/RS, número 89-93/SP
            3-6 dias, 3 a 6/dia | 3 a 6 dias, 3 a 6/dia
            art. 61, II, 1e1, massa de 1e6, 1e-6 | artigo 61, II, 1e1, massa de 1e6, 1 vezes 10 elevado a menos 6
            Ex. STF, p. ex. isso | Ex. STF, por exemplo isso
            RE -90.098 - rel., DAX -5,3 % | RE -90.098 - rel., DAX menos 5,3 por cento
            artigos 5°, § 1°, §§ 1º a 3º | artigos quinto, parágrafo primeiro, parágrafo primeiro a terceiro
            (81) 423-5000, anos de 88/89, 7/8 | (81) 423-5000, anos de 88/89, 7/8
            em 21.9.2016, versão 3.9.21 | em 21 de setembro de 2016, versão 3 ponto 9 ponto 21
            """)
    )
    func `Portuguese pages, laws and numbers of judgments are not fractions`(row: NormalizationTable) {
        row.check(.portuguese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            Reply #12 Oct. 9, 2010, on 12 October | Reply #12 October 9th twenty ten, on the 12th of October
            at 724 W. 2nd Avenue, 40 W lamps | at 724 W. 2nd Avenue, 40 watts lamps
            our Friday lunch<3 Sorry, I <333 you | our Friday lunch<3 Sorry, I <333 you
            after 9-11 he left, pages 9-11 | after 9-11 he left, pages 9 to 11
            Glishy Ft. Masspike, bello!! <3Hanno | Glishy Ft. Masspike, bello!! <3Hanno
            n<3 and x<30 | n less than 3 and x less than 30
            --lookahead 3:200, a ratio of 3:1 | --lookahead 3:200, a ratio of 3 to 1
            since 01-02-2024, since 01-31-2024 | since 01-02-2024, since the 31st of January twenty twenty-four
            renewables (1/2) and (12/28) | renewables (1/2) and (12/28)
            is that true for all of us here? 1/2 | is that true for all of us here? 1/2
            """)
    )
    func `English numbers of replies, hearts, options and parts of a message`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            nach einer 21:26-Niederlage, um 20:15 Uhr | nach einer 21:26-Niederlage, um 20 Uhr 15
            sagt Raderbauer.Im Rahmen, Node.js | sagt Raderbauer.Im Rahmen, Node Punkt js
            nach 1:55 Stunden, in 1:14,607 Minuten | nach 1:55 Stunden, in 1:14,607 Minuten
            (30./Foulelfer), zum zahnarzt.ich mag | (30./Foulelfer), zum zahnarzt.ich mag
            auf tagesschau.de, in main.py | auf tagesschau Punkt de, in main Punkt py
            """)
    )
    func `German results, minutes and glued sentences`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1e génération, 2e fois | 1e génération, deuxième fois
            .Stockage des données, .gitignore | .Stockage des données, point gitignore
            (p.ex. les réseaux) | (par exemple les réseaux)
            confidentialité.\\n Ceci, le fichier main.py | confidentialité.\\n Ceci, le fichier main point py
            """)
    )
    func `French endings, abbreviations and escapes`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            lo ha colto − ha detto, x − y, 3 − 2 | lo ha colto − ha detto, x meno y, 3 meno 2
            ricavi − costi | ricavi meno costi
            conflitti.\\" Poi, forte .Parlamento, Ph.D. in | conflitti.\\" Poi, forte .Parlamento, Ph.D. in
            a casa.se questa, permet.a questo, spotify.com | a casa.se questa, permet.a questo, spotify punto com
            in Parlamento.L'ha, si oppone.dopo, OK.Non so | in Parlamento.L'ha, si oppone.dopo, OK.Non so
            la società − e l'applicazione, 16-15 (0-11 dopo | la società − e l'applicazione, 16-15 (0-11 dopo
            a khmer-project@idyll.org | a khmer trattino project@idyll punto org
            oltre 600,000 morti | oltre 600000 morti
            """)
    )
    func `Italian dashes, sentences without a space, and addresses`(row: NormalizationTable) { row.check(.italian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            llega a 1′427.064, 5′ | llega a 1427064, 5′
            clínico en fase 1/2 | clínico en fase 1/2
            el SARS-CoV -2, y el Covid -19 puede | el SARS-CoV -2, y el Covid -19 puede
            Madrid -5 grados, Lugo -3 °C | Madrid menos 5 grados, Lugo menos 3 grados Celsius
            a más de 35º centígrados | a más de 35º centígrados
            """)
    )
    func `Spanish groups, phases and names with a number`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            około 1%, około 5% | około jednego procenta, około 5%
            w godzinach 8 - 18, w godz. 17-20, przed godz. 7 | w godzinach 8 - 18, w godz. 17-20, przed godziną 7
            Przepis art. 44, Kukiz’15 - 17 proc. | Przepis art. 44, Kukiz’15 - 17 proc.
            '.12g', podstawie 10::, ::1 | '.12g', podstawie 10::, dwukropek dwukropek 1
            """)
    )
    func `Polish percent is counted, and colons after a number are not an address`(row: NormalizationTable) {
        row.check(.polish)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            (Бут. 3,9–13), від 2,5–3 рази | (Бут. 3,9–13), від двох цілих п’яти десятих до трьох рази
            хіральністю (10,10), (88,8) | хіральністю (10,10), (88 цілих 8 десятих)
            """)
    )
    func `Ukrainian verses and pairs`(row: NormalizationTable) { row.check(.ukrainian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            去4s店 | 去4s店
            40W内加速, 0.88W, 5 W | 40W内加速, 零点八八瓦特, 五瓦特
            1.6T主打, 2.0t, 8.5J, 220V | 1.6T主打, 2.0t, 8.5J, 二百二十伏特
            用0-20机油, 2-3个人, 18-22万 | 用0-20机油, 2 到 3个人, 18 到 22万
            这个××公司 | 这个××公司
            沙发.2.每天 | 沙发.2.每天
            以2-4落败, 1500米~2100米, 去了~300人 | 以2比4落败, 一千五百米~二千一百米, 去了约 三百人
            """)
    )
    func `Chinese letters after a number may be a shop, a count or an engine`(row: NormalizationTable) {
        row.check(.simplifiedChinese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            2部屋と3部屋 | ふたへやとさんへや
            2通りの方法、4通り | ふたとおり の方法、よんとおり
            2部あります | にぶあります
            """)
    )
    func `Japanese rooms and ways have their own words`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            우산/..루시드, 지루...../감동X | 우산/..루시드, 지루...../감동X
            김c.mc몽, 십니다.skt 지금, 보고서.pdf | 김c.mc몽, 십니다.skt 지금, 보고서 점 pdf
            이거 -0- 이거 | 이거 -0- 이거
            """)
    )
    func `Korean dots, glued sentences and faces`(row: NormalizationTable) { row.check(.korean) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            в 21,00 начало, 21,5 метра | в 21,00 начало, 20 одна целая 5 десятых метра
            более 600,000 смертей | более шестисот тысяч смертей
            """)
    )
    func `Russian times with a comma, and thousands`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            competitie (3-4 winst), pagina 3-4 | competitie (3-4 winst), pagina 3 tot 4
            volgens §§ 3 en 4 | volgens paragraaf 3 en 4
            je computer 23 H/s, 5 m/s | je computer 23 H/s, 5 meter per seconde
            """)
    )
    func `Dutch scores, sections and hashes`(row: NormalizationTable) { row.check(.dutch) }
}
