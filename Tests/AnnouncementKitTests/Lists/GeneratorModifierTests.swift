// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Item and generator together")
struct GeneratorModifierTests {
    @Test func `an item is left unchanged only when item and generator ignore everything`() {
        let item = Cell(.ignored)
        item.modifySelf(with: Strategies())
        #expect(item.told == Told(isElement: false))
        item.modifySelf(with: Strategies(traitsStrategy: .just(.header)))
        #expect(item.told == Told(traits: ["header"]))
    }

    @Test func `the generator's text is first, with a space between`() {
        let item = Cell("item")
        item.valueStrategy = .just("5 %")
        item.modifySelf(with: Strategies(labelStrategy: .just("generator"), valueStrategy: .just("CPU")))
        #expect(item.told == Told(label: "generator item", value: "CPU 5 %"))
    }

    @Test func `a nil strategy adds nothing, and an empty text adds its space`() {
        let cases: [(AccessibilityStringStrategy, AccessibilityStringStrategy, String?)] = [
            (.just("G"), .ignored, "G"), (.ignored, .just("I"), "I"), (.just(""), .just("X"), " X"),
            (.just(nil), .just("I"), "I"), (.just(nil), .just(nil), ""), (.just(nil), .ignored, ""),
            (.ignored, .just(nil), ""),
        ]
        for (generator, own, expected) in cases {
            let item = Cell(own)
            item.modifySelf(with: Strategies(labelStrategy: generator))
            #expect(item.accessibilityLabel == expected)
        }
    }

    @Test func `an item's nil is an empty text with a generator, and nil without`() {
        let item = Cell(.just(nil))
        item.modifySelf(with: Strategies(traitsStrategy: .just(.button)))
        #expect(item.accessibilityLabel == "")
        item.modifySelf()
        #expect(item.accessibilityLabel == nil)
    }

    @Test func `properties that item and generator ignore are left unchanged`() {
        let item = Cell("item")
        item.accessibilityValue = "kept"
        item.accessibilityTraits = .link
        item.modifySelf(with: Strategies(labelStrategy: .just("generator")))
        #expect(item.told == Told(label: "generator item", value: "kept", traits: ["link"]))
    }

    @Test func `an item may resolve a conflict in its own way`() {
        final class Comma: AccessibilityView, AccessibilityItem {
            var labelStrategy: AccessibilityStringStrategy { .just("item") }
            func accessibilityStrategyConflictResolver(
                itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
            ) -> String? {
                [itemStrategy, generatorStrategy].compactMap(\.value).joined(separator: ", ")
            }
        }
        let item = Comma()
        item.modifySelf(with: Strategies(labelStrategy: .just("generator")))
        #expect(item.accessibilityLabel == "item, generator")
    }

    @Test func `traits of both item and generator are set, with the state of the item`() {
        let item = Cell("item")
        item.accessibilityTraits = [.selected, .link]
        item.traitsStrategy = .just(.button)
        item.modifySelf(with: Strategies(traitsStrategy: .just(.header)))
        #expect(item.accessibilityTraits.names == ["selected", "button", "header"])
        item.shouldOverrideStateTraits = true
        item.modifySelf(with: Strategies(traitsStrategy: .just(.header)))
        #expect(item.accessibilityTraits.names == ["button", "header"])
    }

    @Test func `traits without a value clear all but the state when there is a generator`() {
        let item = Cell("item")
        item.accessibilityTraits = [.selected, .link]
        item.traitsStrategy = .just(nil)
        item.modifySelf(with: Strategies())
        #expect(item.accessibilityTraits.names == ["selected"])
    }
}
