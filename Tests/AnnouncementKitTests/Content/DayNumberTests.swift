// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Days of dates")
struct DayNumberTests {
    @Test(arguments: [
        (1970, 1, 1, 0.0), (1970, 1, 2, 1), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
        (1600, 3, 1, -135_080), (0, 3, 1, -719_468), (0, 2, 29, -719_469), (-1, 12, 31, -719_529),
        (9999, 12, 31, 2_932_896),
    ])
    func `a day number counts the days from 1970`(year: Int, month: Int, day: Int, days: Double) {
        #expect(DayNumber.seconds(year: year, month: month, day: day) == days * 86_400)
    }

    @Test(arguments: [
        (1970, 2, 31), (1970, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1),
        (2024, 1, 0), (2024, 1, 32), (1_000_000, 1, 1), (-1_000_000, 1, 1), (Int.max, 1, 1), (Int.min, 1, 1),
    ])
    func `an invalid date has no day number`(year: Int, month: Int, day: Int) {
        #expect(DayNumber.seconds(year: year, month: month, day: day) == nil)
    }

    @Test func `leap years are those of the Gregorian calendar`() {
        let leap = [1600, 1700, 1800, 1900, 1996, 2000, 2023, 2024, 2100].filter { DayNumber.days(in: 2, of: $0) == 29 }
        #expect(leap == [1600, 1996, 2000, 2024])
    }
}
