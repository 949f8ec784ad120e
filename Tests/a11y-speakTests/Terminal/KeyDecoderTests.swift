// SPDX-License-Identifier: MIT

import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: keys")
struct KeyDecoderTests {
    @Test(arguments: [
        ("q", [Key.character("q")]), ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]),
        ("\u{1B}[1;5C", [.controlRight]),
        ("\u{1B}[1;2A", [.shiftUp]), ("\u{1B}[6~n", [.pageDown, .character("n")]), ("\u{1B}OP", [.f1]),
        ("\r", [.enter]),
        ("\u{7F}", [.backspace]), ("é€😀", [.character("é"), .character("€"), .character("😀")]),
        ("\u{1B}q", [.escape, .character("q")]),
        ("\u{1B}[99~x", [.character("x")]), ("\u{1}\u{0}", []), ("\u{C}", [.redraw]),
        ("\u{11}\t\u{1B}[15~\u{1B}[Z", [.controlQ, .tab, .other("F5"), .other("Shift+Tab")]),
    ])
    func `bytes are keys, however they are cut`(bytes: String, keys: [Key]) {
        var whole = KeyDecoder()
        #expect(whole.keys(adding: bytes.utf8) == keys)
        var cut = KeyDecoder()
        #expect(bytes.utf8.flatMap { cut.keys(adding: [$0]) } == keys)
    }

    @Test func `an escape that nothing follows is the key`() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(adding: [0x1B]) == [])
        #expect(decoder.settle() == [.escape])
        #expect(decoder.settle() == [])
        #expect(
            decoder.keys(adding: "\u{1B}[".utf8) + decoder.settle() + decoder.keys(adding: "C".utf8) == [
                .character("C")
            ])
    }

    @Test func `rubbish is passed over and does not pile up`() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(adding: Array("\u{1B}[".utf8) + Array(repeating: 0x30, count: 100)) == [])
        #expect(decoder.keys(adding: "q".utf8) == [.character("q")])
        #expect(decoder.keys(adding: [0xFF, 0xFE, 0x41, 0x42, 0x43]).count <= 3)
    }

    @Test(arguments: [
        ("KEY_RIGHT", Key.right), ("kRIT5", .controlRight), ("KEY_SF", .shiftDown), ("KEY_PPAGE", .pageUp),
        ("KEY_F(1)", .f1), ("KEY_F(5)", .other("F5")), ("KEY_BTAB", .other("Shift+Tab")), ("KEY_MOUSE", nil),
        ("", nil),
    ])
    func `ncurses' names are keys`(name: String, key: Key?) {
        #expect(Key(cursesName: name) == key)
    }

    @Test func `help names each key, and says it in words`() {
        #expect(KeyLayout().all[2].names == "Ctrl+Right or }")
        #expect(KeyLayout().all[2].sentence == "Ctrl Right or right brace: a tenth of the view on")
        #expect(
            HelpKeysCommand.lines().prefix(3) == [
                "Points:", "  Right              next point", "  Left               previous point",
            ])
        #expect(HelpKeysCommand.lines().allSatisfy { $0.count <= 80 })
        let spoken = KeyLayout().all.map(\.sentence).joined()
        #expect(spoken.filter { "[]{}()+=-<>'\"?".contains($0) } == "")
    }
}
