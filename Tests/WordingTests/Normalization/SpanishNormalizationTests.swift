// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Spanish text, normalized")
struct SpanishNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            hace -5 | hace menos 5
            −860,02 | menos 860,02
            -92,50 € | menos 92 euros 50 céntimos
            €1 | un euro
            $5 | 5 dólares
            5 millones de euros
            €5 millones | 5 millones de euros
            0.093 | 0,093
            1.234 y 1.234.567,89
            577 482 275 | 577482275
            ±5, ≈5, ≤5 | más menos 5, aproximadamente 5, menor o igual a 5
            3×4 | 3 por 4
            a → b | a hacia b
            10⁻⁵ | 10 elevado a menos 5
            10² | 10 al cuadrado
            1e-8 | 1 por 10 elevado a menos 8
            5 µg/m³ | 5 microgramos por metro cúbico
            3 km/h | 3 kilómetros por hora
            35dB | 35 decibelios
            50 %
            -5 % | menos 5 por ciento
            ½ | un medio
            2 1/2 | 2 y medio
            93/96 | 93 sobre 96
            87–92 | 87 a 92
            1er, 3º | primer, tercero
            13.º | decimotercero
            14:10:30 y 14:10
            17:30 h | 17 horas 30
            31/01/2024 | 31 de enero de 2024
            207.189.7.192 | 207 punto 189 punto 7 punto 192
            02134 | 0 2 1 3 4
            131 categorías, 21 euros y 21 % | ciento 30 y una categorías, veintiún euros y 21 %
            1 hora y 1 archivo | una hora y un archivo
            200 personas | doscientas personas
            1.021 problemas | 1000 veintiún problemas
            covid-19, 2020-21
            """))
    func `Spanish text of every class becomes words`(row: NormalizationTable) { row.check(.spanish) }
}
