// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("Adjustable elements")
struct AdjustableElementTests {
    @MainActor
    private final class Target {
        var values: [Double] = []
        var slider: AdjustableElement?
        func changed() { values.append(slider?.value ?? -1) }
    }

    private func adjusted(
        _ value: Double, by steps: [ElementAction], minimum: Double = 0, maximum: Double = 100, step: Double = 5
    ) -> [Double] {
        let slider = AdjustableElement(value: value, minimumValue: minimum, maximumValue: maximum, step: step)
        return steps.map { action in
            _ = action.perform(on: slider)
            return slider.value
        }
    }

    @Test func `an adjustable element has the trait, and its value is announced`() {
        let slider = AdjustableElement(value: 50)
        #expect(slider.isAccessibilityElement)
        #expect(slider.accessibilityTraits == .adjustable)
        #expect(
            [50, 0.5, -3, .infinity].map { AdjustableElement(value: $0).accessibilityValue } == [
                "50", "0.5", "-3", "inf",
            ])
        slider.accessibilityValue = "half"
        #expect(slider.accessibilityValue == "half")
    }

    @Test func `the default step is 5`() {
        #expect(adjusted(50, by: [.increment, .increment, .decrement]) == [55, 60, 55])
    }

    @Test func `the step is configurable`() {
        #expect(adjusted(1, by: [.increment, .decrement, .decrement], minimum: -10, step: 0.25) == [1.25, 1, 0.75])
    }

    @Test func `the value is clamped to the bounds`() {
        #expect(adjusted(97, by: [.increment, .increment]) == [100, 100])
        #expect(adjusted(3, by: [.decrement, .decrement]) == [0, 0])
        #expect(adjusted(500, by: [.increment]) == [100])
        #expect(adjusted(-500, by: [.increment]) == [0])
    }

    @Test func `the maximum wins when the bounds cross`() {
        #expect(adjusted(50, by: [.increment, .decrement], minimum: 80, maximum: 20) == [20, 20])
    }

    @Test func `a value or a step that is not finite is handled`() {
        #expect(adjusted(.nan, by: [.increment])[0].isNaN)
        #expect(adjusted(5, by: [.increment, .decrement], step: .infinity) == [100, 0])
        #expect(adjusted(5, by: [.increment], maximum: .infinity, step: .infinity) == [.infinity])
    }

    @Test func `every target receives each change`() {
        let slider = AdjustableElement(value: 50)
        let targets = [Target(), Target()]
        for target in targets {
            target.slider = slider
            slider.addTarget(target, valueChanged: Target.changed)
        }
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        #expect(targets.map(\.values) == [[55, 50], [55, 50]])
    }

    @Test func `every target is called also when the value did not change`() {
        let slider = AdjustableElement(value: 100)
        let target = Target()
        target.slider = slider
        slider.addTarget(target, valueChanged: Target.changed)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.sendValueChanged()
        #expect(target.values == [100, 100, 100])
    }

    @Test func `a target is not kept alive`() {
        let slider = AdjustableElement(value: 50)
        var target: Target? = Target()
        weak let gone = target
        target.map { slider.addTarget($0, valueChanged: Target.changed) }
        target = nil
        #expect(gone == nil)
        slider.accessibilityIncrement()
        #expect(slider.value == 55)
    }

    @Test func `an adjustable element knows the bound that it is at`() {
        let bounds = [0, 50, 100, -1, 101].map { AdjustableElement(value: $0).accessibilityBound }
        #expect(bounds == [.minimum, nil, .maximum, .minimum, .maximum])
    }

    @Test func `a value is announced after each step, and at a bound the bound each time`() {
        let recorder = ViewEventRecorder()
        let slider = AdjustableElement(value: 90)
        slider.accessibilityLabel = "Volume"
        Accessibility.willDisplay(slider)
        for _ in 0..<3 { slider.accessibilityIncrement() }
        slider.accessibilityDecrement()
        #expect(
            recorder.takeLines() == ["default: 95", "default: 100, maximum", "default: 100, maximum", "default: 95"])
    }

    @Test func `a value changed by a target is announced as changed`() {
        @MainActor
        final class Rounding {
            var slider: AdjustableElement?
            func changed() { slider?.value = 42 }
        }
        let recorder = ViewEventRecorder()
        let slider = AdjustableElement(value: 50)
        let rounding = Rounding()
        rounding.slider = slider
        slider.addTarget(rounding, valueChanged: Rounding.changed)
        Accessibility.willDisplay(slider)
        slider.accessibilityIncrement()
        #expect(recorder.takeLines() == ["default: 42"])
    }
}
