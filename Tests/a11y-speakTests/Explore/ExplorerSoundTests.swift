// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: data as sound")
struct ExplorerSoundTests {
    private func cursor(_ series: String, _ x: Double) -> ExploreEvent {
        .cursor(CursorEvent(announcement: 1, chart: "table", series: series, x: x, y: 1, text: ""))
    }

    @Test func `a key plays the visible part, another the part from here on, and a third all series`() throws {
        var story = try ExploreStory()
        #expect(story.press(.character("s"), .character("S")) == ["play Coal", "play all"])
        _ = story.press(.end, .left, .left)
        #expect(story.press(.character("l")) == ["play Coal, 8.0 to 10.0"])
        _ = story.press(.down)
        #expect(story.press(.character("s")) == ["play Gas"])
    }

    @Test func `a held key begins no more often than a quick second press`() throws {
        var story = try ExploreStory()
        #expect(
            story.hold(.character("s"), 10, every: .milliseconds(33)).map(\.sentence) == ["play Coal", "play Coal"])
    }

    @Test func `keys play slower and faster, in another mode, and each says how`() throws {
        var story = try ExploreStory()
        #expect(
            story.press(.character("."), .character("."), .character(","), .character("s"), .character("u")) == [
                "Playing at 150 percent", "Playing at 200 percent", "Playing at 150 percent",
                "play Coal in \(2.5 / 1.5) s", "A tone that glides",
            ])
        #expect(story.press(.character(",")) == ["Playing at 100 percent"])
        #expect(
            story.press(.character("u"), .character("S"), .character("u"), .character("u")).map { $0.prefix(19) } == [
                "Contour, a tick at ", "play all as contour", "Series by turns", "Notes",
            ])
    }

    @Test func `series of one unit are compared on one scale`() throws {
        var chart = ExploreStory.chart
        chart.axes.append(ChartAxisDescriptor(id: "y2", isX: false, unit: "MW"))
        chart.series[1].yAxis = "y2"
        var story = try ExploreStory(chart)
        _ = story.press(.character("u"), .character("u"))
        #expect(story.press(.character("u"), .character("s")) == ["Series by turns", "play all as compare"])
        let sound = try #require(story.explorer.chart.sound(.onward, story.explorer.playing))
        let played = story.explorer.chart.played(sound)
        #expect(played.id == sound.chart && sound.chart != "table")
        #expect(Set(played.series.map(\.yAxis)) == ["y"])
        let ear = CursorEvent(announcement: 1, chart: sound.chart, series: "Gas", x: 4, y: 4, text: "")
        _ = story.take(.cursor(ear))
        #expect(story.explorer.chart.navigator.cursor == ChartCursor(series: "Gas", index: 3))
    }

    @Test func `the user is where the ear is, and goes on from there`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("S"))
        #expect(story.take(cursor("Coal", 3)) + story.take(cursor("Gas", 4)) == [])
        #expect(story.explorer.chart.navigator.cursor == ChartCursor(series: "Gas", index: 3))
        #expect(story.press(.right).count == 1)
        #expect(story.explorer.chart.navigator.cursor == ChartCursor(series: "Gas", index: 4))
    }

    @Test func `Escape silences a sound until its end`() throws {
        var story = try ExploreStory()
        story.hear()
        #expect(story.press(.character("s")) == ["play Coal"])
        #expect(story.take(.soundAccepted) == [])
        #expect(story.press(.escape) == ["silence"])
        #expect(story.take(.soundEnded) == [])
        #expect(story.press(.escape) == ["Nothing to leave; Ctrl+Q quits"])
    }

    @Test func `why nothing is played is said`() throws {
        var story = try ExploreStory()
        #expect(story.take(.notPlayed("There is no point there.")) == ["There is no point there."])
        var empty = try ExploreStory(nil, isLive: true)
        #expect(empty.press(.character("s")) == ["No data"])
    }

    @Test func `the daemon's cursor and refusals are news, and an empty result is not`() {
        var replies = ExploreReplies()
        func reply(_ members: String) -> ClientEvent {
            .message(.reply(ExploreReplies.sound, Array("{\"id\":\"play\",\"jsonrpc\":\"2.0\",\(members)}".utf8)))
        }
        if case .notPlayed(let reason) = replies.take(reply(#""error":{"code":1008,"message":"No."}"#)) {
            #expect(reason == "No.")
        } else {
            Issue.record("a refusal is no news")
        }
        #expect(replies.take(reply(#""result":{}"#)) == nil)
        let event = CursorEvent(announcement: 1, chart: "table", series: "s", x: 1, y: nil, text: "1")
        if case .cursor(event) = replies.take(.message(.event(.cursor(event)))) {
        } else {
            Issue.record("the cursor is no news")
        }
    }
}
