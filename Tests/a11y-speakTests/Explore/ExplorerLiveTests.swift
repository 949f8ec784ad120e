// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Explore: live data")
struct ExplorerLiveTests {
    private func live() throws -> ExploreStory {
        var story = try ExploreStory(nil, isLive: true)
        _ = story.take(.described(TableChart(chart: ExploreStory.chart, notes: ["One note."])))
        return story
    }

    @Test func `keys before the first data announce no data, and then the chart is announced`() throws {
        var story = try ExploreStory(nil, isLive: true)
        #expect(story.said == [])
        #expect(
            story.press(.right, .character("g"), .character("M"), .character("w"), .character("x"), .character("n"))
                == ["No data", "No data", "No data", "Nothing new", "No data", "No data"])
        let said = story.take(.described(TableChart(chart: ExploreStory.chart, notes: ["One note."])))
        #expect(said.map { $0.prefix(16) } == ["Power, 2 series.", "One note."])
        #expect(story.take(.described(TableChart(chart: ExploreStory.chart, notes: []))) == [])
    }

    @Test func `the changes since the last request are announced`() throws {
        var story = try live()
        #expect(story.press(.character("w")) == ["Nothing new"])
        #expect(story.append([11, 50], from: 11) + story.append([9, .nan], from: 13) == [])
        #expect(
            story.press(.character("w"), .character("w")).map(\.plain) == [
                "Coal, 3 new points, highest 50 MW, latest 9 MW", "Nothing new",
            ])
    }

    @Test func `a monitored chart announces new points, at most once in five seconds`() throws {
        var story = try live()
        #expect(story.press(.character("M")) == ["Monitoring on"])
        #expect(
            story.append([11, 50], from: 11).map(\.plain) == ["low: Coal, 2 new points, lowest 11 MW, latest 50 MW"])
        story.now = .seconds(1)
        #expect(story.append([9], from: 13) == [])
        #expect(story.explorer.nextDeadline == .seconds(5))
        story.now = .seconds(5)
        #expect(story.take(.time).map(\.plain) == ["low: Coal, 9 MW"])
        #expect(story.said.last?.expires == 3)
        #expect(story.press(.character("M")) == ["Monitoring off"])
        #expect(story.explorer.nextDeadline == nil)
    }

    @Test func `a frozen chart stays unchanged, and announces held points when it goes on`() throws {
        var story = try live()
        #expect(story.press(.character("f"), .end).map(\.plain) == ["Frozen", "10: 12 MW"])
        #expect(story.append([1, 2], from: 11) == [])
        #expect(
            story.press(.character("w"), .end, .character("f"), .end).map(\.plain) == [
                "2 new points", "10: 12 MW", "Live again. Coal, 2 new points, lowest 1 MW, latest 2 MW",
                "12: 2 MW",
            ])
    }

    @Test func `a monitor is silent while the chart is frozen`() throws {
        var story = try live()
        _ = story.press(.character("M"), .character("f"))
        #expect(story.append([1, 2], from: 11) == [])
        #expect(
            story.press(.character("f")).map(\.plain) == ["Live again. Coal, 2 new points, lowest 1 MW, latest 2 MW"])
        story.now = .seconds(9)
        #expect(story.take(.time) == [])
    }

    @Test func `a chart that has other columns now keeps the user where they are`() throws {
        var story = try live()
        _ = story.press(.right, .right, .character("+"))
        var chart = ExploreStory.chart
        chart.series.append(DataSeries(id: "Wind", points: ExploreStory.points([3, 4])))
        #expect(story.take(.described(TableChart(chart: chart, notes: []))) == [])
        #expect(
            story.press(.enter, .character("x")).map(\.plain) == [
                "Coal, series 1 of 3, 2: 30 MW, 2 of 10", "Hour axis, 2 to 6",
            ])
    }

    @Test func `the end of a pipe is announced with low priority`() throws {
        var story = try live()
        #expect(story.take(.inputEnded) == ["low: No more data will come"])
        #expect(story.press(.character("M"), .character("f")) == ["No more data will come", "No more data will come"])
    }

    @Test func `data of an unknown series are refused in a sentence, once`() throws {
        var story = try live()
        let unknown = TableReader.Appended(series: "Sun", points: ExploreStory.points([1]))
        #expect(story.take(.appended([unknown])) == ["Chart \"table\" has no series \"Sun\": it has Coal, Gas."])
        #expect(story.take(.appended([unknown])) == [])
    }
}
