// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// The samples of RDDM's page "Usage" (June 2023), with `UI` deleted.
@MainActor
@Suite("RDDM: Usage")
struct UsageDocumentTests {
    @Test func `a cell that takes its strategies from its label becomes an element`() {
        let cell = TitleCollectionListCell()
        cell.modifySelf()
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Title")
        #expect(cell.accessibilityTraits == .staticText)
    }

    @Test func `a cell with a button and a switch joins their labels, values and traits`() {
        let cell = SwitchCell()
        cell.modifySelf()
        #expect(cell.accessibilityLabel == "Fold")
        #expect(cell.accessibilityValue == "expanded, is animated: 1")
        #expect(cell.accessibilityTraits == .button)
        cell.isSmall = true
        cell.switcher.accessibilityValue = "0"
        cell.modifySelf()
        #expect(cell.accessibilityValue == "collapsed, is animated: 0")
    }

    @Test func `a cell's custom action toggles the switch`() {
        let cell = SwitchCell()
        cell.modifySelf()
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Toggle animated"])
        #expect(ElementAction.custom("Toggle animated").perform(on: cell))
        #expect(cell.switcher.accessibilityValue == "0")
    }

    @Test func `every strategy of the page compiles`() {
        let object = label("object")
        let strings: [AccessibilityStringStrategy] = [
            .ignored, .just(nil), .from(object: object), .from(object: object, keyPath: \.accessibilityLabel),
            .joined([.ignored, .just("a")]),
        ]
        let traits: [AccessibilityTraitsStrategy] = [.ignored, .just(.button), .from(object: object), .merge([object])]
        #expect(strings.map(\.value) == [nil, nil, "object", "object", "a"])
        #expect(traits.map(\.value) == [nil, .button, .staticText, .staticText])
    }

    @Test func `a selectable generator is a button when it has a listener`() {
        let item = UsageSelectableItem()
        #expect(item.traitsStrategy.isIgnored)
        item.didSelectEvent += {}
        #expect(item.traitsStrategy.value == .button)
    }
}

private final class TitleCollectionListCell: AccessibilityView {
    let titleLabel = label("Title")
}

// MARK: - AccessibilityItem

extension TitleCollectionListCell: AccessibilityItem {

    var labelStrategy: AccessibilityStringStrategy { .from(object: titleLabel) }
    var traitsStrategy: AccessibilityTraitsStrategy { .from(object: titleLabel) }

}

private final class SwitchCell: AccessibilityView {
    let button = label("Fold", traits: .button)
    let switcher = label("Animated", traits: .toggleButton)
    var isSmall = false

    init() {
        super.init()
        switcher.accessibilityValue = "1"
    }

    func accessibilityActivateSwitch() -> Bool {
        switcher.accessibilityValue = switcher.accessibilityValue == "1" ? "0" : "1"
        return true
    }
}

extension SwitchCell: AccessibilityItem {
    var labelStrategy: AccessibilityStringStrategy { .from(object: button) }

    var valueStrategy: AccessibilityStringStrategy {
        .joined([
            .just(isSmall ? "collapsed" : "expanded"),
            .just(", is animated: "),
            .from(object: switcher, keyPath: \.accessibilityValue),
        ])
    }

    var traitsStrategy: AccessibilityTraitsStrategy { .from(object: button) }

    func accessibilityActions() -> [AccessibilityCustomAction] {
        let switchAction = AccessibilityCustomAction(
            name: "Toggle animated",
            target: self,
            method: SwitchCell.accessibilityActivateSwitch)
        return [switchAction]
    }
}

/// The page's own `SelectableItem`.
@MainActor
private final class UsageSelectableItem {
    var didSelectEvent = ListEvent()
}

extension UsageSelectableItem: AccessibilityStrategyProvider {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
}
