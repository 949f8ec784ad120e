// SPDX-License-Identifier: MIT

import AnnouncementKit
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
            return found.map { AccessibilityCustomRotorItemResult(targetElement: fields[$0], targetRange: 0..<1) }
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
