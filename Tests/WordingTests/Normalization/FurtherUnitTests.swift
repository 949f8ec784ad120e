// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Units and money that CLDR names, in addition to those whose words were chosen by ear.
@Suite("Further units and money")
struct FurtherUnitTests {
    /// The English of the language's files: that of the program alone has no further units.
    private static let english = SpokenLanguage(rawValue: "en") ?? .english

    private func speech(_ text: String, _ language: SpokenLanguage) -> String {
        Wording(language: language).words(for: .text(text)).speech
    }

    @Test(arguments: [
        (Self.english, "5 cm²", "5 square centimeters"), (Self.english, "1 ft³", "1 cubic foot"),
        (Self.english, "7.8 g/cm³", "7.8 grams per cubic centimeter"),
        (Self.english, "5 N/mm²", "5 newtons per square millimeter"),
        (Self.english, "12 oz", "12 ounces"), (Self.english, "650 kcal", "650 kilocalories"),
        (Self.english, "120 mmHg", "120 millimeters of mercury"),
        (Self.english, "5000 mAh", "5000 milliampere hours"), (Self.english, "90 Nm", "90 newton meters"),
        (Self.english, "150 lbs", "150 pounds"),
        (Self.english, "7.5 l/100 km", "7.5 liters per 100 kilometers"),
        (Self.english, "7.5 l/100km", "7.5 liters per 100 kilometers"),
        (SpokenLanguage.german, "5 cm²", "5 Quadratzentimeter"),
        (SpokenLanguage.german, "1 mm³", "ein Kubikmillimeter"),
        (SpokenLanguage.german, "5,6 l/100 km", "5,6 Liter pro 100 Kilometer"),
        (SpokenLanguage.french, "5 cm²", "5 centimètres carrés"),
        (SpokenLanguage.spanish, "21 in²", "veintiuna pulgadas cuadradas"), (SpokenLanguage.russian, "5 мм²", "5 мм²"),
        (SpokenLanguage.russian, "5 cm²", "5 квадратных сантиметров"),
        (SpokenLanguage.simplifiedChinese, "5 cm²", "五平方厘米"),
    ])
    func `a unit that CLDR names is spoken in words`(_ language: SpokenLanguage, _ text: String, _ words: String) {
        #expect(speech(text, language) == words)
    }

    @Test(arguments: [
        (Self.english, "₺50", "50 Turkish Lira"), (Self.english, "₦1,000", "1000 Nigerian nairas"),
        (Self.english, "A$50", "50 Australian dollars"), (Self.english, "50 AUD", "50 Australian dollars"),
        (Self.english, "AUD 50", "50 Australian dollars"),
        (Self.english, "50 zł", "50 Polish zlotys"), (Self.english, "250 TRY", "250 Turkish Lira"),
        (Self.english, "250\u{A0}TRY", "250 Turkish Lira"),
        (Self.english, "COP 20,000", "20000 Colombian pesos"),
        (SpokenLanguage.spanish, "21 NIO", "veintiún córdobas oro"),
        (SpokenLanguage.spanish, "1 ₡", "un colón costarricense"),
        (SpokenLanguage.german, "1 CZK", "eine Tschechische Krone"),
        (SpokenLanguage.french, "21 SEK", "20 et une couronnes suédoises"),
    ])
    func `money of any country is spoken in words`(_ language: SpokenLanguage, _ text: String, _ words: String) {
        #expect(speech(text, language) == words)
    }

    @Test(arguments: [
        "TRY 3 times", "COP 26", "ALL 5 of them", "TOP 10", "3 CAD files", "AMD 7", "SOS 1", "CRC32", "CRC 32 bits",
        "4.3BSD",
        "USAGE 64 BSD", "RON 95",
    ])
    func `a code that is also a word is not money before a small number`(_ text: String) {
        #expect(speech(text, Self.english) == text)
    }

    @Test func `every currency of CLDR has words in every language that reads texts`() {
        for language in SpokenLanguage.all where language.readsTexts {
            let names = Phrasebook[language].entries
            for code in KnownMoney.codes.sorted() where names["unit.\(code)"] != nil && code != "RUB" {
                let words = speech("250 \(code)", language)
                #expect(!words.contains(code) && words != "250 \(code)", "\(language.rawValue) \(code): \(words)")
            }
            #expect(names.keys.count { $0.hasPrefix("unit.") && $0.utf8.count == 8 } > 150, "\(language.rawValue)")
        }
    }

    @Test func `every further unit has words in English`() {
        for symbol in SpokenUnit.furtherSymbols {
            #expect(Phrasebook[Self.english].entries["unit.\(symbol)"] != nil, "\(symbol)")
        }
    }

    @Test func `every sign of money belongs to a known currency`() {
        for (sign, code) in KnownMoney.signs {
            #expect(KnownMoney.codes.contains(code), "\(sign)")
            #expect(speech("\(sign)250", Self.english) != "\(sign)250", "\(sign)")
        }
    }
}
