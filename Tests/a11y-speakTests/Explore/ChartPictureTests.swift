// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: the picture")
struct ChartPictureTests {
    private func story(
        _ series: [DataSeries], columns: Int = 60, rows: Int = 20, axes: [ChartAxisDescriptor] = []
    ) throws -> ExploreStory {
        let all = [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")] + axes
        return try ExploreStory(
            ChartDescriptor(id: "table", title: "T", axes: all, series: series),
            size: ScreenSize(columns: columns, rows: rows))
    }

    private static let lines = [
        DataSeries(id: "Coal", points: ExploreStory.points([10, 30, 20, 5, .nan, 15, 40, 20, 10, 12])),
        DataSeries(id: "Gas", points: ExploreStory.points([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
        DataSeries(id: "Wind", yAxis: "z", points: ExploreStory.points([5, 5, 6, 5, 5, 4, 5, 5, 5, 5])),
    ]

    @Test
    func `all series are named, by a sign at their end and below the chart, and one with another scale is marked`()
        throws
    {
        var story = try story(Self.lines, axes: [ChartAxisDescriptor(id: "z")])
        _ = story.press(.right)
        let rows = story.rows()
        #expect(rows[12] == "1 Coal  2 Gas  3 Wind*  * own scale")
        let picture = rows[1...10].joined()
        #expect(["1", "2", "3"].allSatisfy { sign in picture.contains { String($0) == sign } })
        _ = story.press(.down, .down)
        #expect(story.rows()[12] == "1 Coal*  2 Gas*  3 Wind  * own scale")
    }

    @Test func `a single series has no signs and no names`() throws {
        var story = try story([Self.lines[1]])
        _ = story.press(.right)
        #expect(story.rows()[12] == "")
    }

    @Test func `lines are told apart by their dots, so that no colour is needed`() {
        let flat = PointColumns(x: [0, 20], y: [1, 1])
        let axis = AxisRange(axis: "x", lower: 0, upper: 20)
        let height = AxisRange(axis: "y", lower: 0, upper: 2)
        let drawn = BrailleCanvas.Dash.allCases.map { dash in
            let series = DataSeries(id: "s", points: flat)
            return SeriesPicture(series, x: axis, y: height, size: ScreenSize(columns: 10, rows: 1), dash: dash).canvas
        }
        #expect(drawn.map { String($0.row(0)) }.count == 4)
        #expect(Set(drawn.map { String($0.row(0)) }).count == 4)
    }

    @Test func `the pointer is beside the point, and never over a dot where there is room`() throws {
        var story = try story([DataSeries(id: "s", points: ExploreStory.points([1, 9, 1]))], columns: 40, rows: 16)
        for key in [Key.right, .right, .right] {
            let before = story.explorer.screen().rows.map(\.text)
            _ = story.press(key)
            let signs = story.explorer.screen().rows[1...8].flatMap(\.runs).filter { $0.style == .bold }
                .filter { ["▶", "◀", "▼", "▲"].contains($0.text) }
            #expect(signs.count == 1)
            let now = story.explorer.screen().rows.map(\.text)
            let dots = zip(before, now).map { old, new in
                zip(old, new).filter { $0 != $1 && (0x2801...0x28FF).contains($0.unicodeScalars.first?.value ?? 0) }
                    .count
            }
            #expect(dots.prefix(9).reduce(0, +) == 0)
        }
    }

    @Test func `Y fits the visible part, and 0 shows all again`() throws {
        var story = try story([Self.lines[0]])
        _ = story.press(.right, .right, .character("+"))
        #expect(
            story.press(.character("Y"), .character("y"), .character("0"), .character("y")).map(\.plain) == [
                "Y axis, 5 to 30", "Y axis, 5 to 30", "All data", "Y axis, 5 to 40",
            ])
    }

    @Test func `all series are named where there is room, and else those around the user's`() {
        let chart = ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: ["ada", "bob", "cyn", "dan"].map { DataSeries(id: $0) })
        func legend(_ current: Int?, _ columns: Int) -> String {
            ChartPicture.legend(chart, current: current, columns: columns, isHighContrast: false).text
        }
        #expect([nil, 0, 3].map { legend($0, 80) } == .init(repeating: "1 ada  2 bob  3 cyn  4 dan", count: 3))
        #expect(
            (0...3).map { legend($0, 20) } == [
                "1 ada  2 bob  3 cyn", "1 ada  2 bob  3 cyn", "2 bob  3 cyn  4 dan", "2 bob  3 cyn  4 dan",
            ])
        #expect((0...3).map { legend($0, 6) } == ["1 ada", "2 bob", "3 cyn", "4 dan"])
    }

    @Test func `series have colours, and in high contrast none`() throws {
        var story = try story(Self.lines, axes: [ChartAxisDescriptor(id: "z")])
        _ = story.press(.right)
        func colors() -> Set<Int> { Set(story.explorer.screen().rows.flatMap(\.runs).compactMap(\.style.color)) }
        #expect(colors() == [0, 1, 2])
        #expect(story.press(.character("c")) == ["High contrast"])
        #expect(colors() == [])
        #expect(story.press(.character("c")) == ["Normal contrast"])
    }

    @Test func `a terminal has its supported colors, unless NO_COLOR is set`() {
        func count(_ environment: [String: String], _ count: Int) -> Int {
            TerminalColors(environment: environment, count: count).numbers.count
        }
        #expect([-1, 2, 8, 256].map { count([:], $0) } == [0, 0, 6, 6])
        #expect(count(["NO_COLOR": "1"], 256) == 0 && count(["NO_COLOR": ""], 256) == 6)
        #expect(
            TerminalColors(environment: [:], count: 8).numbers != TerminalColors(environment: [:], count: 256).numbers)
        func better(_ term: String?, _ color: String?) -> String? {
            var environment: [String: String] = [:]
            environment["TERM"] = term
            environment["COLORTERM"] = color
            return TerminalColors.betterName(environment: environment)
        }
        #expect(better("xterm", "truecolor") == "xterm-256color")
        #expect(
            better("xterm-256color", "truecolor") == nil && better("xterm", nil) == nil && better(nil, "24bit") == nil)
        #expect(ScreenStyle.color(7).color == 1 && ScreenStyle.bold.color == nil)
        #expect(ScreenStyle.color(2).union(.bold).contains(.bold))
    }
}
