// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AnnouncementKit

@Suite("Civil time")
struct CivilTimeTests {
    @Test func `civil times equal those of the Gregorian calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var source = SplitMix64(seed: 9)
        for _ in 0..<5_000 {
            let seconds = (source.double(in: -1.2e10...2.5e11)).rounded()
            let time = try #require(CivilTime(secondsSince1970: seconds))
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday, .hour, .minute, .second], from: Date(timeIntervalSince1970: seconds))
            let told = [time.year, time.month, time.day, time.weekday + 1, time.hour, time.minute, Int(time.second)]
            #expect(
                told == [
                    parts.year, parts.month, parts.day, parts.weekday, parts.hour, parts.minute, parts.second,
                ], "\(seconds)")
        }
    }

    @Test(
        arguments: [
            (-1, 0, [1969, 12, 31, 3, 23, 59, 59]), (0, 3600, [1970, 1, 1, 4, 1, 0, 0]),
            (0, -1, [1969, 12, 31, 3, 23, 59, 59]),
            (951_782_400, 0, [2000, 2, 29, 2, 0, 0, 0]), (-62_167_219_200, 0, [0, 1, 1, 6, 0, 0, 0]),
        ] as [(Double, Int, [Int])])
    func `days before 1970, leap days and clocks ahead of UTC`(seconds: Double, offset: Int, fields: [Int]) throws {
        let time = try #require(CivilTime(secondsSince1970: seconds, utcOffset: offset))
        #expect(
            [time.year, time.month, time.day, time.weekday, time.hour, time.minute, Int(time.second)] == fields)
    }

    @Test(
        arguments: [
            (1_267_574_405.9, 0, 300.0, "3 March 2010 00:00:05"), (1_267_574_405, 3600, 600, "3 March 2010 01:00"),
            (1_267_574_405, -60, 172_799, "2 March 2010 23:59"), (1_267_574_405, 0, 172_800, "3 March 2010"),
            (-0.5, 0, 1, "31 December 1969 23:59:59"), (-62_167_219_200, 0, .infinity, "1 January 0"),
        ] as [(Double, Int, Double, String)])
    func `a label has the day, and the time when less than two days are shown`(
        seconds: Double, offset: Int, span: Double, label: String
    ) throws {
        let time = try #require(CivilTime(secondsSince1970: seconds, utcOffset: offset))
        #expect(time.label(span: span) == label)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e300])
    func `a moment outside the calendar has no civil time`(seconds: Double) {
        #expect(CivilTime(secondsSince1970: seconds) == nil)
        #expect(CivilTime(secondsSince1970: 0, utcOffset: .max) == nil)
    }
}
