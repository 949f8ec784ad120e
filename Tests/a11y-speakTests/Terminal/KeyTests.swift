// SPDX-License-Identifier: MIT

import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Keys of a terminal")
struct KeyTests {
    /// All keys that are not characters.
    private static let named: [(key: Key, name: String, spoken: String)] = [
        (.up, "Up", "Up"), (.down, "Down", "Down"), (.left, "Left", "Left"), (.right, "Right", "Right"),
        (.home, "Home", "Home"), (.end, "End", "End"), (.pageUp, "Page Up", "Page Up"),
        (.pageDown, "Page Down", "Page Down"), (.shiftUp, "Shift+Up", "Shift Up"),
        (.shiftDown, "Shift+Down", "Shift Down"), (.shiftLeft, "Shift+Left", "Shift Left"),
        (.shiftRight, "Shift+Right", "Shift Right"), (.controlLeft, "Ctrl+Left", "Ctrl Left"),
        (.controlRight, "Ctrl+Right", "Ctrl Right"), (.enter, "Enter", "Enter"), (.escape, "Escape", "Escape"),
        (.backspace, "Backspace", "Backspace"), (.f1, "F1", "F1"), (.redraw, "Ctrl+L", "Ctrl L"),
        (.controlQ, "Ctrl+Q", "Ctrl Q"), (.tab, "Tab", "Tab"),
        (.other("Shift+Tab"), "Shift+Tab", "Shift Tab"), (.character("("), "(", "left parenthesis"),
        (.character(" "), "Space", "Space"), (.character("g"), "g", "g"), (.character("G"), "G", "Shift G"),
        (.character("["), "[", "left bracket"), (.character("\""), "\"", "quotation mark"),
        (.character("ä"), "ä", "ä"),
    ]

    @Test func `help shows a key as keyboards have it, and says signs by their names`() {
        #expect(Self.named.map(\.key.description) == Self.named.map(\.name))
        #expect(Self.named.map(\.key.spoken) == Self.named.map(\.spoken))
    }

    @Test func `a key is found by its name, and capitals count in letters alone`() {
        #expect(Key.withNames.map { Key(named: $0.description) } == Key.withNames)
        let names = ["ctrl+right", "SPACE", "Page Down", "g", "G", "\"", "é", "", "gg", "\n", "Meta+x"]
        #expect(
            names.map { Key(named: $0) } == [
                .controlRight, .character(" "), .pageDown, .character("g"), .character("G"), .character("\""),
                .character("é"), nil, nil, .enter, nil,
            ])
    }

    @Test func `a typed character is itself, and control characters are keys or ignored`() {
        let typed: [Character] = [
            "a", "\r", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{8}", "\u{C}", "\u{1}", "\u{0}", "\u{9B}",
        ]
        #expect(
            typed.map { Key(typed: $0) } == [
                .character("a"), .enter, .enter, .enter, .escape, .backspace, .backspace, .redraw, nil, nil, nil,
            ])
    }

    @Test func `every sequence that is decoded is a key of the keyboard, whichever of both starts it has`() {
        for (sequence, key) in KeyDecoder.sequences {
            for start in ["\u{1B}[", "\u{1B}O"] {
                var decoder = KeyDecoder()
                #expect(decoder.keys(adding: (start + sequence).utf8) == [key], "\(sequence)")
            }
        }
    }

    /// A line that is typed, with what a terminal sends for the keys in it.
    private static let typing = "g12\u{1B}[D\u{7F}é\u{1B}[1;5C\u{1B}OH\r\u{1B}[6~€\u{1B}[A?\u{1B}[99;9~q"

    @Test func `keys are the same wherever their bytes are cut in two`() {
        let bytes = Array(Self.typing.utf8)
        var whole = KeyDecoder()
        let keys = whole.keys(adding: bytes)
        #expect(
            keys == [
                .character("g"), .character("1"), .character("2"), .left, .backspace, .character("é"), .controlRight,
                .home, .enter, .pageDown, .character("€"), .up, .character("?"), .character("q"),
            ])
        for place in 0...bytes.count {
            var decoder = KeyDecoder()
            let cut = decoder.keys(adding: bytes[..<place]) + decoder.keys(adding: bytes[place...])
            #expect(cut == keys, "cut before byte \(place)")
        }
    }

    @Test func `an incomplete sequence is dropped when the terminal settles, except Escape alone`() {
        for rest in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{C3}"] {
            var decoder = KeyDecoder()
            #expect(decoder.keys(adding: Array(rest.utf8.prefix(rest == "\u{C3}" ? 1 : rest.utf8.count))) == [])
            #expect(decoder.settle() == [], "\(rest)")
            #expect(decoder.keys(adding: "a".utf8) == [.character("a")])
        }
    }

    @Test func `a binding is shown and said with all of its keys`() {
        let binding = KeyBinding("zoom in", 1, .character("+"), .character("="))
        #expect(binding.names == "+ or =")
        #expect(binding.sentence == "plus or equals: zoom in")
    }
}
