// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Trait strategies")
struct TraitsStrategyTests {
    @Test func `ignored has no traits, and just nil is not ignored`() {
        let strategies: [AccessibilityTraitsStrategy] = [.ignored, .just(.button), .just([]), .just(Optional.none)]
        #expect(strategies.map(\.value) == [nil, .button, [], nil])
        #expect(strategies.map(\.isIgnored) == [true, false, false, false])
    }

    @Test func `from is the traits of an object at each evaluation`() {
        let button = label("Run", traits: .button)
        let strategies: [AccessibilityTraitsStrategy] = [.from(button), .from(object: button)]
        button.accessibilityTraits = .link
        #expect(strategies.map(\.value) == [.link, .link])
    }

    @Test func `merge is the traits of all objects at each evaluation`() {
        let (button, row) = (label("Run", traits: .button), label("row", traits: .selected))
        let strategies: [AccessibilityTraitsStrategy] = [.merge([button, row]), .merge(button, row), .merge(button)]
        button.accessibilityTraits = [.button, .notEnabled]
        let both: AccessibilityTraits = [.button, .notEnabled, .selected]
        #expect(strategies.map(\.value) == [both, both, [.button, .notEnabled]])
        row.accessibilityTraits = []
        #expect(strategies[0].value == [.button, .notEnabled])
    }

    @Test func `merge without objects has no traits, and is not ignored`() {
        #expect(AccessibilityTraitsStrategy.merge([]).value == [])
        #expect(!AccessibilityTraitsStrategy.merge([]).isIgnored)
    }

    @Test func `insert turns an ignored strategy into the inserted traits`() {
        var strategies: [AccessibilityTraitsStrategy] = [.ignored, .just(nil), .just(.button)]
        for index in strategies.indices { strategies[index].insert(.selected) }
        #expect(strategies.map(\.value) == [.selected, .selected, [.button, .selected]])
        #expect(strategies.map(\.isIgnored) == [false, false, false])
    }

    @Test func `remove leaves an ignored strategy ignored`() {
        var strategies: [AccessibilityTraitsStrategy] = [.ignored, .just(nil), .just([.button, .selected])]
        for index in strategies.indices { strategies[index].remove(.selected) }
        #expect(strategies.map(\.value) == [nil, nil, .button])
        #expect(strategies.map(\.isIgnored) == [true, false, false])
    }

    @Test func `insert and remove take the traits of an object at that moment`() {
        let button = label("Run", traits: .button)
        var strategy = AccessibilityTraitsStrategy.from(button)
        strategy.insert(.selected)
        button.accessibilityTraits = .link
        #expect(strategy.value == [.button, .selected])
        strategy.remove(.button)
        #expect(strategy.value == .selected)
    }

    @Test func `the hidden trait of a switch is set together with its value`() {
        let item = Cell("Wi-Fi")
        let toggle = label("Wi-Fi", traits: [.button, .toggleButton])
        toggle.accessibilityValue = "1"
        item.traitsStrategy = .from(toggle)
        item.valueStrategy = .from(toggle, keyPath: \.accessibilityValue)
        item.modifySelf()
        #expect(item.told == Told(label: "Wi-Fi", value: "1", traits: ["button", "toggleButton"]))
    }
}
