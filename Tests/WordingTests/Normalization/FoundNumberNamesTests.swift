// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Numbers that count nothing: they name a part of a document, a telephone, a day or a decade. Each row is a kind that a
/// reader found in the Universal Dependencies treebanks, beside its siblings.
@Suite("Numbers that are names")
struct FoundNumberNamesTests {
    private static let labels: [(tag: String, rows: String)] = [
        ("it", "dal punto 1 lettera c, al capitolo 1 pagina | dal punto 1 lettera c, al capitolo 1 pagina"),
        ("it", "1 lettera, 21 pagine | una lettera, 21 pagine"),
        ("es", "el punto 1 letra c, en el capítulo 1 página | el punto 1 letra c, en el capítulo 1 página"),
        ("pt", "no artigo 1 alínea b, da página 2 linhas | no artigo 1 alínea b, da página 2 linhas"),
        ("ru", "примерно 2 минуты, часто 21 строка | примерно две минуты, часто 20 одна строка"),
        ("it", "per esempio 1 pagina | per esempio una pagina"),
        ("es", "por ejemplo 1 página | por ejemplo una página"),
        ("ru", "пунктом 1 решение, в главе 1 книга | пунктом 1 решение, в главе 1 книга"),
        ("uk", "визначених пунктом 1 рішення, статті 2 частини | визначених пунктом 1 рішення, статті 2 частини"),
    ]

    @Test(arguments: NormalizationTable.rows(labels))
    func `a number after the name of a part counts nothing`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let letters: [(tag: String, rows: String)] = [
        (
            "de",
            "Art. 1 V v. 8.6.2021 | Artikel 1 V vom achten Juni 2021\nArt. 3 G v. 7.7.2005 | Artikel 3 G vom siebten Juli 2005"
        ),
        ("de", "§ 5 V, Nr. 5 W, Satz 2 V, Zimmer 12 V | § 5 V, Nummer 5 W, Satz 2 V, Zimmer 12 V"),
        ("de", "max. 12 V, ca. 5 W, mit 12 V | maximal 12 Volt, zirka 5 Watt, mit 12 Volt"),
        ("de", "Urteil v. 5. Mai, v. 3 Richtern | Urteil vom fünften Mai, v. 3 Richtern"),
        ("de", "Firefox v. 3.5, Ps 23, v. 4. Danach | Firefox v. 3.5, Ps 23, v. 4. Danach"),
        ("de", "in Höhe v. 10.000 Euro | in Höhe v. 10.000 Euro"),
        ("en", "Section 3 V, Article 4 W, about 12 V | Section 3 V, Article 4 W, about 12 volts"),
        ("nl", "artikel 5 V, kamer 12 W, met 12 V | artikel 5 V, kamer 12 W, met 12 volt"),
        ("pl", "punkt 5 V, około 12 V | punkt 5 V, około dwunastu woltów"),
    ]

    @Test(arguments: NormalizationTable.rows(letters))
    func `a letter after the number of a part stays a letter`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let scores: [(tag: String, rows: String)] = [
        ("nl", "pijnlijk met 0 - 3 en eindigde, JGZ 0 - 4 jaar | pijnlijk met 0 - 3 en eindigde, JGZ 0 tot 4 jaar"),
        ("de", "verloren 0 - 3 gegen, Note 0 - 5 Punkte | verloren 0 - 3 gegen, Note 0 bis 5 Punkte"),
        ("de", "Tasten 0 - 9 zu drücken | Tasten 0 bis 9 zu drücken"), ("en", "Press 0 - 9 to go | Press 0 to 9 to go"),
    ]

    @Test(arguments: NormalizationTable.rows(scores))
    func `a score before a preposition stays a score`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let telephones: [(tag: String, rows: String)] = [
        ("en", "phone: 5551234567, call 15 people | phone: 5 5 5, 1 2 3, 4 5 6 7, call 15 people"),
        ("en", "(X 3-5290), ext. 4-7120, pages 3-5000 | (X 3-5290), ext. 4-7120, pages 3 to 5000"),
        ("en", "Drop the phone. 5551234 is, call 20000000 people | Drop the phone. 5551234 is, call 20000000 people"),
        ("de", "Telefon 87778830353 | Telefon 8 7 7, 7 8 8, 3 0 3, 5 3"),
        ("ru", "по телефону: 87778830353! | по телефону: 8 7 7, 7 8 8, 3 0 3, 5 3!"),
        ("fr", "tél. 5551234567 | téléphone 5 5 5, 1 2 3, 4 5 6 7"),
        ("ru", "тел. 5551234 | телефон 5 5 5, 1 2 3 4"), ("pl", "telefon 555123456 | telefon 5 5 5, 1 2 3, 4 5 6"),
    ]

    @Test(arguments: NormalizationTable.rows(telephones))
    func `seven digits after a word for a telephone are said one by one`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let days: [(tag: String, rows: String)] = [
        ("ko", "5.31 지방선거, 6.25 전쟁 | 5 3 1 지방선거, 6 2 5 전쟁\n10.16(일) 진행 | 시월 16일(일) 진행\n웹 2.0 기반 | 웹 2 점 0 기반"),
        ("ja", "3.16広宣流布 | さん いち ろく 広宣流布\n1.3塁から | いち さん 塁から"),
        ("ko", "규모 5.8 지진, 3.5 운동화 | 규모 5 점 8 지진, 3 점 5 운동화"), ("zh-Hans", "里氏7.8大地震 | 里氏七点八大地震"),
        ("zh-Hans", "5.16军事政变 | 五 一 六军事政变\n6.1版本 | 六点一版本"),
    ]

    @Test(arguments: NormalizationTable.rows(days))
    func `a day with a point names an event`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }

    private static let decades: [(tag: String, rows: String)] = [
        ("ru", "в 30-е гг. Потом | в тридцатые годы. Потом\nначало 60-х гг. века | начало шестидесятых годов века"),
        ("ru", "в 60-х гг. века, к 30-м гг. века | в шестидесятых годах века, к тридцатым годам века"),
        (
            "ru",
            "20–30-е гг. нашего века | 20–тридцатые годы нашего века\nв 1980-х гг. | в тысяча 900 восьмидесятых годах."
        ),
        ("ru", "в Южном и 2010 годах | в Южном и 2010 годах\nв 2010 годах | в две тысячи десятых годах"),
        ("ru", "в 30-е гг. XX века, 60-х гг. СССР | в тридцатые годы двадцатого века, шестидесятых годов СССР"),
        ("uk", "у 30-ті рр., у 30-х рр. | у тридцяті роки, у тридцятих роках."),
    ]

    @Test(arguments: NormalizationTable.rows(decades))
    func `an abbreviated decade has the case of its ordinal`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let ordinals: [(tag: String, rows: String)] = [
        ("it", "il 1 ° gennaio 2008, il 3 ° posto | il 1º gennaio 2008, il 3º posto\na 20 ° nord | a 20 gradi nord"),
        ("pt", "do 13 ° salário | do décimo terceiro salário"), ("es", "del 2 ° lugar | del segundo lugar"),
        (
            "ru",
            "В XI -- XII веках, XV--XVI веков | В одиннадцатом -- двенадцатом веках, пятнадцатого--шестнадцатого веков"
        ),
        ("ru", "I Am... Sasha, Эра I Tonya, Пётр I умер | I Am... Sasha, Эра I Tonya, Пётр первый умер"),
        ("ru", "999,9-й пробы | 999,9-й пробы"),
        ("es", "8 de marzo del 2008, 17 de enero, 1991 | 8 de marzo del 2008, 17 de enero de 1991"),
        ("pl", "Zgodnie z art. 47, zgodnie z art. 5 | Zgodnie z artykułem 47, zgodnie z artykułem 5"),
        ("zh-Hans", "(1927-1994), (1200-1500)元 | (一九二七 到 一九九四), (一千二百 到 一千五百)元"),
        ("zh-Hans", "(1200-1500kg)、（1600-2000%）| (一千二百 到 一千五百公斤)、（一千六百 到 百分之二千）"),
        ("ja", "1990年生まれ、1971年生産 | せんきゅうひゃくきゅうじゅうねんうまれ、せんきゅうひゃくななじゅういちねんせいさん"),
    ]

    @Test(arguments: NormalizationTable.rows(ordinals))
    func `ordinals and years of further shapes`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }

    private static let signs: [(tag: String, rows: String)] = [
        ("ja", "71・2%、西1・1キロ | ななじゅういち てん に パーセント、西 いち てん いち キロ"), ("de", "13·1% | 13,1 Prozent"),
        ("zh-Hans", "71·2% | 百分之七十一点二"), ("fr", "(5, < 10) | (5, inférieur à 10)"),
        ("en", "(1/100, < 1/10); > 5 | (1 over 100, less than 1 tenth); greater than 5"),
        ("fr", "tarifs -100 000 francs (15 000)- demandés | tarifs -100000 francs (15000)- demandés"),
        ("de", "von -5 Grad in Süd- und Mittelhessen | von minus 5 Grad in Süd- und Mittelhessen"),
        ("fr", "un taux -5 % et -3 | un taux moins 5 pour cent et moins 3"),
        ("it", "ex art. 1 l'820, 3 l d'acqua | ex articolo 1 l'820, 3 litri d'acqua"),
        ("it", "legge 1-88/76, pagine 3-5/6 | legge 1-88/76, pagine 3 a 5/6"),
        ("en", "5--3=8, options 10 --20 | 5--3=8, options 10 --20"),
    ]

    @Test(arguments: NormalizationTable.rows(signs))
    func `signs beside numbers`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }
}
