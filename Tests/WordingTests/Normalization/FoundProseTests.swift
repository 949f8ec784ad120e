// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of fault that a reader found in news, laws, recipes, pages and treebanks of seven languages. Where a
/// text has two meanings, it stays as it is written.
@Suite("Forms found in prose of Western Europe")
struct FoundProseTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            5/5 stars, 4/50 of, 2/3 stick | 5/5 stars, 4/50 of, 2/3 stick
            3/4 cup, 2/3 of it, 3/4 kg | 3 quarters cup, 2 thirds of it, 3 quarters kilogram
            on (5/18) and 6/2, 1/6 | on (5/18) and 6/2, 1/6
            a 3/4-inch pipe, 3/4-way | a 3 quarters-inch pipe, 3/4-way
            """)
    )
    func `a fraction has words before a word that it is a part of`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            auf 3/4 der Strecke, zu 2/3 verkochen | auf 3 Viertel der Strecke, zu 2/3 verkochen
            3/4-Mehrheit, Richtlinie 70/220/EWG | 3/4-Mehrheit, Richtlinie 70/220/EWG
            am 26. und 27. November, im 12. und 13. Jahrhundert | \
            am sechsundzwanzigsten und siebenundzwanzigsten November, im zwölften und dreizehnten Jahrhundert
            am 16.10.2019 18:15 Uhr | am sechzehnten Oktober 2019, 18 Uhr 15
            um 15h habe ich 15h Arbeit | um 15 Uhr habe ich 15 Stunden Arbeit
            auf 19,2°E, 5 °N, 20 °C | auf 19,2 Grad E, 5 Grad N, 20 Grad Celsius
            § 882h, §§ 802g bis 802j, 650e bis 650h | § 882h, §§ 802g bis 802j, 650e bis 650h
            nach 8h, 250g Mehl | nach 8 Stunden, 250 Gramm Mehl
            Adapter 12V-21, 5-10 kg | Adapter 12 Volt-21, 5 bis 10 Kilogramm
            20 €/Monat, $5/Tag | 20 Euro pro Monat, 5 Dollar pro Tag
            Warteschleife.Was, die K.o.-Runde, E.on | Warteschleife.Was, die K.o.-Runde, E.on
            LTT/DEQ/UFRN, Nizza/Barcelona/Bordeaux | LTT/DEQ/UFRN, Nizza/Barcelona/Bordeaux
            "Zurückhaltung"/Spielraum, (Heimicke).19 | "Zurückhaltung"/Spielraum, (Heimicke).19
            fÃ¼r GerÃ¤t, t½ | fÃ¼r GerÃ¤t, t ein halb
            kann/darf/will, –/Finanz/dpa, Kakuma /Kenia | kann/darf/will, –/Finanz/dpa, Kakuma /Kenia
            a/b/src, usr/local | a Schrägstrich b Schrägstrich src, usr/local
            nachgeholfen.deshalb, foo.service, gab“.Des | nachgeholfen.deshalb, foo Punkt service, gab“.Des
            """)
    )
    func `German days, sections, directions and lists with slashes`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            3/4 des élèves, 10/11, 93/96 | 3 quarts des élèves, 10/11, 93 sur 96
            de 1.500 m2, 1.200 milliards | de 1500 mètres carrés, 1.200 milliards
            au 05 61 62 86 71, +33 1 23 45 67 89 | au 05 61 62 86 71, +33 1 23 45 67 89
            40 €/pneu, 2 €/kg | 40 euros par pneu, 2 euros par kilogramme
            certain.e.s, étudiant.es, fichier.txt | certain.e.s, étudiant.es, fichier point txt
            8,50 F, 1,75 mg/kg/h, CLP 1272/2008/CE | 8,50 F, 1,75 mg/kg/h, CLP 1272/2008/CE
            battue 0-2 par, St.John Barker | battue 0-2 par, St.John Barker
            """)
    )
    func `French thousands, telephones, prices and words with points`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            el puesto n.° 31, el 4.° milenio, 20° de | el puesto número 31, el cuarto milenio, 20 grados de
            de 1910 finalizadas, 1930 mujeres | de 1910 finalizadas, 1930 mujeres
            $17,000 millones, US$157,200 al mes | 17000 millones de dólares, 157200 dólares estadounidenses al mes
            730,000 usd, $1,84 | 730000 dólares estadounidenses, un dólar 84 centavos
            $2.80 dólares, $500 pesos | 2,80 dólares, 500 pesos
            por 7-5, 3-6 y 6-1, páginas 3-6 | por 7-5, 3-6 y 6-1, páginas 3 a 6
            Teléfono: 881-3333, 1.121.319.953 | Teléfono: 881-3333, 1.121.319.953
            marcha del 1° de mayo, 3° de latitud | marcha del primero de mayo, 3 grados de latitud
            USD 450,000, $44 mil millones | 450000 dólares estadounidenses, 44000000000 de dólares
            © 2021 Todos, 1’396.342 kg | © 2021 Todos, 1396342 kilogramos
            (1-3, 0-4, 1-3 y 3-3) | (1-3, 0-4, 1-3 y 3-3)
            jul 838 848 833 834, 7 000 000 km2 | jul 838 848 833 834, 7000000 de kilómetros cuadrados
            a las 12:00 a.m. y 3:00 a.m. | a las 12:00 a.m. y 3 horas de la mañana
            mi Misericordia….Es señal | mi Misericordia….Es señal
            """)
    )
    func `Spanish ordinals, years, amounts, sets and rows`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            o 1° turno, a 180º por 20, art. 46º | o primeiro turno, a 180 graus por 20, artigo quadragésimo sexto
            R$ 6 Bilhões, R$ 17 reais | 6 bilhões de Reais brasileiros, 17 reais
            R$ 17,30 mm, 70,2 mi ações | 17,3 milhões de Reais brasileiros, 70,2 mi ações
            R$ 14 Bi em, R$ 215 BI, nº. 38/92 | 14 bilhões de Reais brasileiros em, 215 bilhões de Reais brasileiros, nº. 38/92
            (54º ATP), Fórmula 1 Notícias, (2-3) e | (quinquagésimo quarto ATP), Fórmula 1 Notícias, (2-3) e
            27.05.14, 1.2.10, A.C. Green | 27 de maio de 2014, 1 ponto 2 ponto 10, A.C. Green
            """)
    )
    func `Portuguese ordinals, millions, money and days`(row: NormalizationTable) { row.check(.portuguese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            winst met 3-4 aan Laren, 3-4 uur wachten | winst met 3-4 aan Laren, 3 tot 4 uur wachten
            tel. 089 / 35.68.28, versie 2.10.12 | telefoon 0 8 9 / 35, 68, 28, versie 2 punt 10 punt 12
            2/3 witte wijn, 2/3 van de | 2/3 witte wijn, 2 derde van de
            """)
    )
    func `Dutch scores and telephones`(row: NormalizationTable) { row.check(.dutch) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1381 W. Hubbard, 3g/4g/5g, 250g sugar | 1381 W. Hubbard, 3g/4g/5g, 250 grams sugar
            of 80s, the 20s and 30s, wait 30s | of 80s, the twenties and 30s, wait 30 seconds
            our Paragraph 13s. Wait 13s | our Paragraph 13s. Wait 13 seconds
            2 x 7g sachets, 3 x 4 cm | 2 x 7 grams sachets, 3 by 4 centimeters
            PlayStation 4 500GB, 28.5°E, 2.3m people | PlayStation 4 500 gigabytes, 28.5 degrees E, 2.3m people
            a 9″ x 13″ dish, from 1:30 -2:30 | a 9 inches x 13 inches dish, from 1:30 -2:30
            a 4th of July menu, 1500BCE | a 4th of July menu, 1500BCE
            $1.9 Million, $9.99/month | 1.9 million dollars, 9 dollars 99 cents per month
            2020's bob, the 1980's, ISBN 9781576076941 | 2020's bob, the 19 eighties, ISBN 9 7 8 1 5 7 6 0 7 6 9 4 1
            a $60 Annual plan, Apple's $10 watch | a 60 dollars Annual plan, Apple's 10 dollar watch
            """)
    )
    func `English streets, decades, sizes and money before a noun`(row: NormalizationTable) { row.check(.english) }
}
