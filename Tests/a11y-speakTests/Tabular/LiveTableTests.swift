// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Tables from a pipe")
struct LiveTableTests {
    private var reader = TableReader(name: "-")

    private mutating func send(_ text: String) throws -> [String] {
        try reader.read(Array(text.utf8))
        return reader.takeAppended().map { "\($0.series): \(TableStory.points($0.points))" }
    }

    @Test mutating func `a pipe that rests is a chart as soon as it has a row, and then grows row by row`() throws {
        #expect(try send("procs ---memory--- ---cpu---\n r  free\n").isEmpty)
        try reader.settle()
        #expect(reader.generation == 0)
        #expect(reader.chart == nil)
        #expect(try send(" 1  4915\n 0").isEmpty)
        try reader.settle()
        #expect(reader.generation == 1)
        #expect(
            reader.chart.map(TableStory.lines) == [
                "x: row", "y: r", "y2: free", "r on y: 1 1", "free on y2: 1 4915",
                "x is the row number.",
            ])
        #expect(reader.chart?.chart.title == "standard input")
        #expect(try send("  4916\n") == ["r: 2 0", "free: 2 4916"])
        #expect(try send("procs ---memory--- ---cpu---\n r  free\n").isEmpty)
        #expect(try send(" 3  4917\n 4  4918\n") == ["r: 3 3, 4 4", "free: 3 4917, 4 4918"])
        #expect(reader.generation == 1)
        try reader.settle()
        try reader.finish()
        #expect(reader.generation == 1)
        #expect(reader.chart?.chart.series.map(\.points.count) == [4, 4])
    }

    @Test mutating func `a series and a name that are new make another chart`() throws {
        var options = TableOptions()
        options.by = "host"
        reader = TableReader(name: "-", options: options)
        #expect(try send("time,host,load\n2024-01-31 12:00,a,1\n").isEmpty)
        try reader.settle()
        #expect(reader.chart?.chart.series.map(\.id) == ["load"])
        #expect(try send("2024-01-31 12:01,a,2\n") == ["load: 1706702460 2"])
        #expect(reader.generation == 1)
        _ = try send("2024-01-31 12:01,b,3\n")
        #expect(reader.generation == 2)
        #expect(reader.chart?.chart.series.map(\.id) == ["a", "b"])
        #expect(try send("2024-01-31 12:02,b,4\n") == ["b: 1706702520 4"])
        options = TableOptions()
        options.x = "what"
        reader = TableReader(name: "-", options: options)
        #expect(try send("what,load\nred,1\n").isEmpty)
        try reader.settle()
        _ = try send("green,2\nred,3\n")
        #expect(reader.generation == 2)
        #expect(
            reader.chart.map(TableStory.lines) == ["x: what of red/green", "y: load", "load on y: 0 1, 1 2, 0 3"])
    }

    @Test mutating func `a cell that is wrong is a gap, and a row that is wrong is left out, whenever they come`()
        throws
    {
        #expect(try send("a,b\n1,2\n").isEmpty)
        try reader.settle()
        #expect(try send("1,two\n3,4,5\n3,4\n") == ["a: 2 1, 3 3", "b: 2 gap, 3 4"])
        try reader.finish()
        #expect(
            reader.chart?.notes == [
                "One cell left out: line 3, two.", "One row left out: line 4.", "x is the row number.",
            ])
    }

    @Test mutating func `rows without numbers are counted on arrival`() throws {
        #expect(try send("2026-11-22 19:33:34 install a\n2026-11-22 19:33:34 install b\n").isEmpty)
        try reader.settle()
        #expect(reader.chart?.chart.series.map { TableStory.points($0.points) } == ["1795376014 2"])
        #expect(try send("2026-11-22 19:33:35 install c\n").isEmpty)
        #expect(reader.generation == 2)
        #expect(reader.chart?.chart.series.map { TableStory.points($0.points) } == ["1795376014 2, 1795376015 1"])
    }
}
