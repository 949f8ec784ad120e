// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge

/// The keys that edits stand for, for screen readers that hear of keys from toolkits.
@Suite("Passed keys")
struct PassedKeyTests {
    private func key(_ text: String, _ range: Range<Int>, _ newText: String, _ newRange: Range<Int>) -> String? {
        PassedKey(from: ElementText(text, selection: range), to: ElementText(newText, selection: newRange)).map {
            let modifiers = ($0.modifiers & 1 != 0 ? "Shift+" : "") + ($0.modifiers & 4 != 0 ? "Control+" : "")
            return "\(modifiers)\($0.name) \(String($0.keysym, radix: 16))\($0.isText ? " text" : "")"
        }
    }

    @Test func `a typed character is its key`() {
        #expect(key("on", 2..<2, "one", 3..<3) == "e 65 text")
        #expect(key("on", 2..<2, "on ", 3..<3) == "  20 text")
        #expect(key("on", 2..<2, "oné", 3..<3) == "é e9 text")
        #expect(key("on", 2..<2, "onж", 3..<3) == "ж 1000436 text")
        #expect(key("on", 2..<2, "on\n", 3..<3) == "Return ff0d")
        #expect(key("one", 0..<3, "x", 1..<1) == "x 78 text")
        #expect(key("on", 2..<2, "one two", 7..<7) == nil)
    }

    @Test func `deleted text is Backspace before the caret, and Delete after it`() {
        #expect(key("one", 3..<3, "on", 2..<2) == "BackSpace ff08")
        #expect(key("one", 0..<3, "", 0..<0) == "BackSpace ff08")
        #expect(key("one", 1..<1, "oe", 1..<1) == "Delete ffff")
    }

    @Test func `a move of the caret is the arrow of its distance`() {
        let text = "one two three\nfour"
        func moved(_ from: Range<Int>, _ to: Range<Int>) -> String? { key(text, from, text, to) }
        #expect(moved(4..<4, 5..<5) == "Right ff53")
        #expect(moved(4..<4, 3..<3) == "Left ff51")
        #expect(moved(4..<4, 8..<8) == "Control+Right ff53")
        #expect(moved(8..<8, 4..<4) == "Control+Left ff51")
        #expect(moved(4..<4, 13..<13) == "End ff57")
        #expect(moved(4..<4, 0..<0) == "Home ff50")
        #expect(moved(2..<2, 16..<16) == "Down ff54")
        #expect(moved(16..<16, 2..<2) == "Up ff52")
        #expect(moved(4..<4, 4..<5) == "Shift+Right ff53")
        #expect(key("👩‍🚀", 0..<0, "👩‍🚀", 3..<3) == "Right ff53")
    }

    @Test func `a password, a text that cannot be edited, and an equal text have no key`() {
        var (old, new) = (ElementText("•", selection: 1..<1), ElementText("••", selection: 2..<2))
        #expect(PassedKey(from: old, to: new) != nil)
        (old.isSecure, new.isSecure) = (true, true)
        #expect(PassedKey(from: old, to: new) == nil)
        (old.isSecure, new.isSecure, new.isEditable) = (false, false, false)
        #expect(PassedKey(from: old, to: new) == nil)
        #expect(key("one", 3..<3, "one", 3..<3) == nil)
    }

    @Test func `only a user's edit of the focused text in the active window has a key`() {
        var program = ShownProgram(connection: "#1", name: "notes")
        var field = ElementSnapshot(id: "note", label: "Note")
        field.details.text = ElementText("on", selection: 2..<2)
        _ = program.take(.willDisplay(field))
        func keys(after program: ShownProgram) -> [String] {
            var (program, field) = (program, field)
            field.details.text = ElementText("one", selection: 3..<3)
            return program.take(.invalidated(field)).compactMap { program.key(of: $0)?.name }
        }
        #expect(keys(after: program) == [])
        _ = program.take(.focus("note"))
        #expect(keys(after: program) == ["e"])
        _ = program.take(
            .window(WindowSnapshot(frame: Rect(x: 0, y: 0, width: 9, height: 9), title: "Notes", isActive: false)))
        #expect(keys(after: program) == [])
    }

    @Test func `a signal waits until the registry has the key before it`() throws {
        let key = try #require(
            PassedKey(from: ElementText("", selection: 0..<0), to: ElementText("a", selection: 1..<1)))
        let (one, two) = (signal("one"), signal("two"))
        var keys = PassedKeys()
        #expect(keys.add([one]) == [.signal(one)])
        #expect(keys.add([one], after: key) == [.key(key, isPressed: true)])
        #expect(keys.add([two]) == [])
        #expect(keys.answered() == [.signal(one), .key(key, isPressed: false)])
        #expect(keys.answered() == [.signal(two)])
        #expect(keys.add([one]) == [.signal(one)])
    }

    private func signal(_ member: String) -> ProviderSignal {
        ProviderSignal(path: "/", interface: "org.a11y.atspi.Event.Object", member: member, values: [])
    }
}
