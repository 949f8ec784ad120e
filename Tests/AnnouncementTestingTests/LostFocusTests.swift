// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// The focus after its element has left the screen, when the layout changes.
@MainActor
@Suite("A lost focus")
struct LostFocusTests {
    /// A screen of three buttons.
    @MainActor
    private struct Stage {
        let listener = Listener()
        let screen = AccessibilityView(frame: Rect(x: 0, y: 0, width: 100, height: 300))
        let buttons = ["Back", "Reply", "Send"].enumerated().map { place, label in
            let button = AccessibilityView(frame: Rect(x: 0, y: Double(place) * 50, width: 100, height: 50))
            button.isAccessibilityElement = true
            button.accessibilityLabel = label
            return button
        }

        init() {
            for button in buttons { screen.addSubview(button) }
            Accessibility.root = screen
            for button in buttons { Accessibility.willDisplay(button) }
        }

        func focus(_ place: Int) {
            Accessibility.focus(buttons[place])
            listener.finish()
        }

        func remove(_ place: Int) {
            buttons[place].removeFromSuperview()
            Accessibility.didEndDisplay(buttons[place])
        }

        /// The texts that are heard after a change of layout, and after another one.
        func heardAfterChange() -> [String] {
            Accessibility.post(.layoutChanged)
            let first = listener.finish()
            Accessibility.post(.layoutChanged)
            return first + listener.finish()
        }
    }

    @Test(arguments: [(0, "Reply"), (1, "Send"), (2, "Reply")])
    func `the focus moves to the next element, or to the last one, and it is announced once`(
        place: Int, heard: String
    ) {
        let stage = Stage()
        stage.focus(place)
        stage.remove(place)
        #expect(stage.heardAfterChange() == [heard])
        #expect(Accessibility.focusedElement?.accessibilityLabel == heard)
    }

    @Test func `the focus stays, and nothing is said, while its element is on the screen`() {
        let stage = Stage()
        stage.focus(1)
        stage.remove(0)
        stage.screen.frame.y = 20
        #expect(stage.heardAfterChange() == [])
        #expect(Accessibility.focusedElement === stage.buttons[1])
    }

    @Test func `a screen that has never had the focus does not get it`() {
        let stage = Stage()
        stage.remove(1)
        #expect(stage.heardAfterChange() == [])
        #expect(Accessibility.focusedElement == nil)
    }

    @Test func `an element that is removed or hidden has left the screen, also if its display was not ended`() {
        let stage = Stage()
        stage.focus(1)
        stage.buttons[1].isHidden = true
        #expect(stage.heardAfterChange() == ["Send"])
        stage.buttons[2].removeFromSuperview()
        #expect(stage.heardAfterChange() == ["Back"])
        stage.screen.isHidden = true
        #expect(stage.heardAfterChange() == [])
    }

    @Test func `elements that end together are not focused`() {
        let stage = Stage()
        stage.focus(0)
        for place in 0...1 { Accessibility.didEndDisplay(stage.buttons[place]) }
        #expect(stage.heardAfterChange() == ["Send"])
    }

    @Test func `the last element to leave the screen leaves no focus, until others appear`() {
        let stage = Stage()
        stage.focus(1)
        for place in 0...2 { stage.remove(place) }
        #expect(stage.heardAfterChange() == [])
        let note = AccessibilityElement(accessibilityContainer: stage.screen)
        note.accessibilityLabel = "Sent"
        stage.screen.accessibilityElements = [note]
        Accessibility.willDisplay(note)
        #expect(stage.heardAfterChange() == ["Sent"])
    }

    @Test func `another screen has its own focus`() {
        let stage = Stage()
        stage.focus(1)
        stage.remove(1)
        Accessibility.root = stage.buttons[0]
        #expect(stage.heardAfterChange() == [])
    }

    @Test func `a new element at the index of the old one has the focus`() {
        let stage = Stage()
        let container = AccessibilityView()
        stage.screen.addSubview(container)
        func fill(_ labels: [String]) {
            for element in container.accessibilityElements ?? [] { Accessibility.didEndDisplay(element) }
            container.accessibilityElements = labels.map { label in
                let element = AccessibilityElement(accessibilityContainer: container)
                element.accessibilityLabel = label
                return element
            }
            for element in container.accessibilityElements ?? [] { Accessibility.willDisplay(element) }
        }
        fill(["a", "b", "c"])
        Accessibility.focus(container.accessibilityElements![1])
        stage.listener.finish()
        fill(["d", "e"])
        #expect(stage.heardAfterChange() == ["e, 2 of 2"])
        fill(["f"])
        #expect(stage.heardAfterChange() == ["Reply"])
    }

    @Test func `a reload of a list moves no focus, and a change of layout after it does`() {
        let stage = Stage()
        final class Cell: AccessibleCell {
            let text: String
            override var labelStrategy: AccessibilityStringStrategy { .just(text) }
            init(_ text: String) {
                self.text = text
                super.init()
            }
        }
        let list = AccessibleList()
        stage.screen.addSubview(list)
        let rows = ["one", "two", "three"].map { Cell($0) }
        func show(_ places: Int...) {
            list.sections = [ListSection(rows: places.map { place in ItemGenerator { rows[place] } })]
            list.reload()
        }
        show(0, 1, 2)
        Accessibility.focus(rows[1])
        stage.listener.finish()
        show(0, 2)
        #expect(stage.listener.finish() == [])
        #expect(Accessibility.focusedElement == nil)
        #expect(stage.heardAfterChange() == ["three, 2 of 2"])
    }
}
