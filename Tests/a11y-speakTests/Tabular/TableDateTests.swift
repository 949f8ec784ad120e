// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import Tables
@testable import a11y_speak

@Suite("Dates of tables, as they are said")
struct TableDateTests {
    /// The x axis as it is introduced, then each point without its position.
    private static func heard(_ text: String, _ options: TableOptions = TableOptions()) throws -> [String] {
        var reader = TableReader(name: "t", options: options)
        try reader.read(Array(text.utf8))
        try reader.finish()
        var navigator = try ChartNavigator(try #require(reader.chart).chart)
        let wording = Wording(switchedOff: [.position])
        var heard: [String] = []
        func say(_ command: ChartCommand) -> Bool {
            let outcome = navigator.perform(command)
            guard outcome.handled, var phrase = outcome.phrase else { return false }
            // The whole date, whatever the last sentence was.
            phrase.point?.toldX = nil
            heard.append(wording.words(for: .chart(phrase)).display)
            return true
        }
        _ = say(.axis("x"))
        while heard.count < 10, say(.next) {}
        return heard
    }

    @Test(
        arguments: [
            (
                "a year is no month", "year,v\n1960,1\n1961,2\n2009,3\n",
                ["year axis, 1960 to 2009", "1960: 1", "1961: 2", "2009: 3"]
            ),
            (
                "three years are no months", "year,v\n2001,1\n2002,2\n2003,3\n",
                ["year axis, 2001 to 2003", "2001: 1", "2002: 2", "2003: 3"]
            ),
            ("one year", "year,v\n2001,1\n", ["year axis, 2001", "2001: 1"]),
            (
                "days of several years", "date,v\n2012-01-01,1\n2012-01-02,2\n2015-12-31,3\n",
                ["date axis, 2012 to 2015", "1 January 2012, 1", "2 January 2012, 2", "31 December 2015, 3"]
            ),
            (
                "months of years", "month,v\n2010-01,1\n2010-02,2\n2012-12,3\n",
                [
                    "month axis, January 2010 to December 2012", "January 2010, 1", "February 2010, 2",
                    "December 2012, 3",
                ]
            ),
            (
                "months written as their first days", "date,v\nJan 1 2024,1\nFeb 1 2024,2\nMar 1 2024,3\n",
                ["date axis, January to March 2024", "January 2024, 1", "February 2024, 2", "March 2024, 3"]
            ),
            (
                "a year and its quarter", "year,quarter,gdp\n1959,1,10\n1959,2,20\n1959,3,30\n1959,4,40\n1960,1,50\n",
                [
                    "year axis, 1959 quarter 1 to 1960 quarter 1", "1959 quarter 1: 10", "1959 quarter 2: 20",
                    "1959 quarter 3: 30", "1959 quarter 4: 40", "1960 quarter 1: 50",
                ]
            ),
            (
                "a year and its quarter with fractions", "year,quarter,gdp\n1959.0,1.0,10\n1959.0,2.0,20\n",
                ["year axis, 1959 quarter 1 to 1959 quarter 2", "1959 quarter 1: 10", "1959 quarter 2: 20"]
            ),
            (
                "a year and its month", "year,month,v\n2010,11,1\n2010,12,2\n2011,1,3\n",
                ["year axis, November 2010 to January 2011", "November 2010, 1", "December 2010, 2", "January 2011, 3"]
            ),
            (
                "a year, its month and its day", "year,month,day,v\n2010,Nov,30,1\n2010,Dec,1,2\n",
                ["year axis, 30 November to 1 December 2010", "Tuesday 30 November, 1", "Wednesday 1 December, 2"]
            ),
            (
                "quarters in one cell", "period,v\n1959Q1,1\n1959Q2,2\n1959Q4,3\n",
                [
                    "period axis, 1959 quarter 1 to 1959 quarter 4", "1959 quarter 1: 1", "1959 quarter 2: 2",
                    "1959 quarter 4: 3",
                ]
            ),
            (
                "quarters as their first days", "date,v\n1959-01-01,1\n1959-04-01,2\n1959-07-01,3\n",
                [
                    "date axis, 1959 quarter 1 to 1959 quarter 3", "1959 quarter 1: 1", "1959 quarter 2: 2",
                    "1959 quarter 3: 3",
                ]
            ),
            (
                "years with fractions", "year,v\n1958.2027,1\n1958.2877,2\n1958.3699,3\n",
                ["year axis, March to May 1958", "March 1958, 1", "April 1958, 2", "May 1958, 3"]
            ),
            (
                "hours of a year", "date,v\n2010-01-01 00:00,1\n2010-01-01 01:00,2\n2010-12-31 23:00,3\n",
                [
                    "date axis, January to December 2010", "1 January 2010, 00:00, 1", "1 January 2010, 01:00, 2",
                    "31 December 2010, 23:00, 3",
                ]
            ),
            (
                "times of one day", "time,v\n2024-03-05 08:00,1\n2024-03-05 17:50,2\n",
                ["time axis, 5 March 2024, 08:00 to 17:50", "08:00, 1", "17:50, 2"]
            ),
            (
                "one row", "date,v\n2024-01-02,1\n", ["date axis, 2 January 2024", "2 January 2024, 1"]
            ),
            (
                "three days", "date,v\n2024-02-01,1\n2024-02-02,2\n2024-02-03,3\n",
                [
                    "date axis, 1 to 3 February 2024", "Thursday 1 February, 1", "Friday 2 February, 2",
                    "Saturday 3 February, 3",
                ]
            ),
            (
                "weeks", "date,v\n2024-01-01,1\n2024-01-08,2\n",
                ["date axis, 1 to 8 January 2024", "Monday 1 January, 1", "Monday 8 January, 2"]
            ),
            (
                "minutes without seconds", "time,v\n2024-01-01 23:58,1\n2024-01-01 23:59,2\n",
                ["time axis, 1 January 2024, 23:58 to 23:59", "23:58, 1", "23:59, 2"]
            ),
            (
                "seconds of several days", "time,v\n2024-01-01 23:59:59,1\n2024-01-03 00:00:00,2\n",
                [
                    "time axis, 1 to 3 January 2024", "Monday 1 January, 23:59:59, 1",
                    "Wednesday 3 January, 00:00:00, 2",
                ]
            ),
            (
                "summer time begins",
                "time,v\n2024-03-31T01:00+01:00,1\n2024-03-31T03:00+02:00,2\n2024-03-31T04:00+02:00,3\n",
                ["time axis, 31 March 2024, 01:00 to 04:00, UTC+1, then UTC+2", "01:00, 1", "03:00, 2", "04:00, 3"]
            ),
            (
                "summer time ends, latest first",
                "time,v\n2024-10-27T03:00+01:00,3\n2024-10-27T02:00+01:00,2\n2024-10-27T02:00+02:00,1\n",
                ["time axis, 27 October 2024, 02:00 to 03:00, UTC+2, then UTC+1", "02:00, 1", "02:00, 2", "03:00, 3"]
            ),
            (
                "a zone is said once", "time,v\n2024-03-05T08:00+05:30,1\n2024-03-05T09:00+05:30,2\n",
                ["time axis, 5 March 2024, 08:00 to 09:00, UTC+5:30", "08:00, 1", "09:00, 2"]
            ),
            (
                "seconds since 1970 are of UTC", "time,v\n1709625600,1\n1709629200,2\n1709632800,3\n",
                ["time axis, 5 March 2024, 08:00 to 10:00, UTC", "08:00, 1", "09:00, 2", "10:00, 3"]
            ),
            (
                "lines of JSON with a Z",
                #"{"t":"2024-03-05T00:00:00Z","v":1}"# + "\n" + #"{"t":"2024-03-05T12:00:00Z","v":2}"# + "\n",
                ["t axis, 5 March 2024, 00:00 to 12:00, UTC", "00:00, 1", "12:00, 2"]
            ),
            (
                "times without a day", "time,v\n08:00:00,1\n08:00:01,2\n17:50:00,3\n",
                ["time axis, 08:00 to 17:50", "08:00:00, 1", "08:00:01, 2", "17:50:00, 3"]
            ),
        ] as [(String, String, [String])])
    func `a date is said as finely as the file writes it`(name: String, table: String, sentences: [String]) throws {
        #expect(try Self.heard(table) == sentences, "\(name)")
    }

    @Test func `a year column beside a quarter is not read twice`() {
        #expect(
            TableStory.read("year,quarter,gdp\n1959,1,10\n1959,2,20\n") == [
                "x: year dates", "y: gdp", "gdp on y: -347155200 10, -339379200 20",
            ])
    }

    @Test func `a row with a quarter that there is not is left out`() {
        let rows = "1959,1,10\n1959,2,20\n1959,3,30\n"
        #expect(
            TableStory.read("year,quarter,gdp\n" + rows + "1959,5,40\n", sampleSize: 3) == [
                "x: year dates", "y: gdp", "gdp on y: -347155200 10, -339379200 20, -331516800 30",
                "One row left out: line 5.",
            ])
    }

    @Test func `a changed time zone in a pipe describes the chart again`() throws {
        var reader = TableReader(name: "t", sampleSize: 2)
        try reader.read(Array("time,v\n2024-03-30T01:00+01:00,1\n2024-03-31T01:00+01:00,2\n".utf8))
        let generation = reader.generation
        try reader.read(Array("2024-03-31T03:00+02:00,3\n".utf8))
        #expect(reader.generation == generation + 1)
        let change = UTCOffset.Change(from: 1_711_846_800, seconds: 7200)
        #expect(reader.chart?.chart.axes[0].scale == .date(offsetFromUTC: UTCOffset(3600, changes: [change])))
    }
}
