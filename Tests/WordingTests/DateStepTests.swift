// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

@Suite("Dates with the step of the data")
struct DateStepTests {
    /// The words that introduce the axis of data with this step between two moments, and the words for its first
    /// moment.
    private static func told(
        _ step: DateStep, _ first: String, _ last: String, offset: UTCOffset = .unstated,
        language: SpokenLanguage = .english
    ) throws -> [WordedText] {
        let (first, last) = (try moment(first), try moment(last))
        let range = AxisRange(
            axis: "x", lower: first, upper: last, scale: .date(offsetFromUTC: offset),
            dates: DateExtent(step: step, first: first, last: last))
        let axis = SpokenAxis(range, Wording(language: language), isOpening: true)
        return [axis.words, axis.value(first)] + (axis.zone.map { [$0] } ?? [])
    }

    private static func moment(_ text: String) throws -> Double {
        try #require(ISO8601DateFormatter().date(from: text.contains("T") ? text + "Z" : text + "T00:00:00Z"))
            .timeIntervalSince1970
    }

    @Test(
        arguments: [
            (.year, "1960-01-01", "2009-01-01", ["1960 to 2009", "1960"]),
            (.year, "2001-01-01", "2003-01-01", ["2001 to 2003", "2001"]),
            (.month, "2010-02-01", "2012-12-01", ["February 2010 to December 2012", "February 2010"]),
            (.month, "2010-01-01", "2010-02-01", ["January to February 2010", "January 2010"]),
            (.month, "2000-01-01", "2010-01-01", ["2000 to 2010", "January 2000"]),
            (.quarter, "1959-01-01", "2009-07-01", ["1959 to 2009", "1959 quarter 1"]),
            (.quarter, "2008-10-01", "2009-07-01", ["2008 quarter 4 to 2009 quarter 3", "2008 quarter 4"]),
            (.day, "2012-01-01", "2015-12-31", ["2012 to 2015", "1 January 2012"]),
            (.day, "2012-01-01", "2012-12-31", ["January to December 2012", "1 January 2012"]),
            (.day, "2024-02-01", "2024-02-03", ["1 to 3 February 2024", "Thursday 1 February"]),
            (.day, "2024-01-02", "2024-01-02", ["2 January 2024", "2 January 2024"]),
            (.minute, "2010-01-01", "2010-12-31T23:00:00", ["January to December 2010", "1 January 2010, 00:00"]),
            (.minute, "2010-01-01", "2010-01-03", ["1 to 3 January 2010", "Friday 1 January, 00:00"]),
            (.minute, "2024-03-05T08:00:00", "2024-03-05T17:50:00", ["5 March 2024, 08:00 to 17:50", "08:00"]),
            (.minute, "2024-03-05T23:58:00", "2024-03-05T23:59:00", ["5 March 2024, 23:58 to 23:59", "23:58"]),
            (
                .minute, "2024-03-05T22:00:00", "2024-03-06T03:00:00",
                ["5 March 2024, 22:00 to 6 March 2024, 03:00", "22:00"]
            ),
            (
                .second, "2024-01-01T23:59:59", "2024-01-03T23:59:59",
                ["1 to 3 January 2024", "Monday 1 January, 23:59:59"]
            ),
            (
                .second, "2024-01-01T23:58:00", "2024-01-01T23:59:59",
                ["1 January 2024, 23:58 to 23:59", "23:58:00"]
            ),
            (.minute, "1970-01-01T08:00:00", "1970-01-01T17:50:00", ["08:00 to 17:50", "08:00"]),
        ] as [(DateStep, String, String, [String])])
    func `the axis is as coarse as its span, and a point as fine as the data`(
        step: DateStep, first: String, last: String, words: [String]
    ) throws {
        #expect(try Self.told(step, first, last).map(\.display) == words)
    }

    @Test func `a fraction of a second is spoken to the thousandth`() throws {
        let first = try Self.moment("2024-03-05T08:00:00")
        let range = SpokenDateRange(
            lower: first, upper: first + 90, dates: DateExtent(step: .fraction, first: first, last: first + 90),
            language: .english)
        #expect(range.point(first + 0.1).display == "08:00:00.1")
        #expect(range.point(first + 61.125).display == "08:01:01.125")
    }

    @Test(
        arguments: [
            (0, "UTC", "UTC"), (3600, "UTC+1", "UTC plus 1"), (-18_000, "UTC\u{2212}5", "UTC minus 5"),
            (19_800, "UTC+5:30", "UTC plus 5 hours 30 minutes"),
        ] as [(Int, String, String)])
    func `a known zone is spoken once with the times of day`(
        offset: Int, display: String, speech: String
    ) throws {
        let (first, last) = ("2024-03-05T08:00:00", "2024-03-05T09:00:00")
        let told = try Self.told(.minute, first, last, offset: UTCOffset(offset))
        #expect(told.count == 3)
        #expect(told.last == WordedText(display: display, speech: speech))
        #expect(try Self.told(.minute, first, last).count == 2)
        #expect(try Self.told(.day, "2024-03-05", "2024-03-09", offset: UTCOffset(offset)).count == 2)
    }

    @Test(
        arguments: [
            (.english, "UTC minus 5, then UTC minus 4"), (.french, "UTC moins 5, puis UTC moins 4"),
            (.german, "UTC minus 5, dann UTC minus 4"), (.japanese, "せかいじ マイナス ご、そのご せかいじ マイナス よん"),
            (.russian, "всемирное время минус 5, затем всемирное время минус 4"),
            (.simplifiedChinese, "世界时负五，然后世界时负四"),
            (.spanish, "hora universal menos 5, luego hora universal menos 4"),
            (.traditionalChinese, "世界時負五，然後世界時負四"),
        ] as [(SpokenLanguage, String)])
    func `a zone that changes is announced in each language`(language: SpokenLanguage, speech: String) {
        let offset = UTCOffset(-18_000, changes: [UTCOffset.Change(from: 100, seconds: -14_400)])
        #expect(SpokenZone(offset, first: 0, last: 100, language: language).words.speech == speech)
    }

    @Test func `where summer time begins each moment has its own clock, and both zones are spoken`() throws {
        let change = try Self.moment("2024-03-31T01:00:00")
        let berlin = UTCOffset(3600, changes: [UTCOffset.Change(from: change, seconds: 7200)])
        let first = change - 3600
        let range = AxisRange(
            axis: "x", lower: first, upper: change + 3600, scale: .date(offsetFromUTC: berlin), title: "time",
            dates: DateExtent(step: .minute, first: first, last: change + 3600))
        let axis = SpokenAxis(range, Wording())
        #expect([first, change, change + 3600].map { axis.value($0).display } == ["01:00", "03:00", "04:00"])
        #expect(
            Wording().words(for: .chart(.axis(range))).speech
                == "time axis, 31 March 2024, 1 o'clock to 4 o'clock, UTC plus 1, then UTC plus 2")
    }

    @Test func `a changed range omits a day that all data share`() throws {
        let (first, last) = (try Self.moment("2024-03-05T08:00:00"), try Self.moment("2024-03-05T17:50:00"))
        var range = AxisRange(
            axis: "x", lower: first, upper: last, scale: .date(offsetFromUTC: 0),
            dates: DateExtent(step: .minute, first: first, last: last))
        #expect(Wording().words(for: .axisRanges([range])).display == "X axis, 08:00 to 17:50")
        #expect(Wording().words(for: .chart(.axis(range))).display == "X axis, 5 March 2024, 08:00 to 17:50, UTC")
        #expect(
            Wording(verbosity: .low).words(for: .chart(.axis(range))).display == "X axis, 5 March 2024, 08:00 to 17:50")
        range.dates?.last += 86_400
        #expect(Wording().words(for: .axisRanges([range])).display == "X axis, 5 March, 08:00 to 17:50")
    }

    @Test func `a view that is narrower than the step has finer fields`() throws {
        let (first, last) = (try Self.moment("2010-01-01"), try Self.moment("2012-01-01"))
        let dates = DateExtent(step: .month, first: first, last: last)
        let within = SpokenDateRange(
            lower: first + 86_400, upper: first + 20 * 86_400, dates: dates, language: .english)
        #expect(within.words.display == "2 to 21 January 2010")
        let across = SpokenDateRange(
            lower: first - 12 * 86_400, upper: first + 18 * 86_400, dates: dates, language: .english)
        #expect(across.words.display == "December 2009 to January 2010")
    }

    @Test(
        arguments: [
            (.english, ["1959 quarter 4", "5 March 2024, 08:00 to 17:50", "UTC plus 1"]),
            (.french, ["4e trimestre 1959", "5 mars 2024, de 08:00 à 17:50", "UTC plus 1"]),
            (.german, ["4. Quartal 1959", "5. März 2024, 08:00 bis 17:50", "UTC plus 1"]),
            (.japanese, ["1959年第4四半期", "2024年3月5日、08:00から17:50", "せかいじ プラス いち"]),
            (.russian, ["4-й квартал 1959 года", "5 марта 2024 года, от 08:00 до 17:50", "всемирное время плюс 1"]),
            (.simplifiedChinese, ["1959年第4季度", "2024年3月5日 08:00 到 17:50", "世界时加一"]),
            (.spanish, ["cuarto trimestre de 1959", "5 de marzo de 2024, de 08:00 a 17:50", "hora universal más 1"]),
            (.traditionalChinese, ["1959年第4季", "2024年3月5日 08:00 到 17:50", "世界時加一"]),
        ] as [(SpokenLanguage, [String])])
    func `quarters, days and zones are worded in each language`(language: SpokenLanguage, words: [String]) throws {
        let quarter = try Self.told(.quarter, "1959-10-01", "2009-07-01", language: language)
        let day = try Self.told(
            .minute, "2024-03-05T07:00:00", "2024-03-05T16:50:00", offset: 3600, language: language)
        #expect([quarter[1].display, day[0].display, day[2].speech] == words)
        #expect(day[2].display == "UTC+1")
    }
}
