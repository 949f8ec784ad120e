// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("The audit")
struct AuditTests {
    /// An element of a screen with a good place.
    private func element(
        _ label: String?, _ traits: AccessibilityTraits = .button, value: String? = nil, id: String? = nil, row: Int = 0
    ) -> AccessibilityElement {
        let element = AccessibilityElement()
        element.accessibilityLabel = label
        element.accessibilityValue = value
        element.accessibilityTraits = traits
        element.accessibilityIdentifier = id
        element.accessibilityFrame = Rect(x: 10, y: 10 + Double(row) * 50, width: 100, height: 40)
        return element
    }

    /// The issues of a screen with these elements.
    private func issues(
        of elements: [any AccessibilityObject], root: (any AccessibilityObject)? = nil, for types: AuditType = .all
    ) -> [String] {
        let app = Application(Listener())
        Accessibility.root = root
        for element in elements { Accessibility.willDisplay(element) }
        return app.accessibilityIssues(for: types).map(\.description)
    }

    @Test func `a good screen passes, and a bad one throws all issues`() throws {
        let save = element("Save")
        let app = Application(Listener())
        Accessibility.willDisplay(save)
        try app.performAccessibilityAudit()
        let close = element(nil, id: "close", row: 1)
        Accessibility.willDisplay(close)
        let failure = #expect(throws: AuditFailure.self) { try app.performAccessibilityAudit() }
        #expect(
            failure?.description == """
                The audit found one issue:
                - The button "close" has no label: set accessibilityLabel.
                """)
        try app.performAccessibilityAudit { $0.identifier == "close" }
        try app.performAccessibilityAudit(for: .all.subtracting(.missingLabel))
    }

    @Test func `texts are checked`() {
        let found = issues(of: [
            element("Save button"), element("btn_save", row: 1), element("Volume", .adjustable, row: 2),
            element("Sound", .toggleButton, row: 3), element("Sent", [], value: "Sent", row: 4),
            element(String(repeating: "word ", count: 40), [], row: 5), element("Read the whole of th…", [], row: 6),
            element("Title", [], row: 7), element("IMG_0012.png", .image, row: 8),
        ])
        #expect(
            found == [
                #"The button "Save button" says "button" twice: leave the word out of the label."#,
                #"The button "btn_save" has the name of a file or of a program as its label: write words."#,
                #"The slider "Volume" can be adjusted and has no value: set accessibilityValue."#,
                #"The switch "Sound" is a switch without the value 1 or 0: set accessibilityValue."#,
                #"The static text "Sent" has the same label and value: leave one out."#,
                #"The static text "\#(String(repeating: "word ", count: 12))" has a label of 200 characters: move details to customContent."#,
                #"The static text "Read the whole of th…" has the cut text "Read the whole of th…": give the whole text."#,
                #"The image "IMG_0012.png" has the name of a file or of a program as its label: write words."#,
            ])
    }

    @Test func `hints, languages, traits and actions are checked`() {
        let save = element("Save")
        save.accessibilityHint = "Double tap to save"
        let title = element("Title", [], row: 1)
        title.accessibilityHeadingLevel = 2
        title.accessibilityLanguage = "english"
        let both = element("More", [.button, .link], row: 2)
        both.accessibilityCustomActions = ["Copy", "Copy", " "].map { AccessibilityCustomAction(name: $0) { true } }
        #expect(
            issues(of: [save, title, both])
                == [
                    #"The button "Save" has a hint that names a gesture: say what happens, such as "Saves the file"."#,
                    #"The heading "Title" has the language "english", but a tag is written as "de" or "en-US"."#,
                    #"The heading "Title" has the heading level 2 and not the trait header: add it."#,
                    #"The button "More" is a button and a link at once: keep one trait."#,
                    #"The button "More" has an action without a name: give it one."#,
                    #"The button "More" has several actions "Copy": only the first can be performed."#,
                ].map { $0.replacing(#"The heading "Title""#, with: #"The static text "Title""#) })
    }

    @Test func `names that cannot be told apart are found`() {
        #expect(
            issues(of: [
                element("Delete", id: "row"), element("Delete", id: "row", row: 1), element("Keep", row: 2),
            ]) == [
                #"The button "Delete" shares the identifier "row" with 1 more: tests cannot choose one."#,
                #"The button "Delete" sounds like 1 more: say in the label what each is for."#,
            ])
    }

    @Test func `places are checked`() {
        let window = AccessibilityWindow(frame: Rect(x: 100, y: 100, width: 300, height: 200))
        let (tiny, far, nowhere) = (element("Tiny"), element("Far"), element("Nowhere"))
        let (lower, upper) = (element("Lower", row: 1), element("Upper", row: 1))
        for one in [tiny, far, lower, upper] {
            one.accessibilityFrame = one.accessibilityFrame.moved(by: Point(x: 100, y: 100))
        }
        tiny.accessibilityFrame.width = 12.5
        far.accessibilityFrame.x = 900
        nowhere.accessibilityFrame = .zero
        let app = Application(Listener())
        window.makeKeyAndVisible()
        for one in [tiny, far, nowhere, lower, upper] { Accessibility.willDisplay(one) }
        #expect(
            app.accessibilityIssues().map(\.description) == [
                #"The button "Tiny" is 12.5 × 40 points: make it 24 × 24 at least."#,
                #"The button "Far" is outside of the window: end its display, or scroll it into view."#,
                #"The button "Nowhere" has no place on the screen: set accessibilityFrame."#,
                #"The button "Lower" is covered by the button "Upper": move one of them."#,
            ])
        window.isHidden = true
    }

    @Test func `elements that reading does not reach, and the order of reading are checked`() {
        let screen = AccessibilityView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
        let (top, bottom, apart) = (element("Top"), element("Bottom", row: 3), element("Apart", row: 5))
        let dialog = AccessibilityView()
        dialog.accessibilityViewIsModal = true
        screen.accessibilityElements = [bottom, top]
        #expect(
            issues(of: [bottom, apart], root: screen) == [
                #"The button "Apart" is not reached by reading from the root: add it to its container's elements."#,
                #"The button "Top" is on the screen and was not displayed: call Accessibility.willDisplay."#,
            ])
        #expect(
            issues(of: [bottom, top], root: screen) == [
                #"The button "Top" is above the button "Bottom" and is read after it: change the order of the elements."#
            ])
        screen.accessibilityElements = [top, dialog]
        #expect(
            issues(of: [], root: screen) == [
                #"The element at 0.0, 0.0 is modal, hides all others, and has no element: add one that closes it."#
            ])
    }

    @Test func `an element within an element is found`() {
        let card = element("Card")
        let button = AccessibilityElement(accessibilityContainer: card)
        button.accessibilityLabel = "Buy"
        button.accessibilityTraits = .button
        button.accessibilityFrame = Rect(x: 10, y: 20, width: 40, height: 30)
        #expect(
            issues(of: [card, button], for: .parentChild) == [
                #"The button "Buy" is within the button "Card", which is read alone: set isAccessibilityElement of the outer one to false."#
            ])
    }

    @Test func `a chart with weak colors is found`() throws {
        let surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true)]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        let data = XyDataSeries(seriesName: "Coal")
        try data.append(x: [0, 2], y: [3, 4])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
        #expect(issues(of: [surface]) == [])
        surface.theme = ChartTheme(
            name: "Fog", background: ChartColor(hex: 0xFFFFFF), foreground: ChartColor(hex: 0x999999),
            gridlines: ChartColor(hex: 0xEEEEEE), strokes: [ChartColor(hex: 0xDDDDDD)])
        #expect(
            issues(of: [surface]) == [
                #"The chart "power" shows its texts with a contrast of 2.8, but needs 4.5."#,
                #"The chart "power" shows series 1 with a contrast of 1.4, but needs 3.0."#,
            ])
    }

    final class Silent: AccessibilityObject {
        var accessibility = AccessibilityProperties()
        var accessibilityLabel: String { "Never heard" }
    }

    @Test func `a member that is never called is found`() {
        let silent = Silent()
        silent.accessibility.isElement = true
        silent.accessibility.frame = Rect(x: 0, y: 0, width: 50, height: 50)
        let found = issues(of: [silent], for: .silentMember)
        #expect(found.count == 1)
        #expect(found.first?.contains("accessibilityLabel is never called") == true)
    }
}
