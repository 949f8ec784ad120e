// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("Recording, other programs and screen readers")
struct RecordingTests {
    private func button(_ label: String) -> AccessibilityElement {
        let button = AccessibilityElement()
        button.accessibilityLabel = label
        button.accessibilityTraits = .button
        return button
    }

    @Test func `a transcript reads like a script`() {
        let listener = Listener()
        let play = button("Play")
        Accessibility.willDisplay(play)
        Accessibility.focus(play)
        listener.finish()
        play.accessibilityLabel = "Pause"
        Accessibility.invalidated(play)
        Accessibility.post(.announcement, argument: "Playing the third song", priority: .high)
        listener.advance(by: .milliseconds(600))
        listener.client(named: "alarm").announce("Fire", priority: .high)
        listener.finish()
        Accessibility.didEndDisplay(play)
        #expect(
            listener.transcript == """
                    0.0 s  shows Play
                    0.0 s  focuses Play
                    0.0 s  says "Play, button"
                    0.7 s  changes Play
                    0.7 s  posts announcement "Playing the third song" at high
                    0.7 s  says "Playing the third song"
                    1.3 s  alarm announces "Fire" at high
                    2.0 s  says "Fire"
                    2.3 s  says "Pause"
                    2.6 s  hides Play
                """)
        #expect(listener.posts == ["announcement: Playing the third song"])
    }

    @Test func `a cut is in the transcript with the words that were heard`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "one two three four")
        listener.advance(by: .milliseconds(500))
        Accessibility.post(.announcement, argument: "five")
        listener.finish()
        #expect(
            listener.events.map(\.kind) == [
                .posted(.announcement, "one two three four", priority: .default), .spoken("one two three four"),
                .posted(.announcement, "five", priority: .default), .cut("one two three"), .spoken("five"),
            ])
    }

    @Test func `all priorities, slots and expiry of other programs are heard as the daemon orders them`() {
        let listener = Listener()
        let (mail, build) = (listener.client(named: "mail"), listener.client(named: "build"))
        mail.announce("first message", priority: .message)
        listener.advance(by: .milliseconds(100))
        for percent in ["10 %", "20 %"] { build.announce(percent, priority: .progress, slot: "build") }
        build.announce("news", priority: .notification)
        mail.announce("stale", priority: .low, expires: .milliseconds(200))
        mail.announce("second message", priority: .message)
        Accessibility.post(.announcement, argument: "Saved")
        let heard = listener.finish()
        #expect(heard.first == "first message")
        #expect(!heard.contains("10 %") && heard.contains("20 %"))
        let order = ["second message", "Saved"].map { heard.firstIndex(of: $0) ?? -1 }
        #expect(order[0] > 0 && order[0] < order[1])
        #expect(listener.announcements.first { $0.text == "stale" }?.outcome == .expired)
        #expect(listener.announcements.filter { $0.client == "mail" }.count == 3)
        #expect(listener.announcements.last?.client == nil)
    }

    @Test func `the display and the spoken form of a text are known, and the edge of a scroll`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "✓ Saved")
        listener.finish()
        for _ in 0..<2 {
            Accessibility.post(.pageScrolled, argument: "Page 3 of 3")
            listener.finish()
        }
        #expect(listener.announcements.map(\.text) == ["✓ Saved", "Page 3 of 3", "Page 3 of 3, edge reached"])
        #expect(listener.announcements.first?.spoken == "check mark Saved")
        #expect(listener.announcements.map(\.isEdge) == [false, false, true])
    }

    @Test func `with a screen reader, elements are its own to read, and announcements are still heard`() {
        let listener = Listener()
        let (play, load) = (button("Play"), button("Load"))
        load.accessibilityLiveRegion = .polite
        listener.isScreenReaderRunning = true
        for element in [play, load] { Accessibility.willDisplay(element) }
        Accessibility.focus(play)
        listener.finish()
        Accessibility.post(.announcement, argument: "Saved")
        listener.finish()
        load.accessibilityLabel = "Load 5"
        Accessibility.invalidated(load)
        listener.finish()
        listener.isScreenReaderRunning = false
        Accessibility.focus(load)
        listener.finish()
        #expect(listener.heard == ["Saved", "Load 5", "Load 5, button"])
    }

    @Test func `an element that is missing fails the test by itself`() {
        var failures: [String] = []
        let app = Application(Listener()).failing { failures.append($0.description) }
        let slider = AdjustableElement(value: 20, maximumValue: 30)
        slider.accessibilityLabel = "Volume"
        Accessibility.willDisplay(slider)
        app.sliders["Volume"].increment()
        #expect(app.sliders["Volume"].value == "25")
        #expect(failures == [])
        app.buttons["Save"].tap()
        #expect(app.buttons["Save"].label == nil)
        #expect(!app.buttons["Save"].isEnabled)
        app.sliders["Volume"].typeText("a")
        let missing = #"There is no button "Save": the application shows no buttons, but Volume (slider)."#
        #expect(failures == [missing, missing, missing, #"The slider "Volume" cannot be typed in."#])
    }

    @Test func `fields, tables and groups are found by their kinds, and driven`() throws {
        let app = Application(Listener())
        let (name, secret) = (AccessibilityTextField(), AccessibilityTextField())
        name.accessibilityLabel = "Name"
        secret.accessibilityLabel = "Password"
        secret.isSecureTextEntry = true
        let notes = AccessibilityTextField(isMultiline: true)
        notes.accessibilityLabel = "Notes"
        let table = button("Prices")
        table.accessibilityTraits = .header
        table.accessibilityContainerType = .dataTable
        let cell = AccessibilityElement(accessibilityContainer: table)
        cell.accessibilityLabel = "Tea"
        cell.accessibilityCustomContent = [AccessibilityCustomContent(label: "Weight", value: "100 g")]
        for element in [name, secret, notes, table, cell] { Accessibility.willDisplay(element) }
        try app.textFields["Name"].typeText("Ada")
        try app.textViews["Notes"].typeText("x")
        try app.secureTextFields["Password"].typeText("secret")
        #expect(try app.textFields["Name"].value == "Ada")
        #expect(try app.secureTextFields["Password"].value == nil)
        #expect(app.tables.count == 1)
        #expect(app.tables.containing(.staticText, identifier: "Tea").count == 1)
        #expect(try app.descendants(matching: .any).element(matching: .heading, identifier: "Prices").label == "Prices")
        #expect(app.descendants(matching: .any).matching(.textField).count == 1)
        #expect(try app.staticTexts["Tea"].customContent == [ElementContent(label: "Weight", value: "100 g")])
        #expect(try !app.staticTexts["Tea"].isHittable)
        cell.accessibilityFrame = Rect(x: 0, y: 0, width: 10, height: 10)
        Accessibility.invalidated(cell)
        #expect(try app.staticTexts["Tea"].isHittable)
    }

    @Test func `a rotor is driven by its name`() throws {
        let app = Application(Listener())
        let (first, second) = (button("First"), button("Second"))
        first.accessibilityCustomRotors = [
            AccessibilityCustomRotor(name: "Errors") { predicate in
                predicate.searchDirection == .next ? AccessibilityCustomRotorItemResult(targetElement: second) : nil
            }
        ]
        for element in [first, second] { Accessibility.willDisplay(element) }
        #expect(try app.buttons["First"].rotors == ["Errors"])
        try app.buttons["First"].move(.next, by: "Errors")
        #expect(try app.buttons["Second"].hasFocus)
        #expect(throws: ElementFailure.self) { try app.buttons["First"].move(.previous, by: "Errors") }
        #expect(throws: ElementFailure.self) { try app.buttons["First"].move(.next, by: "Links") }
    }
}
