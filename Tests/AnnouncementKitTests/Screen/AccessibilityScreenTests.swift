// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Screen: display, focus, changes")
struct AccessibilityScreenTests {
    var story = ScreenStory()
    private let volume = ElementSnapshot(
        id: "volume", label: "Volume", value: "50", hint: "Turn it", traits: .adjustable, identifier: "Player.volume")

    private mutating func change(
        _ id: String = "volume", cause: ChangeCause = .program, _ edit: (inout ElementChange) -> Void
    ) {
        var change = ElementChange(id: id)
        edit(&change)
        story.happened(.invalidated(change, cause: cause))
    }

    private mutating func displayAndFocus() {
        story.happened(.willDisplay(volume))
        story.happened(.focused(.elementID("volume")))
        _ = story.takeLines()
    }

    @Test mutating func `a displayed element is silent, and can be focused by its id`() {
        story.happened(.willDisplay(volume))
        #expect(story.lines == [])
        story.happened(.focused(.elementID("volume")))
        #expect(story.lines == ["default: Volume, 50, adjustable. Turn it"])
        #expect(story.screen.focus == "volume")
    }

    @Test mutating func `an unknown id is refused, and nothing changes`() {
        displayAndFocus()
        let before = story.screen
        let unknown = ElementChange(id: "nobody")
        let events: [ViewEvent] = [
            .didEndDisplay("nobody"), .invalidated(unknown, cause: .user), .focused(.elementID("nobody")),
            .focused(.text("nobody")), .posted(.layoutChanged, .elementID("nobody")),
        ]
        for event in events { story.happened(event) }
        #expect(story.lines == .init(repeating: "refused: unknownElement(\"nobody\")", count: 5))
        #expect(story.screen == before)
    }

    @Test mutating func `an element without an id cannot be displayed, but can be focused and announced`() {
        let nameless = ElementSnapshot(label: "Once")
        story.happened(.willDisplay(nameless))
        story.happened(.focused(.element(nameless)))
        #expect(story.lines == ["refused: namelessElement", "default: Once"])
        #expect(story.screen.focus == nil)
        #expect(story.screen.count == 0)
    }

    @Test mutating func `an element beyond the limit of 20,000 is refused, and known elements still change`() {
        for number in 0..<AccessibilityScreen.limit {
            story.happened(.willDisplay(ElementSnapshot(id: "\(number)", label: "\(number)")))
        }
        story.happened(.focused(.elementID("7")))
        #expect(story.takeLines() == ["default: 7"])
        let before = story.screen
        story.happened(.willDisplay(volume))
        story.happened(.focused(.element(volume)))
        #expect(story.takeLines() == .init(repeating: "refused: tooManyElements(limit: 20000)", count: 2))
        #expect(story.screen == before)
        story.happened(.willDisplay(ElementSnapshot(id: "7", label: "seven")))
        story.happened(.didEndDisplay("8"))
        story.happened(.willDisplay(volume))
        #expect(story.takeLines() == ["low: seven", "ended element/8"])
    }

    @Test mutating func `an element that has left the screen is unknown and no longer announced`() {
        displayAndFocus()
        story.happened(.didEndDisplay("volume"))
        #expect(story.takeLines() == ["ended element/volume"])
        #expect(story.screen.focus == nil)
        #expect(story.screen.find("volume") == nil)
        change { $0.value = "51" }
        #expect(story.takeLines() == ["refused: unknownElement(\"volume\")"])
    }

    @Test mutating func `a change of the focused element announces the changed property only`() {
        displayAndFocus()
        change { $0.value = "51" }
        change { $0.label = "Loudness" }
        change { $0.traits = [.adjustable, .selected] }
        change { $0.bound = .maximum }
        #expect(story.lines == ["low: 51", "low: Loudness", "low: selected", "low: maximum"])
    }

    @Test mutating func `a change of another element is silent, but stored`() {
        displayAndFocus()
        story.happened(.willDisplay(ElementSnapshot(id: "cpu", label: "CPU", value: "3 %")))
        change("cpu") { $0.value = "99 %" }
        #expect(story.takeLines() == [])
        story.happened(.focused(.elementID("cpu")))
        #expect(story.takeLines() == ["default: CPU, 99 %"])
    }

    @Test mutating func `a change of identifier, frame, hint, place, actions or language is silent`() {
        displayAndFocus()
        change {
            $0.identifier = "Other"
            $0.frame = Rect(x: 1, y: 1, width: 1, height: 1)
            $0.hint = "Another"
            $0.index = 3
            $0.count = 4
            $0.actions = ["Mute"]
            $0.language = "de"
        }
        change { $0.value = "50" }
        change { _ in }
        #expect(story.lines == [])
        #expect(story.announcements.count == 1)
        #expect(story.screen.find("volume")?.identifier == "Other")
    }

    @Test mutating func `a change whose words are empty is silent`() {
        displayAndFocus()
        change { $0.traits = [.adjustable, .updatesFrequently] }
        change { $0.value = .some(nil) }
        change { $0.label = "" }
        #expect(story.lines == [])
    }

    @Test mutating func `a user's change is announced each time, whether or not the element has the focus`() {
        story.happened(.willDisplay(volume))
        change(cause: .user) { $0.value = "55" }
        change(cause: .user) { $0.bound = .maximum }
        change(cause: .user) { _ in }
        #expect(story.lines == ["default: 55", "default: 55, maximum", "default: 55, maximum"])
    }

    @Test mutating func `a step of an animation is silent, but stored`() {
        displayAndFocus()
        change(cause: .animation) { $0.value = "75" }
        #expect(story.lines == [])
        #expect(story.screen.find("volume")?.value == "75")
    }

    @Test mutating func `displaying an element again changes it`() {
        displayAndFocus()
        var next = volume
        next.value = "60"
        story.happened(.willDisplay(next))
        story.happened(.willDisplay(next))
        #expect(story.lines == ["low: 60"])
        #expect(story.screen.count == 1)
    }

    @Test mutating func `an identifier finds the element and is never spoken`() {
        displayAndFocus()
        change("Player.volume") { $0.value = "51" }
        story.happened(.focused(.text("Player.volume")))
        story.happened(.posted(.layoutChanged, .text("Player.volume")))
        story.happened(.didEndDisplay("Player.volume"))
        #expect(
            story.lines == [
                "low: 51", "default: Volume, 51, adjustable. Turn it", "default: Volume, 51, adjustable. Turn it",
                "ended element/volume",
            ])
    }

    @Test mutating func `an id is preferred to an identifier, and the first of equal identifiers is found`() {
        for id in ["b", "a", "c"] {
            story.happened(.willDisplay(ElementSnapshot(id: id, label: id, identifier: "Cell")))
        }
        story.happened(.willDisplay(ElementSnapshot(id: "z", label: "z", identifier: "a")))
        #expect(["Cell", "a", "z"].map { story.screen.find($0)?.label } == ["b", "a", "z"])
        story.happened(.willDisplay(ElementSnapshot(id: "b", label: "again", identifier: "Cell")))
        #expect(story.screen.find("Cell")?.label == "again")
    }
}
