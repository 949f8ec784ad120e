// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import a11y_speak

@Suite("Explore: data as sound")
struct ExplorerSoundTests {
    private func cursor(_ series: String, _ x: Double) -> ExploreEvent {
        .cursor(CursorEvent(announcement: 1, chart: "table", series: series, x: x, y: 1, text: ""))
    }

    @Test func `a key plays what is in view, another from here on, and a third all series`() throws {
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

    @Test func `the user is where the ear is, and goes on from there`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("S"))
        #expect(story.take(cursor("Coal", 3)) + story.take(cursor("Gas", 4)) == [])
        #expect(story.explorer.chart.navigator.cursor == ChartCursor(series: "Gas", index: 3))
        #expect(story.press(.right).count == 1)
        #expect(story.explorer.chart.navigator.cursor == ChartCursor(series: "Gas", index: 4))
    }

    @Test func `Escape silences what is played, until its end`() throws {
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

    @Test func `the daemon's cursor and refusals are understood, and that it has the chart is no news`() {
        var replies = ExploreReplies()
        func reply(_ members: String) -> ClientNews {
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
