// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: prompts and help")
struct ExplorerModeTests {
    @Test func `a place is typed, spoken back and gone to`() throws {
        var story = try ExploreStory()
        #expect(story.press(.character("g")) == ["Go to: Hour axis"])
        #expect(story.type("7,2x") == ["7", ",", "2", "x"])
        #expect(story.said.suffix(4).map(\.isCharacter) == [true, true, true, true])
        #expect(story.press(.backspace, .up, .enter).map(\.plain) == ["x", "7,2", "7: 40 MW"])
    }

    @Test func `the value prompt goes to the place where the series reaches the value`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("G"))
        _ = story.type("25 MW")
        #expect(story.press(.enter).map(\.plain) == ["Passes 25 MW before 30 MW at 2"])
        _ = story.press(.character("G"))
        _ = story.type("99")
        #expect(story.press(.enter).map(\.plain) == ["No further 99 MW"])
    }

    @Test func `an invalid place is announced, and an empty line or Escape leaves the prompt`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("g"))
        _ = story.type("abc")
        #expect(story.press(.enter) == ["abc is no place here"])
        #expect(story.press(.character("g"), .enter) == ["Go to: Hour axis", "Canceled"])
        #expect(story.press(.character("g"), .up, .escape) == ["Go to: Hour axis", "Go to: Hour axis", "Canceled"])
        #expect(story.press(.character("g"), .backspace, .pageUp, .escape) == ["Go to: Hour axis", "Canceled"])
        #expect(story.press(.right).map(\.plain) == ["1: 10 MW"])
    }

    @Test func `a line has an end`() throws {
        var story = try ExploreStory()
        _ = story.press(.character("g"))
        #expect(story.type(String(repeating: "1", count: 300)).count == 200)
    }

    @Test func `the date prompt takes dates as written and as spoken`() throws {
        let day = 86_400.0
        let chart = ChartDescriptor(
            id: "table",
            axes: [
                ChartAxisDescriptor(id: "x", title: "Date", scale: .date(offsetFromUTC: 0)),
                ChartAxisDescriptor(id: "y"),
            ],
            series: [
                DataSeries(
                    id: "s",
                    points: PointColumns(x: (0..<1000).map { Double($0) * day }, y: Array(repeating: 1, count: 1000)))
            ])
        for text in ["1971-02-03", "3 February 1971", "feb 3 1971", "1971-2-3 05:00"] {
            var story = try ExploreStory(chart)
            _ = story.press(.character("g"))
            _ = story.type(text)
            #expect(story.press(.enter) == ["3 February 1971, 1"], "\(text)")
        }
    }

    @Test func `help is walked, and announces the meaning of any other key`() throws {
        var story = try ExploreStory()
        _ = story.press(.right)
        let keys: [Key] = [
            .character("?"), .down, .end, .down, .home, .up, .pageDown, .character("z"), .character("m"), .right, .left,
            .character("?"), .character("]"),
        ]
        #expect(
            keys.flatMap { story.press($0) }.map(\.plain).dropFirst() == [
                "Left: previous point", "Shift Q: quit, when Enter follows", "Shift Q: quit, when Enter follows",
                "Right: next point", "Right: next point", "a: next point at the average", "z is no key",
                "m or Shift M: monitoring on and off", "Right: next point", "Left: previous point",
                "question mark or h or F1: help", "right bracket: highest point",
            ])
        #expect(story.said.suffix(13).allSatisfy { $0.language == nil })
        #expect(
            story.press(.redraw, .escape, .right).map(\.plain) == ["redraw", "Help closed. 1: 10 MW", "2: 30 MW"])
    }

    @Test func `help from nowhere says that it is left`() throws {
        var story = try ExploreStory()
        #expect(story.press(.f1, .f1).last == "Help closed")
    }

    @Test func `Escape is always answered: what it left, or that there is nothing to leave and which key quits`() throws
    {
        var story = try ExploreStory()
        let quit = "Nothing to leave; Ctrl+Q quits"
        // The opening is still heard.
        #expect(story.press(.escape, .escape) == ["silence", quit])
        #expect(story.said.last?.words.speech == "Nothing to leave; Ctrl Q quits")
        story.hear()
        #expect(story.press(.right, .escape, .escape).map(\.plain) == ["1: 10 MW", "silence", quit])
        #expect(story.press(.character("?"), .escape).last?.plain == "Help closed. 1: 10 MW")
        #expect(story.press(.character("t"), .escape).last?.plain == "silence")
        #expect(story.press(.escape, .escape).map(\.plain) == ["Chart. 1: 10 MW", "silence"])
        #expect(story.press(.character("g"), .escape).last?.plain == "Canceled")
        _ = story.take(.daemonLost)
        #expect(story.press(.escape) == [quit])
        var german = try ExploreStory(settings: ExploreStory.settings(language: "de"))
        #expect(german.press(.escape, .escape).last?.plain == "Nichts zu verlassen; Ctrl+Q beendet")
        let classic = KeyLayout(.classic, changes: ["quit": [.character("X")]])
        var other = try ExploreStory(keys: classic)
        #expect(other.press(.character("c"), .character("c")).last == "Nothing to leave; X quits")
    }
}
