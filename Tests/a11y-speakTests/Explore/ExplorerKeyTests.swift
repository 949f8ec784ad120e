// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: what each key says")
struct ExplorerKeyTests {
    private static let opening =
        "Power, 2 series. First, Coal is between 5 and 40 MW. Down for the next, question mark for keys."
    private static let summary =
        "Power. Coal, 10 points, 1 without a value, 1 to 10. Lowest 5 MW at 4; highest 40 MW at 7; average 18 MW. "
        + "Gas, 10 points, 1 to 10. Lowest 1 MW at 1; highest 10 MW at 10; average 5.5 MW. "
        + "Hour axis, 1 to 10; Y axis, 1 to 40 MW."
    private static let here = "Coal, series 1 of 2, 1: 10 MW, 1 of 10"

    /// Pressed at the first point of Coal.
    private static let answers: [(key: Key, sentence: String)] = [
        (.right, "2: 30 MW"), (.left, "Start of data"), (.controlRight, "2: 30 MW"),
        (.character("}"), "2: 30 MW"), (.controlLeft, "Start of data"), (.character("{"), "Start of data"),
        (.home, "1: 10 MW"), (.end, "10: 12 MW"), (.down, "Gas, 1 MW"),
        (.up, "Coal is the first series"), (.character("["), "Lowest: 5 MW at 4"),
        (.character("]"), "Highest: 40 MW at 7"),
        (.character("a"), "20 MW at 3, crosses the average 18 MW between 20 MW and 5 MW"),
        (.character("n"), "Peak: 30 MW at 2"), (.character("p"), "No further peak"),
        (.character("N"), "Trough: 5 MW at 4"), (.character("P"), "No further trough"),
        (.character("g"), "Go to: Hour axis"), (.character("G"), "Go to: Y axis"),
        (.character("+"), "1 to 5"), (.character("="), "1 to 5"),
        (.character("-"), "All data is shown"), (.character("0"), "All data is shown"),
        (.character("Y"), "Y axis, 1 to 40 MW"), (.character(")"), "All data is shown"),
        (.character("("), "All data is shown"), (.pageDown, "Gas, 1 MW"),
        (.pageUp, "Coal is the first series"), (.character("t"), "Table. 1: 10 MW"),
        (.shiftRight, "6 to 14"),
        (.character(">"), "6 to 14"), (.shiftLeft, "−3 to 5"),
        (.character("<"), "−3 to 5"), (.shiftUp, "21 to 59\u{A0}MW"),
        (.shiftDown, "−18 to 20\u{A0}MW"), (.enter, here),
        (.character(" "), "1: 10 MW"), (.character("r"), "1: 10 MW"), (.character("d"), summary),
        (.character("i"), summary), (.character("s"), "play Coal"), (.character("l"), "play Coal, 1.0 to 10.0"),
        (.character("S"), "play all"), (.character(","), "Playing at 75 percent"),
        (.character("."), "Playing at 150 percent"), (.character("u"), "A tone that glides"),
        (.character("T"), "A tone at each point"), (.character("L"), "This file is complete"),
        (.character("x"), "Hour axis, 1 to 10"), (.character("y"), "Y axis, 1 to 40 MW"),
        (.character("'"), "Mark: 10 MW at 1"), (.character("k"), "Mark: 10 MW at 1"), (.character("\""), "No mark"),
        (.character("K"), "No mark"), (.character("w"), "This file is complete"),
        (.character("f"), "This is a file; nothing to freeze"),
        (.character("m"), "This is a file; nothing to monitor"),
        (.character("M"), "This is a file; nothing to monitor"), (.escape, "silence"),
        (.character("c"), "High contrast"), (.character("e"), "160 words per minute"),
        (.character("q"), "195 words per minute"), (.character("o"), "175 words per minute. Medium verbosity"),
        (.character("v"), "High verbosity"), (.character("?"), help), (.character("h"), help), (.f1, help),
        (.redraw, "redraw"), (.controlQ, "leave"), (.character("Q"), "Enter to quit"),
    ]

    private static let help =
        "\(KeyLayout().all.count) actions. Up and Down walk them, any other key tells what it does, Escape leaves. "
        + "Right: next point"

    @Test func `every key says what it does`() throws {
        for (key, sentence) in Self.answers {
            var story = try ExploreStory()
            _ = story.press(.right)
            #expect(story.press(key).map(\.plain) == [sentence.plain], "\(key)")
        }
    }

    @Test func `every key of the table is in that list, once, and no other means anything`() throws {
        let bound = KeyLayout().all.flatMap(\.keys)
        #expect(Set(bound) == Set(Self.answers.map(\.key)))
        #expect(bound.count == Self.answers.count)
        var story = try ExploreStory()
        #expect(
            story.press(.backspace, .character("z"), .character("é"), .tab, .other("F5")) == [
                "Backspace is no key; ? for keys", "z is no key; ? for keys", "é is no key; ? for keys",
                "Tab is no key; ? for keys", "F5 is no key; ? for keys",
            ])
        #expect(story.said.suffix(4).map(\.words.speech).first == "z is no key; question mark for keys")
    }

    @Test func `the first sentence is the chart in short, one note follows it, and the others are asked for`()
        throws
    {
        var story = try ExploreStory(notes: ["Two rows were left out.", "One date was wrong."])
        // The note leaves no time for the longer hint.
        let opening = "Power, 2 series. First, Coal is between 5 and 40 MW. Question mark for keys."
        #expect(story.said.map(\.words.display.plain) == [opening, "Two rows were left out."])
        #expect(story.said.map(\.request.queue) == [false, true])
        #expect(story.said.map(\.language) == [nil, "en"])
        #expect(story.press(.character("r")).map(\.plain) == [opening])
        #expect(
            story.press(.character("d")).map(\.plain) == [Self.summary, "Two rows were left out. One date was wrong."])
        #expect(try ExploreStory().said.map(\.words.display.plain) == [Self.opening])
    }

    @Test func `from nowhere the point key goes to the first one`() throws {
        var story = try ExploreStory()
        #expect(story.press(.enter, .enter).map(\.plain) == ["1: 10 MW", Self.here])
        #expect(story.press(.character("d"), .character("r")).map(\.plain) == [Self.summary, Self.summary])
    }

    @Test func `a mark is measured from`() throws {
        var story = try ExploreStory()
        #expect(
            story.press(.right, .character("'"), .end, .character("\"")).map(\.plain) == [
                "1: 10 MW", "Mark: 10 MW at 1", "10: 12 MW", "Hour: 9 after the mark, 2 MW higher, 20% more",
            ])
    }

    @Test func `speed and verbosity change what follows, and nothing else`() throws {
        var story = try ExploreStory()
        #expect(
            story.press(.character("q"), .character("v"), .character("v"), .right).map(\.plain) == [
                "195 words per minute", "High verbosity", "Low verbosity", "1: 10 MW",
            ])
        #expect(story.said.map(\.rate) == [nil, 195, 195, 195, 195])
        // The daemon comes back with what the user has set there.
        _ = story.take(.daemonLost)
        _ = story.take(.daemonFound(ExploreStory.settings(language: "de", rate: 300)))
        #expect(story.press(.right, .character("e")).map(\.plain) == ["2: 30 MW", "175 Wörter pro Minute"])
        for _ in 1...40 { _ = story.press(.character("e")) }
        #expect(story.press(.character("e")) == ["80 Wörter pro Minute"])
        for _ in 1...40 { _ = story.press(.character("q")) }
        #expect(story.press(.character("q")) == ["2000 Wörter pro Minute"])
    }

    @Test func `sentences are the user's language, and English where there is no phrasebook`() throws {
        var german = try ExploreStory(settings: ExploreStory.settings(language: "de_AT"))
        #expect(
            german.press(.right, .character("a"), .character("g"), .escape).map(\.plain) == [
                "1: 10 MW", "20 MW bei 3, kreuzt den Mittelwert 18 MW zwischen 20 MW und 5 MW",
                "Gehe zu: Achse Hour", "Abgebrochen",
            ])
        #expect(german.said.last?.language == nil)
        var finnish = try ExploreStory(settings: ExploreStory.settings(language: "fi"))
        #expect(finnish.press(.right).map(\.plain) == ["1: 10 MW"])
        #expect(finnish.said.last?.language == "en")
    }
}

extension String {
    /// With plain spaces before units.
    var plain: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
