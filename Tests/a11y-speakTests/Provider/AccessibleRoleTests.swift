// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Roles and states of traits")
struct AccessibleRoleTests {
    private func role(_ traits: AccessibilityTraits, value: String? = nil) -> AccessibleRole {
        AccessibleRole(of: ElementSnapshot(value: value, traits: traits), hasChildren: false, isInList: false)
    }

    @Test func `a trait that names a kind has its role`() {
        let kinds: [(AccessibilityTraits, AccessibleRole)] = [
            (.button, .button), (.link, .link), (.image, .image), (.keyboardKey, .button), (.staticText, .label),
            (.summaryElement, .statusBar), (.searchField, .entry), (.adjustable, .slider), (.tabBar, .tabList),
            (.header, .heading), (.toggleButton, .toggleButton), ([.button, .toggleButton], .toggleButton),
            ([.button, .image], .button), ([], .label),
        ]
        for (traits, wanted) in kinds { #expect(role(traits) == wanted, "\(traits.names)") }
    }

    @Test func `an element in a list is an item, and one with children is a list or a panel`() {
        let (plain, counted) = (ElementSnapshot(), ElementSnapshot(count: 3))
        #expect(AccessibleRole(of: plain, hasChildren: false, isInList: true) == .listItem)
        #expect(AccessibleRole(of: plain, hasChildren: true, isInList: false) == .panel)
        #expect(AccessibleRole(of: counted, hasChildren: true, isInList: false) == .list)
    }

    @Test func `progress is what updates in percent`() {
        #expect(role(.updatesFrequently, value: "42 %") == .progressBar)
        #expect(role(.updatesFrequently, value: "42 songs") == .label)
    }

    @Test func `numbers are read from values`() {
        let values = ["42 %", "-3.5 dB", "Song 7 of 9", "none", ""].map { ElementSnapshot(value: $0).number }
        #expect(values == [42, -3.5, 7, nil, nil])
    }

    @Test func `states are those of the traits, the value and the focus`() {
        func states(_ element: ElementSnapshot, hasFocus: Bool = false) -> AccessibleStates {
            let role = AccessibleRole(of: element, hasChildren: false, isInList: false)
            return AccessibleStates(of: element, role: role, hasFocus: hasFocus, isSelectable: false)
        }
        let shown: AccessibleStates = [.visible, .showing, .focusable]
        #expect(states(ElementSnapshot(traits: .button)) == shown.union([.enabled, .sensitive]))
        #expect(states(ElementSnapshot(traits: [.button, .notEnabled]), hasFocus: true) == shown.union(.focused))
        #expect(
            states(ElementSnapshot(value: "1", traits: .toggleButton))
                == shown.union([.enabled, .sensitive, .pressed]))
        #expect(
            states(ElementSnapshot(traits: [.button, .selected]))
                == shown.union([.enabled, .sensitive, .selectable, .selected]))
    }
}
