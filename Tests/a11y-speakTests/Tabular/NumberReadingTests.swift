// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Numbers and dates of tables")
struct NumberReadingTests {
    @Test(
        arguments: [
            ("0", 0), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("-2.5E-3", -0.0025),
            ("0.30000000000000004", 0.30000000000000004), ("123456789012345678901234567890", 1.2345678901234568e29),
            ("9007199254740993", 9_007_199_254_740_992), ("1,234", 1234), ("1,234,567.5", 1_234_567.5),
            ("1 234", 1234), ("1\u{202F}234.5", 1234.5), ("1'234", 1234), ("\u{2212}5", -5), ("$5.50", 5.5),
            ("-$5", -5), ("$-5", -5), ("5 %", 5), ("12\u{A0}\u{20AC}", 12), ("7 EUR", 7), ("1.5e308", 1.5e308),
            ("", nil), ("-", nil), (".", nil), ("1,23", nil), ("12,34,567", 1_234_567), ("0,123", nil), ("1.2.3", nil),
            ("1e", nil), ("1e999", nil), ("nan", nil), ("inf", nil), ("0x10", nil), ("1_000", nil), ("5 km", nil),
            ("--5", nil), ("1-2", nil), ("%", nil), ("1e5e5", nil), ("1,234,56", nil), ("\u{FF15}", 5),
        ] as [(String, Double?)])
    func `a number with a point`(text: String, value: Double?) {
        #expect(NumberReading.point.value(text) == value)
    }

    @Test(
        arguments: [
            ("1,5", 1.5), ("-0,25", -0.25), ("1.234", 1234), ("1.234.567,5", 1_234_567.5), ("1 234,5", 1234.5),
            ("1,5e3", 1500), ("3,5 \u{20AC}", 3.5), ("1.5", nil), ("1,2,3", nil), ("1.23", nil),
        ] as [(String, Double?)])
    func `a number with a comma`(text: String, value: Double?) {
        #expect(NumberReading.comma.value(text) == value)
    }

    @Test func `numbers are read as Swift reads them`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(NumberReading.point.value("\(value)") == value)
            let digits = Int(random.next() % 22)
            let short = Double(random.next() % 1_000_000_000) * pow(10, Double(digits) - 15)
            let text = String(format: "%.\(digits)f", short)
            #expect(NumberReading.point.value(text) == Double(text), "\(text)")
            #expect(NumberReading.comma.value(text.replacingOccurrences(of: ".", with: ",")) == Double(text))
        }
    }

    @Test(
        arguments: [
            (.iso, "2024-01-31", 1_706_659_200), (.iso, "2024-1-5", 1_704_412_800), (.iso, "2024/01/31", 1_706_659_200),
            (.iso, "20240131", 1_706_659_200), (.iso, "2024-01", 1_704_067_200),
            (.iso, "2024-01-31 12:00", 1_706_702_400),
            (.iso, "2024-01-31T12", 1_706_702_400), (.iso, "2024-01-31T12:00:00.250Z", 1_706_702_400.25),
            (.iso, "20240131T120000", 1_706_702_400), (.iso, "2024-01-31 12:00 +0130", 1_706_697_000),
            (.iso, "2024-01-31 1:00 PM", 1_706_706_000), (.iso, "0001-01-01", -62_135_596_800),
            (.iso, "2024-02-30", nil), (.iso, "2024-13-01", nil), (.iso, "1958.12", nil),
            (.iso, "2024-01-31 25:00", nil),
            (.iso, "2024-01-31x", nil), (.iso, "2024", nil), (.iso, "", nil),
            (.dayFirst, "31.12.2024", 1_735_603_200), (.dayFirst, "31/12/2024 12:00", 1_735_646_400),
            (.dayFirst, "12/31/2024", nil), (.dayFirst, "31.12/2024", nil), (.dayFirst, "31.12.24", 1_735_603_200),
            (.dayFirst, "1.2.24", nil),
            (.monthFirst, "12/31/2024", 1_735_603_200), (.monthFirst, "12/31/2024 12:00:30 AM", 1_735_603_230),
            (.named, "Jan 1 2000", 946_684_800), (.named, "1 Jan 2000", 946_684_800), (.named, "Jan 2000", 946_684_800),
            (.named, "January 1, 2000", 946_684_800), (.named, "01-Sep-2000", 967_766_400),
            (.named, "Sept 2000", 967_766_400),
            (.named, "Foo 1 2000", nil), (.named, "Jan 32 2000", nil), (.named, "2000", nil),
            (.year, "1970", 0), (.year, "1970.5", 15_768_000), (.year, "-5", nil), (.year, "99999", nil),
            (.unix, "1706659200.5", 1_706_659_200.5), (.milliseconds, "1706659200500", 1_706_659_200.5),
            (.spreadsheet, "25569", 0), (.spreadsheet, "45292", 1_704_067_200),
            (.spreadsheet, "45292.75", 1_704_132_000), (.spreadsheet, "60", nil), (.spreadsheet, "x", nil),
            (.time, "12:00:01", 43_201), (.time, "0:05", 300), (.time, "12:00:01 AM", 1), (.time, "13:00 PM", nil),
            (.time, "12:60", nil), (.none, "2024-01-31", nil),
        ] as [(TableDateFormat, String, Double?)])
    func `a moment`(format: TableDateFormat, text: String, seconds: Double?) {
        #expect(DateReading(format: format).seconds(text) == seconds, "\(text)")
    }

    @Test func `days of eight centuries equal the calendar's`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        for day in stride(from: -80_000, through: 200_000, by: 17) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            #expect(
                DayNumber.seconds(year: parts.year!, month: parts.month!, day: parts.day!) == Double(day) * 86_400)
        }
    }

    @Test(
        arguments: [
            ("Temperature (\u{B0}C)", "Temperature", "\u{B0}C"), ("price [USD]", "price", "USD"),
            ("price ($)", "price", "USD"),
            ("speed_kmh", "speed", "km/h"), ("%usr", "usr", "%"), ("load (1 min)", "load (1 min)", nil),
            ("Celsius", "Celsius", nil), ("(V)", "(V)", nil), ("temp_max", "temp_max", nil), ("_kg", "_kg", nil),
            ("", "", nil), ("%", "%", nil), ("Druck (hPa)", "Druck", "hPa"), ("a ) b (", "a ) b (", nil),
        ] as [(String, String, String?)])
    func `a head is a name, and a unit where that is certain`(text: String, name: String, unit: String?) {
        let heading = ColumnHeading(text)
        #expect(heading.name == name)
        #expect(heading.unit == unit)
    }
}
