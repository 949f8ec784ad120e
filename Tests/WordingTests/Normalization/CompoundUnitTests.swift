// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Units of several units, beside a value")
struct CompoundUnitTests {
    private func speech(_ value: Int, _ unit: String, _ language: SpokenLanguage) -> String {
        SpokenNumber(WrittenDecimal(value), unit: SpokenUnit(unit), language: language).speech
    }

    @Test(arguments: [
        ("µg/m³", "5 micrograms per cubic meter"), ("W/m²", "5 watts per square meter"), ("mol/l", "5 moles per liter"),
        ("kg·m/s²", "5 kilogram meters per second squared"), ("°C/min", "5 degrees Celsius per minute"),
        ("N·m", "5 newton meters"), ("mg/l", "5 milligrams per liter"), ("m/s²", "5 meters per second squared"),
        ("kWh/m²", "5 kilowatt hours per square meter"), ("l/h", "5 liters per hour"),
        ("g/cm^3", "5 grams per centimeter cubed"),
    ])
    func `compound units, spoken in English, have each of their units`(unit: String, words: String) {
        #expect(speech(5, unit, .english) == words)
    }

    @Test func `a compound unit, beside one, is singular`() {
        #expect(speech(1, "µg/m³", .english) == "1 microgram per cubic meter")
        #expect(speech(1, "N·m", .english) == "1 newton meter")
    }

    @Test func `a unit with a slash, spoken in another language, has its words`() {
        #expect(speech(5, "µg/m³", .german) == "5 Mikrogramm pro Kubikmeter")
        #expect(speech(5, "µg/m³", .french) == "5 microgrammes par mètre cube")
        #expect(speech(5, "µg/m³", .spanish) == "5 microgramos por metro cúbico")
        #expect(speech(5, "µg/m³", .russian) == "5 микрограммов на кубический метр")
        #expect(speech(5, "°C/min", .russian) == "5 градусов Цельсия на минуту")
        #expect(speech(5, "µg/m³", .japanese) == "りっぽうメートル あたり ご マイクログラム")
        #expect(speech(5, "µg/m³", .simplifiedChinese) == "每立方米五微克")
        #expect(speech(5, "µg/m³", .traditionalChinese) == "每立方公尺五微公克")
    }

    @Test func `a slash between other words, as a unit, is left to the voice`() {
        #expect(speech(5, "n/a", .english) == "5 n/a")
        #expect(speech(5, "A/B/C", .english) == "5 A/B/C")
        #expect(speech(5, "items/box", .english) == "5 items/box")
    }
}
