// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Abbreviations in a text")
struct AbbreviationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            left at No. 5 | left at number 5
            Nos. 3-5 and no. 7 | numbers 3 to 5 and number 7
            see p. 12, p.12, pp. 3-7 | see page 12, page 12, pages 3 to 7
            ch. 4, Ch. 4, chap. 2 | chapter 4, Chapter 4, chapter 2
            fig. 2 and Fig. 3, figs. 2-4 | figure 2 and Figure 3, figures 2 to 4
            vol. 3, Vol. II | volume 3, Volume II
            approx. 5 km | approximately 5 kilometers
            on Jan. 5, Feb. 6 and Mar. 7 | on January 5th, February 6th and March 7th
            Apr. 8, Jun. 9, Jul. 10, Aug. 11 | April 8th, June 9th, July 10th, August 11th
            Sep. 1, Sept. 2, Oct. 3, Nov. 4, Dec. 5 | September 1st, September 2nd, October 3rd, November 4th, \
            December 5th
            5 Jan. 2024 | the 5th of January twenty twenty-four
            Dr. Smith met Mr. Jones | Doctor Smith met Mister Jones
            Mrs. Brown, Ms. Green, Prof. Gray | Missus Brown, Ms Green, Professor Gray
            St. John on Main St. John | Saint John on Main St. John
            e.g. this, E.g. that, i.e. so | for example this, For example that, that is so
            cats vs. dogs | cats versus dogs
            apples, etc. | apples, et cetera.
            apples, etc. The end | apples, et cetera. The end
            apples etc. and pears | apples et cetera and pears
            Art. 5, Sec. 3, eq. 4 | article 5, section 3, equation 4
            I said no. Five left.
            Done? No. 5 left.
            No. I think so. No.
            the p. is, fig. leaf, the Dr. said
            foo.no. 5 and etc.md and https://e.g.com/p.5
            Dr. J. Smith | Doctor J. Smith
            """))
    func `abbreviations in English text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            Nr. 5, S. 12, Abb. 3 | Nummer 5, Seite 12, Abbildung 3
            Bd. 2, Kap. 4, Abs. 1, Art. 5 | Band 2, Kapitel 4, Absatz 1, Artikel 5
            ca. 5 km, max. 3, mind. 4 | zirka 5 Kilometer, maximal 3, mindestens 4
            am 5. Jan. 2024 | am fünften Januar 2024
            5. Okt., 3. Dez. | fünfter Oktober, dritter Dezember
            Dr. Müller und Prof. Weiß | Doktor Müller und Professor Weiß
            Hr. Meier, Fr. Huber | Herr Meier, Frau Huber
            z. B. so, z.B. so | zum Beispiel so, zum Beispiel so
            d. h. so, u. a. das | das heißt so, unter anderem das
            Äpfel usw. Dann | Äpfel und so weiter. Dann
            Äpfel usw. und | Äpfel und so weiter und
            bzw. ggf. evtl. vgl. S. 3 | beziehungsweise gegebenenfalls eventuell vergleiche Seite 3
            die S. ist, Nr. eins
            """))
    func `abbreviations in German text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.german)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            n° 5, nº 5, N° 5, n°5 | numéro 5, numéro 5, numéro 5, numéro 5
            p. 12, pp. 3-7, chap. 4 | page 12, pages 3 à 7, chapitre 4
            fig. 2, vol. 3, art. 5 | figure 2, volume 3, article 5
            M. Dupont et Mme. Blanc | monsieur Dupont et madame Blanc
            MM. Dupont et Dr. Blanc | messieurs Dupont et docteur Blanc
            M. A. Dupont, M. le maire
            le 5 janv. 2024, 3 févr. | le 5 janvier 2024, 3 février
            p. ex. ceci, c.-à-d. cela | par exemple ceci, c'est-à-dire cela
            etc. Fin | et cetera. Fin
            pommes, etc. et poires | pommes, et cetera et poires
            """))
    func `abbreviations in French text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.french)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            núm. 5, nº 5, n.º 5 | número 5, número 5, número 5
            pág. 12, págs. 3-7, p. 4 | página 12, páginas 3 a 7, página 4
            cap. 4, fig. 2, vol. 3 | capítulo 4, figura 2, volumen 3
            Sr. López y Sra. Ruiz | señor López y señora Ruiz
            Dr. Gil, Dra. Sanz, D. Juan | doctor Gil, doctora Sanz, don Juan
            5 de ene. de 2024 | 5 de enero de 2024
            EE. UU. y EE.UU. | Estados Unidos y Estados Unidos.
            p. ej. esto, aprox. 5 km | por ejemplo esto, aproximadamente 5 kilómetros
            etc. Fin | etcétera. Fin
            en el a. C. y d. C. | en el antes de Cristo y después de Cristo.
            """))
    func `abbreviations in Spanish text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.spanish)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            стр. 12, рис. 2, табл. 3 | страница 12, рисунок 2, таблица 3
            гл. 4, т. 3, п. 5 | глава 4, том 3, пункт 5
            Рис. 2 и Стр. 3 | Рисунок 2 и Страница 3
            т. е. так, т.е. так | то есть так, то есть так
            и т. д. Потом | и так далее. Потом
            и т. п. и др. люди | и тому подобное и другие люди
            напр. это, см. рис. 4 | например это, смотри рисунок 4
            проф. Иванов, г. Москва | профессор Иванов, город Москва
            5 янв. 2024 г. и 3 сент. | пятого января две тысячи 20 четвёртого года и третьего сентября
            № 5
            до н. э. было | до нашей эры было
            """))
    func `abbreviations in Russian text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.russian)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            No. 5 と Vol. 2 | ナンバー 5 と ボリューム 2
            Fig. 3 を | ず 3 を
            """))
    func `abbreviations in Japanese text are words where they cannot be anything else`(row: NormalizationTable) {
        row.check(.japanese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            见 No. 5 和 Fig. 2 | 见 编号 5 和 图 2
            A vs. B, etc. | A 对 B, 等等.
            """))
    func `abbreviations in Simplified Chinese text are words where they cannot be anything else`(
        row: NormalizationTable
    ) { row.check(.simplifiedChinese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            見 No. 5 和 Fig. 2 | 見 編號 5 和 圖 2
            """))
    func `abbreviations in Traditional Chinese text are words where they cannot be anything else`(
        row: NormalizationTable
    ) { row.check(.traditionalChinese) }

    @Test(arguments: SpokenLanguage.all.filter(\.readsTexts))
    func `the quick check of an end lets each abbreviation pass, and few other pairs of letters`(
        language: SpokenLanguage
    ) {
        let abbreviations = TextVocabulary[language].forms.abbreviations
        let ends = UInt8.min...UInt8.max
        let all = ends.flatMap { end in (0..<8).flatMap { abbreviations[$0, end].map(\.written) } }
        let missed = all.filter { written in
            let last = written.count - (written.last == UInt8(ascii: ".") ? 2 : 3)
            let capital = [written[0] ^ 0x20] + written.dropFirst()
            return ![written, capital].allSatisfy { spelled in
                let before = last > 0 ? spelled[last - 1] : UInt8(ascii: " ")
                return abbreviations.mayEnd(with: before, spelled[last])
                    && (last == 0 || abbreviations[before, spelled[last]].contains { $0.written == written })
            }
        }
        #expect(missed.isEmpty)
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let passing = letters.flatMap { first in letters.filter { abbreviations.mayEnd(with: first, $0) } }
        #expect(passing.count <= all.count)
    }
}
