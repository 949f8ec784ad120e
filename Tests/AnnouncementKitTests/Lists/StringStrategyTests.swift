// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("String strategies")
struct StringStrategyTests {
    @Test func `ignored has no value`() {
        #expect(AccessibilityStringStrategy.ignored.value == nil)
        #expect(AccessibilityStringStrategy.ignored.isIgnored)
    }

    @Test func `just is the text, and just nil is not ignored`() {
        let strategies: [AccessibilityStringStrategy] = [.just("on"), .just(""), .just(nil), .init("by init")]
        #expect(strategies.map(\.value) == ["on", "", nil, "by init"])
        #expect(strategies.map(\.isIgnored) == [false, false, false, false])
        #expect(AccessibilityStringStrategy("kept", isIgnored: true).isIgnored)
    }

    @Test func `from is the label of an object at each evaluation`() {
        let title = label("before")
        let strategies: [AccessibilityStringStrategy] = [.from(title), .from(object: title)]
        title.accessibilityLabel = "after"
        #expect(strategies.map(\.value) == ["after", "after"])
        title.accessibilityLabel = nil
        #expect(strategies.map(\.value) == [nil, nil])
        #expect(strategies.map(\.isIgnored) == [false, false])
    }

    @Test func `from takes the value at a key path, in either spelling`() {
        let row = Row()
        row.accessibilityValue = "12 %"
        let any: any AccessibilityObject = row
        let strategies: [AccessibilityStringStrategy] = [
            .from(row, keyPath: \.accessibilityValue), .from(object: row, keyPath: \.accessibilityValue),
            .from(any, keyPath: \.accessibilityValue), .from(object: any, keyPath: \.accessibilityValue),
            .from(any), .from(object: any),
            .from(row, keyPath: \.name), .from(object: row, keyPath: \.name), .from(row, keyPath: \.model.unit),
        ]
        #expect(strategies.map(\.value) == ["12 %", "12 %", "12 %", "12 %", nil, nil, "row", "row", "watt"])
    }

    @Test func `from a struct keeps the value at creation`() {
        var model = Row.Model()
        let strategies: [AccessibilityStringStrategy] = [
            .from(model, keyPath: \.unit), .from(object: model, keyPath: \.note),
        ]
        model.unit = "volt"
        #expect(strategies.map(\.value) == ["watt", nil])
    }

    @Test func `from a closure calls the closure at each evaluation`() {
        var count = 0
        let strategy = AccessibilityStringStrategy.from {
            count += 1
            return "\(count)"
        }
        #expect([strategy.value, strategy.value] == ["1", "2"])
    }

    @Test func `evaluated keeps the current value`() {
        let title = label("before")
        let strategy = AccessibilityStringStrategy.from(title).evaluated()
        title.accessibilityLabel = "after"
        #expect(strategy.value == "before")
        #expect(AccessibilityStringStrategy.ignored.evaluated().isIgnored)
    }

    @Test func `joined drops parts without a value and puts nothing between the others`() {
        let title = label("b")
        let strategy = AccessibilityStringStrategy.joined([
            .just("a"), .ignored, .just(nil), .just(""), .from(title), .joined([.just("c"), .just("d")]),
        ])
        #expect(strategy.value == "abcd")
        #expect(title.accessibilityLabel == "b")
    }

    @Test func `joined without parts is an empty text, and is not ignored`() {
        let strategies: [AccessibilityStringStrategy] = [.joined([]), .joined([.ignored]), .joined([.just(nil)])]
        #expect(strategies.map(\.value) == ["", "", ""])
        #expect(strategies.map(\.isIgnored) == [false, false, false])
    }

    @Test func `joined evaluates its parts each time`() {
        let title = label("before")
        let strategy = AccessibilityStringStrategy.joined([.just("is "), .from(title)])
        title.accessibilityLabel = "after"
        #expect(strategy.value == "is after")
    }

    @Test func `merge drops nil and empty texts and puts the separator between the others`() {
        let strategies: [AccessibilityStringStrategy] = [
            .merge("a", nil, "", "b", separator: ", "), .merge("a", "b"), .merge("", nil, separator: ", "), .merge(),
        ]
        #expect(strategies.map(\.value) == ["a, b", "ab", "", ""])
        #expect(strategies.map(\.isIgnored) == [false, false, false, false])
    }

    private final class Row: AccessibilityElement {
        struct Model {
            var unit = "watt"
            var note: String?
        }
        var name = "row"
        let model = Model()
    }
}
