// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Forms of numbers that files of languages have as data: agreement, the genitive and ordinals.
@Suite("Counted numbers, ranges and ordinals by language")
struct CountedNumberTests {
    private static let rows: [(tag: String, rows: String)] = [
        (
            "pt",
            """
            2 horas, 2 páginas e 2 minutos | duas horas, duas páginas e 2 minutos
            22 casas e 32 pessoas | 20 e duas casas e 30 e duas pessoas
            12 casas | 12 casas
            101 casas e 102 vezes | cento e uma casas e cento e duas vezes
            200 páginas | duzentas páginas
            222 casas | duzentas e 20 e duas casas
            1200 casas | 1000 e duzentas casas
            1234 páginas | 1000 duzentas e 34 páginas
            1 002 casas | 1000 e duas casas
            2 vezes 3 | 2 vezes 3
            2 h, 2 km | duas horas, 2 quilômetros
            """
        ),
        ("pt-PT", "2 horas | duas horas"),
        (
            "pl",
            """
            5–10 km | od pięciu do dziesięciu kilometrów
            1–2 h | od jednej do dwóch godzin
            21–22 km | od dwudziestu jeden do dwudziestu dwóch kilometrów
            101–300 m | od stu jeden do trzystu metrów
            1000–2500 zł | od tysiąca do dwóch tysięcy pięciuset złotych
            2,5–3,5 m | od 2,5 do 3,5 metra
            11–19 kg | od jedenastu do dziewiętnastu kilogramów
            3/4 km | 3 czwarte kilometra
            """
        ),
        (
            "cs",
            """
            5–10 km | od pěti do deseti kilometrů
            1–2 h | od jedné do dvou hodin
            21–22 km | od dvaceti jednoho do dvaceti dvou kilometrů
            100–300 m | od sta do tří set metrů
            1000–2500 m | od tisíce do dvou tisíc pěti set metrů
            11–19 kg | od jedenácti do devatenácti kilogramů
            """
        ),
        (
            "nl",
            """
            de 201e dag | de tweehonderdeerste dag
            de 203e, 206e en 207e | de tweehonderdderde, tweehonderdzesde en tweehonderdzevende
            de 208e en 212e | de tweehonderdachtste en tweehonderdtwaalfde
            de 250e, 300e en 1000e | de tweehonderdvijftigste, driehonderdste en duizendste
            de 1002e | de duizendtweede
            de 314e | de driehonderdveertiende
            """
        ),
    ]

    @Test(arguments: NormalizationTable.rows(rows))
    func `numbers have the form that their neighbors require`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }
}
