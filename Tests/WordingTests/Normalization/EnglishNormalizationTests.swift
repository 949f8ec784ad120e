// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("English text, normalized")
struct EnglishNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            it is -5 now | it is minus 5 now
            it is −5 now | it is minus 5 now
            x=-87 | x=minus 87
            (-15) | (minus 15)
            -.9 | minus 0.9
            Delta -5, then (−0.5) and 1.0e-5. | Delta minus 5, then (minus 0.5) and 1 times 10 to the minus 5.
            -€26.50 | minus 26 euros 50 cents
            -$87 | minus 87 dollars
            $-87 | minus 87 dollars
            −860.02 | minus 860.02
            -92,50 € | minus 92 euros 50 cents
            -35dB | minus 35 decibels
            ~5 km away | about 5 kilometers away
            costs ~$20. | costs about 20 dollars.
            ±5, ≈5, ≤5 and 3×4 | plus or minus 5, about 5, less than or equal to 5 and 3 times 4
            a → b
            """))
    func `signs become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            0.093, 1.234, 12.5 and 1,633,682.25
            1.234.567,89 | 1234567.89
            577\u{202F}482\u{202F}275 | 577482275
            0,093 | 0.093
            1e-8 | 1 times 10 to the minus 8
            1.5E6 | 1.5 times 10 to the 6
            10^-2 | 10 to the minus 2
            10⁻⁵ | 10 to the minus 5
            10² + 1 | 10 squared + 1
            10⁵ km | 10 to the 5 kilometers
            x² + y³ | x squared + y cubed
            3.2 × 10⁻⁹ | 3.2 times 10 to the minus 9
            12345678901234 | 12 trillion 345678901234
            """))
    func `decimals, groups and powers become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            $5 | 5 dollars
            $1 | 1 dollar
            $1.00 | 1 dollar
            $1,234.56 | 1234 dollars 56 cents
            $3.2B | 3.2 billion dollars
            $5 million | 5 million dollars
            €620 billion | 620 billion euros
            £3.20 | 3 pounds 20 pence
            $350/yr or $0.12/kWh | 350 dollars per year or 12 cents per kilowatt hour
            5€ | 5 euros
            5 EUR | 5 euros
            USD 5 | 5 US dollars
            US$5 | 5 US dollars
            NT$300 | 300 New Taiwan dollars
            50%, 12.5 % and 5 million people
            -12.5% | minus 12.5 percent
            3 km/h | 3 kilometers per hour
            -10.5 °C | minus 10.5 degrees Celsius
            35dB | 35 decibels
            5 kB, 1 MiB | 5 kilobytes, 1 mebibyte
            12ms | 12 milliseconds
            5 µg/m³ | 5 micrograms per cubic meter
            620 billion t | 620 billion metric tons
            5 million km² | 5 million square kilometers
            1 m² | 1 square meter
            2.5 A | 2.5 amperes
            (5 kg). | (5 kilograms).
            5‰ | 5 per mille
            """))
    func `money, percentages and measures become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            87–92 | 87 to 92
            87%–92% | 87% to 92%
            73 – 6680 | 73 to 6680
            pages 3-7, 12 | pages 3 to 7, 12
            3–5 km | 3 to 5 kilometers
            -10–-5 °C | minus 10 to minus 5 degrees Celsius
            2010–2020 | 2010 to 2020
            1990–91, in 2019 – 3 years | 1990 to 91, in 2019 – 3 years
            93/96 | 93 over 96
            3/4 | 3 over 4
            1/2 | 1 half
            2 1/2 | 2 and a half
            3½ | 3 and a half
            2¾ | 2 and 3 quarters
            ½ and 24/7 | 1 half and 24/7
            5pm–7pm | 5pm to 7pm
            9:30–17:00 | 9 30 to 17 o'clock
            """))
    func `ranges and fractions become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            3rd, 21st, the 1980s | 3rd, 21st, the 19 eighties
            Ⅻ and ⑫ | 12 and 12
            ①② | 1 2
            𝐇𝐞𝐥𝐥𝐨 ﬁne | Hello fine
            CO₂ | C O 2
            5㎏ | 5 kilograms
            １２．５ | 12.5
            14:10:30, 14:10, 5pm and 5:30 p.m. | 14:10:30, 14:10, 5pm and 5:30 PM
            12:00 | 12 o'clock
            2024-01-31 | the 31st of January twenty twenty-four
            2024-01-31T14:10:30Z | the 31st of January twenty twenty-four, 14 10 and 30 seconds UTC
            2024-03-01T08:00:00Z | the 1st of March twenty twenty-four, 8 o'clock UTC
            2024-02-30
            12/31/2024 | the 31st of December twenty twenty-four
            3/4/2024
            207.189.7.192 | 207 dot 189 dot 7 dot 192
            10.0.0.1
            v1.2.10 | v 1 dot 2 dot 10
            02134 | 0 2 1 3 4
            555-1234 | 5 5 5, 1 2 3 4
            +49 30 123456 | +4 9, 3 0, 1 2 3 4 5 6
            """))
    func `other forms, times, dates and digit strings become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            x86_64 utf8 UTF-8 IPv6 GPL-3.0-or-later libfoo-2.3.so /usr/lib/-5/a-5
            covid-19 F-16 A-4 2020-21 3-way 64-bit 3D 4K MP3 H2O 1-2-3
            https://example.org/a/b5.html me5@example.org --5 a.5 [1] #5 no5
            1e e-5 1. - -x 1e999 0x1F 5 in May, 10 A, 10s, $0, "$1", %.6g %20
            """))
    func `names and text that the voice reads correctly are unchanged`(row: NormalizationTable) { row.check(.english) }
}
