// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: the table")
struct ChartTableTests {
    @Test func `rows are points and columns are series, with their heads, and the terminal's cursor is in the cell`()
        throws
    {
        var story = try ExploreStory(size: ScreenSize(columns: 40, rows: 16))
        _ = story.press(.right)
        #expect(story.press(.character("t")).map(\.plain) == ["Table. 1: 10 MW"])
        #expect(
            story.rows()[1...7] == [
                "Hour axis  Coal, MW  Gas, MW", "        1        10        1", "        2        30        2",
                "        3        20        3", "        4         5        4", "        5                  5",
                "        6        15        6",
            ])
        #expect(story.explorer.screen().cursor == (17, 2))
        #expect(
            story.press(.down, .right, .up, .left).map(\.plain) == [
                "2: 30 MW", "Gas, 2 MW", "1: 1 MW", "Coal, 10 MW",
            ])
        _ = story.press(.down, .right)
        let screen = story.explorer.screen()
        #expect(screen.cursor == (27, 3))
        #expect(screen.rows[3].runs.filter { $0.style.contains(.reverse) }.map(\.text) == ["2"])
        #expect(story.press(.character("t")) == ["Chart"])
        #expect(story.explorer.screen().rows[1].text.contains("Hour") == false)
    }

    @Test func `the user's row and column are always shown`() throws {
        let series = (1...20).map {
            DataSeries(id: "s\($0)", points: ExploreStory.points((1...100).map { Double($0) }))
        }
        let chart = ChartDescriptor(
            id: "t", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")], series: series)
        var story = try ExploreStory(chart, size: ScreenSize(columns: 30, rows: 12))
        _ = story.press(.character("t"), .end)
        for _ in 1...15 { _ = story.press(.right) }
        let screen = story.explorer.screen()
        #expect(screen.rows[1].text.contains("s16"))
        #expect(screen.rows[screen.cursor.row].text.dropFirst(screen.cursor.column).hasPrefix("100"))
        #expect(screen.rows.allSatisfy { $0.cells <= 30 })
    }

    @Test func `places that only some series have are empty cells`() throws {
        let some = DataSeries(id: "b", points: PointColumns(x: [3, 1], y: [30, 10]))
        let chart = ChartDescriptor(
            id: "t", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: [DataSeries(id: "a", points: ExploreStory.points([1, 2, 3])), some])
        var story = try ExploreStory(chart, size: ScreenSize(columns: 40, rows: 12))
        _ = story.press(.character("t"))
        #expect(story.rows()[1...4] == ["X axis  a   b", "     1  1  10", "     2  2", "     3  3  30"])
    }

    @Test func `where there is no screen the rows around the point are printed`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("t"))
        #expect(story.printed.count == 11 && story.printed[0] == "Hour axis  Coal, MW  Gas, MW")
        _ = story.press(.character("t"))
        #expect(story.printed.count == 11)
    }

    @Test func `before there is data there is no table`() throws {
        var story = try ExploreStory(nil, isLive: true)
        #expect(story.press(.character("t")) == ["No data"])
    }
}
