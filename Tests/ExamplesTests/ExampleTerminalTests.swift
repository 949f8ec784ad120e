// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import ExampleWindow
import Testing

@testable import ExampleTerminal

/// The keys of a terminal, and what they do.
@MainActor
@Suite("Example: a terminal")
struct ExampleTerminalTests {
    @Test(
        arguments: [
            ("\t \u{1b}[Z", [.tab, .character(" "), .backTab]), ("\u{1b}[A\u{1b}[B", [.up, .down]),
            ("\u{1b}[C\u{1b}[D\u{1b}[H\u{1b}[F", [.right, .left, .home, .end]), ("\u{1b}", [.escape]),
            ("\u{1b}[3~", []), ("\u{1b}[5~x", [.character("x")]), ("\u{1b}OA\u{1b}[1;5C", []),
            ("\u{1b}n", [.escape, .character("n")]), ("\r\n1?", [.enter, .enter, .character("1"), .character("?")]),
            ("\u{3}", [.character("q")]), ("\u{4}", [.character("q")]), ("\u{1}é", []), ("", []),
        ] as [(String, [Key])])
    func `the bytes of a terminal are keys`(text: String, keys: [Key]) {
        #expect(TerminalInput.keys(in: Array(text.utf8)) == keys)
    }

    @Test func `keys move the focus, activate, adjust, escape, tap and perform actions by their numbers`() {
        let listener = Listener()
        let view = AccessibilityView(frame: Rect(x: 0, y: 0, width: 100, height: 0))
        var done: [String] = []
        let button = AccessibilityView.button("Play") { done.append("play") }
        let slider = AdjustableElement(value: 50)
        slider.accessibilityLabel = "Volume"
        slider.accessibilityPerformEscapeBlock = {
            done.append("escape")
            return true
        }
        slider.accessibilityMagicTapBlock = {
            done.append("magic tap")
            return true
        }
        slider.accessibilityCustomActions = ["Mute", "Full"].map { name in
            AccessibilityCustomAction(name: name) { _ in
                done.append(name)
                return name == "Mute"
            }
        }
        view.stack([button, slider])
        Accessibility.root = view
        for element in [button, slider] { Accessibility.willDisplay(element) }
        let keys = FocusKeys { ReadingOrder(of: view).elements }
        func take(_ pressed: Key...) -> [Bool] { pressed.map(keys.take) }
        #expect(take(.escape, .tab, .character(" "), .up, .character("1")) == [false, true, true, false, false])
        #expect(take(.tab, .up, .down, .escape) == [true, true, true, true])
        #expect(take(.character("m"), .character("1"), .character("2"), .character("3")) == [true, true, false, false])
        #expect(done == ["play", "escape", "magic tap", "Mute", "Full"])
        listener.finish()
        #expect(
            ExampleTerminal.text(of: view) == """
                  Play
                > Volume, 50
                    1 Mute
                    2 Full
                """)
        #expect(ExampleTerminal.text(of: nil) == "")
    }

    @Test func `a button that is not enabled does nothing, and views are stacked from top to bottom`() {
        _ = Listener()
        let view = AccessibilityView(frame: Rect(x: 5, y: 5, width: 100, height: 0))
        var presses = 0
        let button = AccessibilityView.button("Vote") { presses += 1 }
        let tall = AccessibilityView(frame: Rect(x: 0, y: 0, width: 1, height: 80))
        view.stack([AccessibilityView.label("Title"), tall, button])
        #expect(view.frame == Rect(x: 5, y: 5, width: 100, height: 168))
        #expect(button.accessibilityFrame == Rect(x: 5, y: 129, width: 100, height: 44))
        #expect(button.accessibilityActivate())
        button.accessibilityTraits.insert(.notEnabled)
        #expect(!button.accessibilityActivate())
        #expect(presses == 1)
    }
}
