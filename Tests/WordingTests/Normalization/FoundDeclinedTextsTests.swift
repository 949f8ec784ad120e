// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

/// Each row is a kind of fault that a reader found in Russian, Ukrainian, Polish and Czech news, laws and reports.
@Suite("Declined forms found in news, laws and reports")
struct FoundDeclinedTextsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            около 4 тыс. человек, более 400 км | около четырёх тысяч человек, более четырёхсот километров
            до 1 км, до 84 %, до $750 | до одного километра, до восьмидесяти четырёх процентов, до семисот пятидесяти долларов
            около 2,5 тыс. человек | около двух тысяч пятисот человек
            вырос на 1,72 рубля, на 8,1% | вырос на одну целую 70 две сотых рубля, на 8 целых одну десятую процента
            до 2-3 дней, около 5-7 мин | до двух – трёх дней, около пяти – семи минут
            """)
    )
    func `a Russian number behind a preposition is in its case`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            к 1 мая, перед 9 мая, на 9 или 10 июня | к первому мая, перед девятым мая, на девятое или десятое июня
            С 3 по 10 апреля, 20 и 21 марта | С третьего по десятое апреля, двадцатого и двадцать первого марта
            до 3 из 10 и 5 и 7 книг | до 3 из 10 и 5 и 7 книг
            от 15.09.2017 года | от пятнадцатого сентября две тысячи семнадцатого года
            26 июля 1945-го, город | двадцать шестого июля тысяча 940 пятого, город
            """)
    )
    func `a Russian day goes by the preposition, also before another day`(row: NormalizationTable) {
        row.check(.russian)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            выполнением 1-й части, 80-й годовщины | выполнением первой части, восьмидесятой годовщины
            в 5-й группе, на 5-й этаж, 1-й или 2-й | в пятой группе, на пятый этаж, первый или второй
            """)
    )
    func `a Russian ordinal is feminine before a noun that is not nominative`(row: NormalizationTable) {
        row.check(.russian)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            2,7 миллионов живущих, 2,7 млн | две целых 7 десятых миллионов живущих, \
            две целых 7 десятых миллиона
            1 200 т. р., 5 т | одна тысяча 200 т. р., 5 тонн
            преимущество 24–10, на 10–24 | преимущество 24–10, на 10–24
            2021-2024г | 2021-2024г
            доза (0,5 мг – 10 капель) | доза (0 целых 5 десятых миллиграмма – 10 капель)
            """)
    )
    func `a written scale word, a score and two things stay`(row: NormalizationTable) { row.check(.russian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            близько 60 км, до 2 га | близько шістдесяти кілометрів, до двох гектарів
            на 10-15 хвилин, у 1995-99 | на 10-15 хвилин, у 1995-99
            станом на 1 жовтня, з 20 по 27 березня | станом на перше жовтня, з двадцятого по двадцять сьоме березня
            в м. Гаазі, м. Київ | в місті Гаазі, місто Київ
            """)
    )
    func `Ukrainian numbers, days and towns go by the preposition`(row: NormalizationTable) { row.check(.ukrainian) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            od 8:00 do 16:00, (6:30–10:00) | od ósmej do szesnastej, (od szóstej 30 do dziesiątej)
            około godz. 23:00, o 14:00 | około godziny dwudziestej trzeciej, o czternastej
            21-23 stycznia, od 12 do 21 lutego | od dwudziestego pierwszego do dwudziestego trzeciego stycznia, \
            od dwunastego do dwudziestego pierwszego lutego
            w dniach 8 i 17 sierpnia, 8 i 17 osób | w dniach ósmego i siedemnastego sierpnia, 8 i 17 osób
            """)
    )
    func `Polish hours and days are declined`(row: NormalizationTable) { row.check(.polish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            od 4 km, około 2 milionów euro | od czterech kilometrów, około dwóch milionów euro
            wartość 4 milionów dolarów, 4 mln | wartość 4 milionów dolarów, 4 miliony
            ok. 5-7 min, (1150-1250 m) | około pięciu – siedmiu minut, \
            (od tysiąca stu pięćdziesięciu do tysiąca dwustu pięćdziesięciu metrów)
            2:3 s. Jan, ul. Garncarska, 44-200 Rybnik | 2:3 s. Jan, ulica Garncarska, 44-200 Rybnik
            prowadzi 2:1, w Sanoku 0:2 | prowadzi 2:1, w Sanoku 0:2
            """)
    )
    func `Polish numbers behind a preposition are in the genitive, and scores stay`(row: NormalizationTable) {
        row.check(.polish)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            zgodnie z art. 26, z art. 26, Na str. 1 | zgodnie z artykułem 26, z artykułu 26, Na stronie 1
            tzw. racjonalnego egoizmu, tzw. Flisem | tak zwanego racjonalnego egoizmu, tak zwanym Flisem
            tzw. oszustwo | tzw. oszustwo
            w 1990 r. był, w r. 1965, Piotra R. i Jana | w 1990 roku był, w roku 1965, Piotra R. i Jana
            """)
    )
    func `Polish abbreviations agree, or the voice reads them`(row: NormalizationTable) { row.check(.polish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            v roce 1992, 60000 Kč | v roce tisíc 992, 60 tisíc korun
            odstavce 2 s jejich, §_22 až 22b | odstavce 2 s jejich, §_22 až 22b
            """)
    )
    func `a Czech thousand has no "one", and "s" is a preposition`(row: NormalizationTable) { row.check(.czech) }
}
