// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Forms of quantities")
struct QuantityFormsTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            $20.50, $20.5, $20.500 | 20 dollars 50 cents, 20 dollars 50 cents, 20 dollars 50 cents
            $0.99 each, £2.01, €0.02 | 99 cents each, 2 pounds 1 penny, 2 cents
            $20.506 and $2.00 | 20.506 dollars and 2 dollars
            -$3.05, a $5.50 ticket | minus 3 dollars 5 cents, a 5.50 dollar ticket
            $150.25-$250.67 | 150 dollars 25 cents to 250 dollars 67 cents
            5 usd or 3 eur | 5 US dollars or 3 euros
            On July 4, 1776 | On July 4th seventeen seventy-six
            25 Dec 2012, 1 Jan | the 25th of December twenty twelve, the 1st of January
            the 26th May 1506 | the 26th of May fifteen oh six
            Mar 5 10:20:01 | March 5th 10:20:01
            15-Jan-2020, 15.01.2020 | the 15th of January twenty twenty, the 15th of January twenty twenty
            In March 3 people came. You may 5 times. | In March 3 people came. You may 5 times.
            2003-03 and 2020-21 | March 2003 and 2020-21
            took 45s, in 30s, iPhone 5s | took 45 seconds, in 30 seconds, iPhone 5s
            the 80s, 100s of files, 1910s | the eighties, 100s of files, 19 tens
            1960s-80s, mid-1980s | 19 sixties to eighties, mid-19 eighties
            PT1H30M, P3D, PT0.5S | 1 hour 30 minutes, 3 days, 0.5 seconds
            P1Y2M10DT2H30M | 1 year 2 months 10 days 2 hours 30 minutes
            won 3:1, then 2–1, 16:9 | won 3 to 1, then 2 to 1, 16 to 9
            line 3:1, at 12:30, foo.c:12:5 | line 3:1, at 12:30, foo.c:12:5
            x^n + 2^k, 1-2=5 | x to the n + 2 to the k, 1 minus 2=5
            6 ft 2 in tall | 6 feet 2 inches tall
            3 x 4 cm, 3×4 cm, 3x4x5 m | 3 by 4 centimeters, 3 by 4 centimeters, 3 by 4 by 5 meters
            12/kg, 110 mg/dl, 12KG | 12 per kilogram, 110 milligrams per deciliter, 12 kilograms
            0011.2233.4455 | 0 0 1 1 dot 2 2 3 3 dot 4 4 5 5
            001a.2b3c.4d5e | 0 0 1 eh dot 2 b 3 c dot 4 d 5 e
            H₂O, CO2, H2SO4, COP26 | H2O, C O 2, H 2 S O 4, COP26
            -1/3, 1/4th, 1/2 in | minus 1 third, 1 quarter, 1 half in
            111-11-1111, 123-123-5678-11 | 1 1 1, 1 1, 1 1 1 1, 1 2 3, 1 2 3, 5 6 7 8, 1 1
            01:00 am, 1.59 p.m., 5pm | 1 AM, 1:59 PM, 5pm
            12 133 000 people, $652 133 000 | 12133000 people, 652133000 dollars
            $652 133kg, $7 250 ml | 652 dollars 133 kilograms, 7 dollars 250 milliliters
            90 $ 184 and $ 184 | 90 $ 184 and 184 dollars
            Meet at 5 p.m. Then go. | Meet at 5 PM. Then go.
            foo.bar() in README.md, e.g. this | foo.bar() in README.md, for example this
            """)
    )
    func `quantities in English text become words`(row: NormalizationTable) { row.check(.english) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            $2,20 und 0,02 € | 2 Dollar 20 Cent und 2 Cent
            1/11, 1/20, 1/22, 1/100 | ein elftel, ein zwanzigstel, ein zweiundzwanzigstel, ein einhundertstel
            21. | einundzwanzigster
            111. | einhundertelfter
            24. juli 2013 | vierundzwanzigster juli 2013
            die 1950er und die 1900er | die 19hundert50er und die 19hunderter
            42259/m², 90 millionen g | 42259 pro Quadratmeter, 90 Millionen Gramm
            Wir gewannen 3:1, dann 2–1. | Wir gewannen 3 zu 1, dann 2 zu 1.
            6 am - am 41 | 6 am - am 41
            € 90 € 184 | 90 Euro 184 Euro
            am 121ten Tag | am einhunderteinundzwanzigsten Tag
            """)
    )
    func `quantities in German text become words`(row: NormalizationTable) { row.check(.german) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            5,01 €, 1,50 $ | 5 euros un céntimo, un dólar 50 centavos
            1/11, 1/31, 1/200 | un onceavo, un treintaiunavo, un ducentésimo
            1/1100 | 1 sobre 1100
            el 1 enero y 10 mayo 1990 | el primero de enero y 10 de mayo de 1990
            en abril 30 personas | en abril 30 personas
            28º, 134.ª, 1.ᵉʳ, 1.000.º | vigesimoctavo, centésima trigésima cuarta, primer, milésimo
            1248.º | milésimo ducentésimo cuadragésimo octavo
            """)
    )
    func `quantities in Spanish text become words`(row: NormalizationTable) { row.check(.spanish) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            100e, 2540e | centième, deux-mille-cinq-cent-quarantième
            02.03.2003 | 2 mars 2003
            x=-86, x = 5 | x égal moins 86, x égal 5
            21 catégories | 20 et une catégories
            1ᵉʳ | 1er
            """)
    )
    func `quantities in French text become words`(row: NormalizationTable) { row.check(.french) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            31 руб. за штуку | 30 один рубль за штуку
            2,03 руб | 2 рубля 3 копейки
            2/3/1906 | второе марта тысяча 900 шестого года
            """)
    )
    func `quantities in Russian text become words`(row: NormalizationTable) { row.check(.russian) }

    @Test func `speech of versions and addresses is spoken unchanged`() {
        for language in [SpokenLanguage.english, .german, .french, .spanish, .russian] {
            for text in ["v1.2", "5 192.168.1.1", "2–5 192.168.1.1", "12.1.10 and 7"] {
                let once = NormalizedText(text, language: language).speech
                #expect(NormalizedText(once, language: language).speech == once, "\(language): \(text)")
            }
        }
    }

    @Test func `an equals sign is a word where the voice drops it or says it in English`() {
        #expect(NormalizedText("x=-86", language: .japanese).speech == "x イコール マイナス 86")
        #expect(NormalizedText("x=-86, a==5", language: .simplifiedChinese).speech == "x 等于 负86, a==5")
    }
}
