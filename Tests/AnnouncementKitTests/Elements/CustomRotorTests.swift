// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import TestSupport
import Testing

@Suite("Custom rotors")
@MainActor
struct CustomRotorTests {
    private let form = AccessibilityView()
    private let fields: [AccessibilityElement]

    init() {
        fields = ["Name", "Street", "Town", "Country"].map { label in
            let field = AccessibilityElement()
            field.accessibilityLabel = label
            return field
        }
        form.accessibilityElements = fields
        for field in fields { field.accessibility.container = form }
    }

    /// Moves from one wrong field to the next.
    private func errors(_ wrong: Set<Int>) -> AccessibilityCustomRotor {
        AccessibilityCustomRotor(name: "Errors") { [fields] predicate in
            let here = fields.firstIndex { $0 === predicate.currentItem.targetElement }
            let found =
                switch predicate.searchDirection {
                case .next: wrong.filter { $0 > here ?? -1 }.min()
                case .previous: wrong.filter { $0 < here ?? fields.count }.max()
                }
            return found.map { AccessibilityCustomRotorItemResult(targetElement: fields[$0]) }
        }
    }

    @Test func `an element that a rotor finds takes the focus and is announced, until there are no more`() {
        let recorder = ViewEventRecorder()
        let rotor = errors([1, 3])
        #expect((0..<3).map { _ in Accessibility.move(.next, by: rotor) } == [true, true, false])
        #expect(Accessibility.move(.previous, by: rotor))
        #expect(Accessibility.focusedElement === fields[1])
        #expect(
            recorder.takeLines() == ["default: Street, 2 of 4", "default: Country, 4 of 4", "default: Street, 2 of 4"])
    }

    @Test
    func `the rotors are those of the focused element and its containers, and without a focus those of the root`() {
        let recorder = ViewEventRecorder()
        form.accessibilityCustomRotors = [errors([])]
        fields[0].accessibilityCustomRotors = [AccessibilityCustomRotor(name: "Words") { _ in nil }]
        #expect(Accessibility.customRotors.isEmpty)
        Accessibility.root = form
        #expect(Accessibility.customRotors.map(\.name) == ["Errors"])
        Accessibility.focus(fields[0])
        #expect(Accessibility.customRotors.map(\.name) == ["Words", "Errors"])
        #expect(!Accessibility.move(.next, by: Accessibility.customRotors[0]))
        #expect(recorder.takeLines() == ["default: Name, 1 of 4"])
    }

    @Test func `an item that is a part of a text is announced as that part`() {
        let recorder = ViewEventRecorder()
        let note = AccessibilityElement()
        note.accessibilityLabel = "Note"
        note.accessibilityValue = "Buy milk, eggs, tea"
        let words = [0..<3, 4..<8, 10..<14, 90..<99]
        let rotor = AccessibilityCustomRotor(name: "Words") { predicate in
            let here = words.firstIndex { $0 == predicate.currentItem.targetRange } ?? -1
            let next = here + (predicate.searchDirection == .next ? 1 : -1)
            guard words.indices.contains(next) else { return nil }
            return AccessibilityCustomRotorItemResult(targetElement: note, targetRange: words[next])
        }
        #expect(Accessibility.move(.next, by: rotor))
        #expect(recorder.takeLines() == ["default: Note, Buy milk, eggs, tea", "default: Buy"])
        #expect(Accessibility.move(.next, by: rotor))
        #expect(Accessibility.move(.next, by: rotor))
        #expect(Accessibility.move(.previous, by: rotor))
        #expect(recorder.takeLines() == ["default: milk", "default: eggs", "default: milk"])
        #expect(Accessibility.move(.next, by: rotor))
        #expect(Accessibility.move(.next, by: rotor))
        #expect(recorder.takeLines() == ["default: eggs", "default: Note, Buy milk, eggs, tea"])
    }

    @Test func `a rotor of the system has an English name, and an attributed name its characters`() {
        let headings = AccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }
        #expect(headings.name == "Heading level 2")
        #expect(headings.systemRotorType == .headingLevel2)
        let named = AccessibilityCustomRotor(attributedName: "Errors") { _ in nil }
        #expect((named.name, named.systemRotorType) == ("Errors", .none))
    }

    @Test func `a result keeps its range but not its element, and directions have UIKit's raw values`() {
        var element: AccessibilityElement? = AccessibilityElement()
        let result = AccessibilityCustomRotorItemResult(targetElement: element, targetRange: 2..<5)
        #expect(result.targetElement === element)
        element = nil
        #expect(result.targetElement == nil)
        #expect(result.targetRange == 2..<5)
        #expect(AccessibilityCustomRotor.Direction.allCases.map(\.rawValue) == [0, 1])
    }
}
