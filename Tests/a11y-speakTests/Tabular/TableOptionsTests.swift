// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Options for reading a table")
struct TableOptionsTests {
    private func read(_ text: String, _ set: (inout TableOptions) -> Void) -> [String] {
        var options = TableOptions()
        set(&options)
        return TableStory.read(text, options)
    }

    @Test func `columns are named, or counted from 1`() {
        let table = "a,Speed (km/h),c\n1,2,3\n2,3,5\n4,4,6\n"
        let chosen = ["x: c", "y: Speed in km/h", "Speed on y: 3 2, 5 3, 6 4"]
        #expect(read(table) { ($0.x, $0.columns) = ("c", ["speed"]) } == chosen)
        #expect(read(table) { ($0.x, $0.columns) = ("3", ["2"]) } == chosen)
        #expect(
            read(table) { ($0.x, $0.columns) = ("row", ["a"]) } == ["x: row", "y: a", "a on y: 1 1, 2 2, 3 4"])
    }

    @Test func `units, a title and words for what is missing are said`() {
        let table = "n,v\n1,2\n2,-99.990\n3,none yet\n"
        let lines = read(table) {
            $0.units = ["v": "V"]
            $0.missing = ["-99.99", "none yet"]
        }
        #expect(lines == ["x: n", "y: v in V", "v on y: 1 2, 2 gap, 3 gap"])
        var options = TableOptions()
        options.title = "Volts"
        var reader = TableReader(name: "t", options: options)
        try? reader.read(Array("1\n2\n".utf8))
        try? reader.finish()
        #expect(reader.chart?.chart.title == "Volts")
    }

    @Test func `a head, a delimiter and a format are what the user says`() {
        #expect(
            read("1958,1959\n1,2\n3,4\n") { ($0.hasHeader, $0.x) = (true, "row") }
                == ["x: row", "y: 1958", "y2: 1959", "1958 on y: 1 1, 2 3", "1959 on y2: 1 2, 2 4"])
        #expect(
            read("a b\n1 2\n2 3\n") { ($0.delimiter, $0.x) = (" ", "row") }
                == ["x: row", "y: a", "y2: b", "a on y: 1 1, 2 2", "b on y2: 1 2, 2 3"])
        #expect(
            read("1,5 2\n2,5 3\n4,5 3\n") { $0.format = .columns }
                == ["x: no title", "y: column 2", "column 2 on y: 1.5 2, 2.5 3, 4.5 3"])
        #expect(
            read("{\"a\":1}\n") { ($0.format, $0.hasHeader) = (.csv, false) }
                == [
                    "t, line 1: no column has numbers for a chart: name the delimiter with --delimiter, or the columns with "
                        + "--columns."
                ])
    }

    @Test func `dates are in the order that the user says`() {
        let table = "d,v\n03/04/2024,1\n05/04/2024,2\n"
        #expect(
            read(table) { $0.dateFormat = .dayFirst } == [
                "x: d dates", "y: v", "v on y: 1712102400 1, 1712275200 2",
            ])
        #expect(
            read("a,b\n1000,1\n2000,2\n3000,4\n") { ($0.dateFormat, $0.x) = (.unix, "a") }
                == ["x: a dates", "y: b", "b on y: 1000 1, 2000 2, 3000 4"])
        #expect(
            read("year,b\n1900,1\n1901,2\n1903,4\n") { $0.dateFormat = TableDateFormat.none }
                == ["x: year", "y: b", "b on y: 1900 1, 1901 2, 1903 4"])
    }

    @Test func `the decimal mark is the user's choice`() {
        let table = "n;v\n1;1,234\n2;2,345\n3;4\n"
        #expect(
            read(table) { _ in } == [
                "x: n", "y: v", "v on y: 1 1.234, 2 2.345, 3 4",
                "Numbers such as 1,234 are read with a decimal comma; --decimal-point reads thousands.",
            ])
        #expect(read(table) { $0.decimalComma = false } == ["x: n", "y: v", "v on y: 1 1234, 2 2345, 3 4"])
    }

    @Test func `rows are split by a column, or kept together`() {
        let table = "who,n,v\na,1,1\na,2,2\nb,1,3\n"
        #expect(
            read(table) { ($0.by, $0.x) = ("who", "n") }
                == ["x: n", "y: v", "a on y: 1 1, 2 2", "b on y: 1 3"])
        let dates = "who,day,v\na,2024-01-31,1\na,2024-02-01,2\nb,2024-01-31,3\n"
        #expect(
            read(dates) { $0.by = "-" }.contains("v on y: 1706659200 1, 1706659200 3, 1706745600 2"))
    }
}
