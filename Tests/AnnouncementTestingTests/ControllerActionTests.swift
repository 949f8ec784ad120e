// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// Screens whose controller handles what its views do not, as apps on iOS write them.
@MainActor
@Suite("Actions of a controller")
struct ControllerActionTests {
    private final class PlayerController: AccessibleViewController {
        private(set) var handled: [String] = []
        override func accessibilityPerformMagicTap() -> Bool { handles("magic tap") }
        override func accessibilityPerformEscape() -> Bool { handles("escape") }
        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
            handles("scroll \(direction)")
        }

        private func handles(_ name: String) -> Bool {
            handled.append(name)
            return true
        }
    }

    private final class Sheet: AccessibilityView {
        private(set) var isClosed = false
        override func accessibilityPerformEscape() -> Bool {
            isClosed = true
            return true
        }
    }

    private func button(_ label: String) -> AccessibilityView {
        let button = AccessibilityView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        button.isAccessibilityElement = true
        button.accessibilityLabel = label
        button.accessibilityTraits = .button
        return button
    }

    @Test func `a controller handles an escape, a magic tap and a scroll of its elements`() throws {
        let app = Application(Listener())
        let player = PlayerController()
        player.view.addSubview(button("Play"))
        player.appear()
        let play = app.buttons["Play"]
        for action in [ElementAction.magicTap, .escape, .scroll(.left)] { try play.perform(action) }
        #expect(player.handled == ["magic tap", "escape", "scroll left"])
        player.disappear()
    }

    @Test func `a view around the element handles an escape before the controller`() throws {
        let app = Application(Listener())
        let player = PlayerController()
        let sheet = Sheet()
        sheet.addSubview(button("OK"))
        player.view.addSubview(sheet)
        player.appear()
        try app.buttons["OK"].perform(.escape)
        #expect(sheet.isClosed)
        #expect(player.handled == [])
        player.disappear()
    }

    private final class Delegate: AccessibilityResponder {
        private(set) var taps = 0
        override func accessibilityPerformMagicTap() -> Bool {
            taps += 1
            return true
        }
    }

    @Test func `the application's delegate handles a magic tap that no view and no controller handles`() throws {
        let app = Application(Listener())
        let (delegate, player) = (Delegate(), PlayerController())
        Accessibility.applicationDelegate = delegate
        let alone = button("Alone")
        Accessibility.willDisplay(alone)
        player.view.addSubview(button("Play"))
        player.appear()
        for name in ["Alone", "Play"] { try app.buttons[name].perform(.magicTap) }
        #expect((delegate.taps, player.handled) == (1, ["magic tap"]))
        #expect(throws: ElementFailure.self) { try app.buttons["Alone"].perform(.escape) }
        _ = Listener()
        #expect(Accessibility.applicationDelegate == nil)
    }

    @Test func `a controller's custom actions follow those of each element, and an element's own action is first`()
        throws
    {
        let app = Application(Listener())
        let player = PlayerController()
        func action(_ name: String, by performer: String) -> AccessibilityCustomAction {
            AccessibilityCustomAction(name: name) {
                Accessibility.post(.announcement, argument: "\(name) by the \(performer)")
                return performer == "controller"
            }
        }
        let (play, title) = (button("Play"), button("Title"))
        play.accessibilityCustomActions = [action("Rewind", by: "button"), action("Stop", by: "button")]
        player.accessibilityCustomActions = [action("Stop", by: "controller"), action("Next", by: "controller")]
        for view in [play, title] { player.view.addSubview(view) }
        player.appear()
        app.listener.finish()
        #expect(try app.buttons["Play"].actions == ["Rewind", "Stop", "Next"])
        #expect(try app.buttons["Title"].actions == ["Stop", "Next"])
        try app.buttons["Play"].perform(.custom("Next"))
        #expect(app.listener.finish() == ["Next by the controller"])
        #expect(throws: ElementFailure.self) { try app.buttons["Play"].perform(.custom("Stop")) }
        #expect(app.listener.finish() == ["Stop by the button"])
        player.disappear()
    }

    @Test func `an escape that nothing handles is an error, also after the controller has another view`() {
        let app = Application(Listener())
        let player = PlayerController()
        let old: AccessibilityView = player.view
        old.addSubview(button("Old"))
        player.view = AccessibilityView()
        Accessibility.willDisplay(old.subviews[0])
        #expect(throws: ElementFailure.self) { try app.buttons["Old"].perform(.escape) }
        #expect(player.handled == [])
    }

    @Test func `a screen that disappears ends parts that appeared later, and no part twice`() {
        let app = Application(Listener())
        let player = PlayerController()
        let (stop, later) = (button("Stop"), button("Later"))
        for view in [button("Play"), stop] { player.view.addSubview(view) }
        player.appear()
        Accessibility.didEndDisplay(stop)
        stop.removeFromSuperview()
        player.view.addSubview(later)
        Accessibility.willDisplay(later)
        #expect(app.buttons.count == 2)
        player.disappear()
        #expect(app.buttons.count == 0)
        #expect(app.listener.problems == [])
    }

    @Test func `a screen that appears again gives the focus back to its element, if that is still there`() {
        let listener = Listener()
        let (player, list) = (PlayerController(), PlayerController())
        for view in ["Play", "Chapters"].map(button) { player.view.addSubview(view) }
        list.view.addSubview(button("Done"))
        func heardOfList() -> [String] {
            player.disappear()
            list.appear()
            list.disappear()
            listener.finish()
            player.appear()
            return listener.finish()
        }
        player.appear()
        Accessibility.focus(player.view.subviews[1])
        #expect(heardOfList() == ["Chapters, button"])
        player.view.subviews[1].isHidden = true
        #expect(heardOfList() == ["Play, button"])
        player.disappear()
    }

    @Test func `a hidden screen keeps its focus while another screen has it, and gives it back once`() {
        let listener = Listener()
        let (player, list) = (PlayerController(), PlayerController())
        for view in ["Play", "Chapters"].map(button) { player.view.addSubview(view) }
        list.view.addSubview(button("Done"))
        player.appear()
        Accessibility.focus(player.view.subviews[1])
        player.disappear()
        list.appear()
        player.disappear()
        list.disappear()
        listener.finish()
        player.appear()
        #expect(listener.finish() == ["Chapters, button"])
        player.appear()
        #expect(listener.finish() == ["Play, button"])
        player.disappear()
    }

    @Test func `a change of layout with a container moves the focus to its first element`() {
        let listener = Listener()
        let scroll = AccessibilityView()
        for label in ["Title", "Genres"] { scroll.addSubview(button(label)) }
        for view in scroll.subviews { Accessibility.willDisplay(view) }
        Accessibility.focus(scroll.subviews[1])
        listener.finish()
        Accessibility.post(.layoutChanged, argument: scroll)
        #expect(listener.finish() == ["Title, button"])
        #expect(Accessibility.focusedElement === scroll.subviews[0])
    }
}
