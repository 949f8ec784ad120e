// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: tones of points")
struct ExplorerToneTests {
    /// A key that is held for as many repetitions.
    private func tones(_ story: inout ExploreStory, _ key: Key, _ times: Int) -> [String] {
        _ = story.hold(key, times, every: .milliseconds(33))
        story.now += .seconds(1)
        return story.takeTones()
    }

    @Test
    func `a held arrow gives a tone a point at once, gaps and the end by their own sounds, and one sentence at rest`()
        throws
    {
        var story = try ExploreStory()
        let heard = story.hold(.right, 14, every: .milliseconds(33))
        #expect(heard.map(\.sentence.plain) == ["1: 10 MW", "End of data"])
        #expect(
            story.takeTones() == [
                "0.74 left", "0.49 left", "0.1 left", "gap", "0.36", "1.0 right", "0.49 right", "0.23 right",
                "0.28 right", "end",
            ])
    }

    @Test func `a single press gives a sentence, and a tone only if tones are always on`() throws {
        var story = try ExploreStory()
        #expect(story.press(.right).map(\.plain) == ["1: 10 MW"])
        #expect(story.takeTones() == [])
        #expect(story.press(.character("T")) == ["A tone at each point"])
        #expect(story.press(.right, .home, .left).map(\.plain) == ["2: 30 MW", "1: 10 MW", "Start of data"])
        #expect(story.takeTones() == ["0.74 left", "0.23 left", "end"])
        #expect(story.press(.character("T")) == ["No tones at points"])
        #expect(tones(&story, .right, 5) == [])
        #expect(story.press(.character("T")) == ["Tones while a key is held"])
    }

    @Test func `another series has its own sound, and then its point`() throws {
        var story = try ExploreStory()
        _ = story.press(.right, .right)
        #expect(tones(&story, .down, 2) == ["end"])
        _ = story.press(.up)
        story.now += .seconds(1)
        _ = story.press(.character("T"), .down)
        #expect(story.takeTones() == ["series", "0.03 left"])
    }

    @Test func `the end sounds again for a key that is held again`() throws {
        var story = try ExploreStory()
        _ = story.press(.end)
        #expect(tones(&story, .right, 9) == ["end"])
        #expect(tones(&story, .right, 9) == ["end"])
    }

    @Test func `a key that does not walk along points has no tone`() throws {
        var story = try ExploreStory()
        _ = story.press(.right)
        for key: Key in [.character("+"), .shiftRight, .character("v"), .character("z")] {
            #expect(tones(&story, key, 4) == [], "\(key)")
        }
    }

    @Test func `a daemon that refuses tones is asked no more, and says so where the user asks for them`() throws {
        var story = try ExploreStory()
        _ = story.take(.tonesRefused(WireError(.methodNotFound, "There is no method.")))
        #expect(tones(&story, .right, 5) == [])
        #expect(story.press(.character("T")) == ["This daemon plays no tones"])
        _ = story.take(.tonesRefused(WireError(.overloaded, "The device is taken.")))
        #expect(story.press(.character("T")) == ["The device is taken."])
        _ = story.take(.tonesRefused(WireError(.methodNotFound, "There is no method.")))
        _ = story.take(.daemonFound(ExploreStory.settings()))
        #expect(tones(&story, .left, 3).count == 2)
    }

    @Test func `an error of a tone is news, its result is none`() {
        var replies = ExploreReplies()
        func reply(_ members: String) -> ClientEvent {
            .message(.reply(ExploreReplies.tone, Array("{\"id\":\"tone\",\"jsonrpc\":\"2.0\",\(members)}".utf8)))
        }
        #expect(replies.take(reply(#""result":{}"#)) == nil)
        #expect(replies.take(reply(#""result":null"#)) == nil)
        if case .tonesRefused(let error) = replies.take(reply(#""error":{"code":-32601,"message":"No."}"#)) {
            #expect(error == WireError(.methodNotFound, "No."))
        } else {
            Issue.record("a refusal is no news")
        }
    }

    @Test func `new points sound if switched on, and a new scale is announced at most once in ten seconds`()
        throws
    {
        var story = try ExploreStory(isLive: true)
        #expect(story.append([50], from: 11) == [])
        #expect(story.takeTones() == [])
        #expect(story.press(.character("L")) == ["New points sound"])
        #expect(story.append([25, 50, 25.5], from: 12) == [])
        #expect(story.append([100], from: 15).map(\.plain) == ["low: New scale of tones: Y axis, 1 to 100 MW"])
        story.now += .seconds(9)
        #expect(story.append([200], from: 16) == [])
        story.now += .seconds(1)
        #expect(story.append([.nan], from: 17).map(\.plain) == ["low: New scale of tones: Y axis, 1 to 200 MW"])
        #expect(story.takeTones() == ["0.5", "1.0", "1.0", "gap"])
        _ = story.press(.down)
        #expect(story.append([7], from: 18) == [])
        #expect(story.press(.character("L")) == ["New points are silent"])
        _ = story.press(.up)
        #expect(story.append([7], from: 19) == [])
        #expect(story.takeTones() == [])
    }

    @Test func `a file has no new points`() throws {
        var story = try ExploreStory()
        #expect(story.press(.character("L")) == ["This file is complete"])
        #expect(!story.explorer.chart.soundsLive)
    }
}
