// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Explore: which keys mean what")
struct KeyLayoutTests {
    /// Chart2Music's and MAIDR's keys that a terminal has and that have a meaning here.
    @Test func `keys of Chart2Music and MAIDR mean here what they mean there`() {
        let theirs: [(key: Key, action: ExploreAction)] = [
            (.right, .chart(.next)), (.left, .chart(.previous)), (.up, .chart(.previousSeries)),
            (.down, .chart(.nextSeries)), (.pageUp, .chart(.previousSeries)), (.pageDown, .chart(.nextSeries)),
            (.home, .chart(.first)), (.end, .chart(.last)), (.controlRight, .chart(.nextTenth)),
            (.controlLeft, .chart(.previousTenth)), (.character("["), .chart(.minimum)),
            (.character("]"), .chart(.maximum)), (.character(" "), .replay), (.enter, .here),
            (.character("q"), .faster), (.character("e"), .slower), (.character("m"), .monitor),
            (.character("M"), .monitor), (.character("h"), .help), (.character("i"), .describe),
            (.character("o"), .options), (.character("c"), .highContrast),
            (.character(","), .playSlower), (.character("."), .playFaster), (.character("+"), .chart(.zoomIn)),
            (.character("-"), .chart(.zoomOut)),
            (.character("x"), .axis(isX: true)), (.character("y"), .axis(isX: false)), (.character("r"), .again),
        ]
        let layout = KeyLayout()
        #expect(theirs.map { layout.action(for: $0.key) } == theirs.map(\.action))
    }

    @Test func `the classic keys are those of version 0_1`() {
        let classic: [(key: Key, action: ExploreAction)] = [
            (.character("m"), .chart(.average)), (.pageDown, .chart(.nextPage)), (.pageUp, .chart(.previousPage)),
            (.character(" "), .again), (.enter, .here), (.character("M"), .monitor), (.character("c"), .silence),
            (.escape, .silence), (.character(","), .slower), (.character("."), .faster), (.character("q"), .quit),
            (.down, .chart(.nextSeries)), (.up, .chart(.previousSeries)), (.character("h"), .help),
        ]
        let layout = KeyLayout(.classic)
        #expect(classic.map { layout.action(for: $0.key) } == classic.map(\.action))
        #expect(["e", "a", "r", "z"].map { layout.action(for: .character($0)) } == [nil, nil, nil, nil])
    }

    @Test(arguments: KeyScheme.allCases)
    func `a key has one meaning, and an action has a unique name`(scheme: KeyScheme) {
        let bindings = KeyBindings.groups(scheme).flatMap(\.bindings)
        let keys = bindings.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        #expect(Set(bindings.map(\.name)).count == bindings.count && bindings.map(\.name) == KeyLayout.names)
    }

    @Test func `a key that is set is taken from whatever had it, and an action without keys is no longer listed`() {
        let layout = KeyLayout(changes: ["next": [.character("l"), .character("q")], "table": [.character("e")]])
        #expect(layout.action(for: .character("l")) == .chart(.next) && layout.action(for: .right) == nil)
        #expect(layout.action(for: .character("e")) == .table && layout.action(for: .character("t")) == nil)
        #expect(layout.binding(of: .character("."))?.keys == [.character(".")])
        let bare = KeyLayout(changes: ["ask-to-quit": [], "next": [.controlQ]])
        #expect(bare.all.map(\.name).filter { ["quit", "ask-to-quit"].contains($0) } == [])
    }

    private func settings(_ text: String) throws -> KeySettings {
        try KeySettings(ConfigurationText(text), file: "/c.toml")
    }

    @Test func `a file sets keys, and a scheme`() throws {
        let some = try settings(
            """
            rate = 200
            [keys] # mine
            layout = "classic" # as before
            next = ["Right", 'l'] # and l
            previous = "h"
            mark = "\\""
            quit = []
            [client.x]
            rate = 90
            """)
        #expect(some.scheme == .classic)
        #expect(
            some.changes == [
                "next": [.right, .character("l")], "previous": [.character("h")], "mark": [.character("\"")],
                "quit": [],
            ])
        #expect(some.layout.action(for: .character("h")) == .chart(.previous))
        #expect(try settings("rate = 1\n").changes.isEmpty)
    }

    @Test(arguments: [
        (
            "nxt = \"l\"",
            #"/c.toml: line 2: there is no action "nxt" for a key: there are next, "#
        ),
        ("next = 5", #"/c.toml: line 2: "next" is 5, but must be a key in quotes, or a list such as ["Right", "l"]."#),
        ("next = [\"l\"", #"/c.toml: line 2: "next" is ["l", but must be"#),
        (
            "next = \"Rihgt\"",
            #"/c.toml: line 2: "Rihgt" is not a key: write a character such as "l", or one of Right, "#
        ),
        ("next = \"l\"\nlast = \"l\"", #"/c.toml: line 3: the key l is set for "next" already."#),
        ("layout = \"vi\"", #"/c.toml: line 2: "layout" is "vi", but must be "standard" or "classic"."#),
    ])
    func `an invalid binding is refused with its line and a remedy`(line: String, sentence: String) {
        #expect {
            _ = try settings("[keys]\n" + line)
        } throws: {
            ($0 as? CommandFailure)?.description.hasPrefix(sentence) == true
        }
    }
}
