// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("French text, normalized")
struct FrenchNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            il fait -5 | il fait moins 5
            −860,02 | moins 860,02
            x − y | x moins y
            -92,50 € | moins 92 euros 50 centimes
            -15 $US | moins 15 dollars
            $1.50 | un dollar 50 cents
            577\u{202F}482\u{202F}275 | 577482275
            1.234 | 1.234
            depuis Linux 4.18, version 1.9
            12,5
            3,14159 | 3 virgule 1 4 1 5 9
            ≈5, ≤5 et ≥5 | environ 5, inférieur ou égal à 5 et supérieur ou égal à 5
            3×4 | 3 fois 4
            a → b | a vers b
            10⁻⁵ | 10 puissance moins 5
            1e-8 | 1 fois 10 puissance moins 8
            5 µg/m³ | 5 microgrammes par mètre cube
            3 km/h | 3 kilomètres par heure
            10 Mo | 10 mégaoctets
            1 h | une heure
            21 personnes et 81 lignes | 20 et une personnes et quatre-vingt-une lignes
            50 %
            -5 % | moins 5 pour cent
            ½ | un demi
            2 1/2 | 2 et demi
            93/96 | 93 sur 96
            87–92 | 87 à 92
            87%–92% | 87% à 92%
            1re, 1 ligne | première, une ligne
            1er, 19ème | 1er, dix-neuvième
            2e siècle | deuxième siècle
            14:10:30 | 14 heures 10 et 30 secondes
            21:41 | 20 et une heures 41
            17 h 30 | 17 heures 30
            17h30 | 17 heures 30
            31/01/2024 | 31 janvier 2024
            207.189.7.192 | 207 point 189 point 7 point 192
            02134 | 0 2 1 3 4
            5 l'été, covid-19, 2020-21
            """))
    func `French text of every class becomes words`(row: NormalizationTable) { row.check(.french) }
}
