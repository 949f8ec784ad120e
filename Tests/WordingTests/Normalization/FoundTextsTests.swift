// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of fault that a reader found in treebanks, news, recipes, scores and translations.
@Suite("Forms found in news, recipes and treebanks")
struct FoundTextsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            また、10月には販売網 | また、じゅうがつ には販売網
            前年16本だった | 前年 じゅうろっぽん だった
            約2万2千人、5億4千万、3千円 | やく にまん にせんにん、ごおく よんせんまん、さんぜんえん
            1人前のドリア、4人前 | いちにんまえのドリア、よにんまえ
            20世紀後半、第20回超人 | にじゅっせいきこうはん、だい にじゅっかい 超人
            """)
    )
    func `Japanese numbers have spaces, and words of one Han character count alone`(row: NormalizationTable) {
        row.check(.japanese)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            $50 thousand and $3.2 thousand | 50000 dollars and 3200 dollars
            $5,000 and £12,000 and € 1.000 | 5000 dollars and 12000 pounds and 1000 euros
            EUR/USD 1.0659, $7.22t, $15mm | EUR/USD 1.0659, 7.22 trillion dollars, 15 million dollars
            $16.379 billion, $3.499 per gallon | 16.379 billion dollars, 3.499 dollars per gallon
            """)
    )
    func `money has its thousands`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            R $ 15 milhões, R $ 500 | 15 milhões de Reais brasileiros, 500 Reais brasileiros
            R $ 6,032 bilhões | 6,032 bilhões de Reais brasileiros
            R$ 50 mil, R$ 5,899 o litro | 50000 Reais brasileiros, 5,899 Reais brasileiros o litro
            às 12:00 horas | às 12 horas
            """)
    )
    func `a real may have a space in its sign`(row: NormalizationTable) { row.check(.portuguese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            after 9/11, on 6/14 | after 9/11, on 6/14
            law 633/1941, vinyl 33/45's | law 633/1941, vinyl 33/45's
            5/8 of it, 8 1⁄2 in | 5 eighths of it, 8 and a half in
            """)
    )
    func `days and years with a slash are not fractions`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            call (3-5213), see pages 3-5 | call (3-5213), see pages 3 to 5
            won (1 - 2), pages 3 - 5 | won (1 - 2), pages 3 to 5
            City 0-4 (0-2), 1-1 (0-1) | City 0-4 (0-2), 1-1 (0-1)
            5 -8 minutes, (1525 -1594), 5 -3 | 5 to 8 minutes, (1525 to 1594), 5 minus 3
            75°-78°F | 75 degrees to 78 degrees Fahrenheit
            1.85 m - 120 kg | 1.85 meters - 120 kilograms
            """)
    )
    func `telephones, scores and two amounts are not ranges`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            150g/5½kg, 2¾in wide, t½ of | 150 grams/5 and a half kilograms, 2 and 3 quarters in wide, t 1 half of
            450°F/232°C, 2 kg/900 g | 450 degrees Fahrenheit/232 degrees Celsius, 2 kilograms/900 grams
            250 mg/5 ml, 5.6 l/100 km | 250 milligrams per 5 milliliters, 5.6 liters per 100 kilometers
            """)
    )
    func `a second amount after a slash is a divisor by its unit`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            w art. 26, z art. 5, na ul. Gdańskiej | w artykule 26, z artykułu 5, na ulicy Gdańskiej
            zgodnie art. 5, art. 5 | zgodnie art. 5, artykuł 5
            (73 l.), ma 50 l. Potem | (73 l.), ma 50 litrów. Potem
            w latach 1990-1993, od 1-10, do 1-10 | w latach 1990-1993, od jednego do dziesięciu, do 1-10
            godz. 23:00, o godzinie 15:00 | godzina dwudziesta trzecia, o godzinie piętnastej
            """)
    )
    func `Polish abbreviations, ages and ranges go by the word before`(row: NormalizationTable) { row.check(.polish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            в XX веке, XVIII–XIX веков | в двадцатом веке, восемнадцатого–девятнадцатого веков
            Людовик XIV, при Екатерине II | Людовик четырнадцатый, при Екатерине второй
            глава V, размер XL, вектор V | глава 5, размер XL, вектор V
            Юрия I Ракоци, по 12 июля | Юрия первого Ракоци, по двенадцатое июля
            XVIII–XIX вв., 1977–1986 гг. были | восемнадцатого–девятнадцатого веков, 1977–1986 годов были
            в XIX в. был | в девятнадцатом в. был
            1689 и 1700 годов, 1853 -- 1856 годов | 1689 и 1700 годов, 1853 -- 1856 годов
            29.06.1941 года отступала | двадцать девятое июня тысяча 940 первого года отступала
            от 2-3 дней, через 2-3 дня | от двух до трёх дней, через 2-3 дня
            1 ч. л. соли, 2 ч | 1 ч. л. соли, 2 часа
            до 700 г. до утра, 250 г муки | до 700 г. до утра, 250 граммов муки
            """)
    )
    func `Russian Roman numerals are ordinals, and two years no decade`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            N. D. Kondratieff, D. Juan | N. D. Kondratieff, don Juan
            $ 105,190; $ 3,5 | 105190 dólares; 3 dólares 50 centavos
            en 2003-04, en 2003-05 | en 2003-04, en mayo de 2003
            a las 15:00 horas | a las 15 horas
            Washington D.C. y 300 d.C. | Washington D.C. y 300 después de Cristo.
            100ºC y 5 ºC | 100 grados Celsius y 5 grados Celsius
            a 220º y, el 50º aniversario | a 220 grados y, el quincuagésimo aniversario
            1 900 000 km2, 29 000-24 000 BP | 1900000 kilómetros cuadrados, 29000-24 000 BP
            """)
    )
    func `Spanish initials, dollars, seasons and hours`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            1975 t/m 1982, 6,0 miljoen, dr. Plesch | 1975 t/m 1982, 6,0 miljoen, doctor Plesch
            """)
    )
    func `Dutch "through" is not a unit, and zeros stay`(row: NormalizationTable) { row.check(.dutch) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            118.385 euros, 40 €/pneu | 118.385 euros, 40 euros par pneu
            bon...mais | bon...mais
            1/10 000 | 1/10 000
            """)
    )
    func `French thousands with a point stay, and dots in a row are a pause`(row: NormalizationTable) {
        row.check(.french)
    }
}
