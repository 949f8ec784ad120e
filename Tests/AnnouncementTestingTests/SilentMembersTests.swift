// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
protocol Fancy: AccessibilityItem {}

extension Fancy {
    var modifierType: AccessibilityModifierType { AccessibilityContainerModifier.self }
    var accessibilityHint: String? { "Fancy" }
}

/// Each class has members that look like AnnouncementKit's and are never called.
@MainActor
@Suite("A member that is never called is a problem")
struct SilentMembersTests {
    final class Cell: AccessibleCell, Fancy {}

    final class OverridingCell: AccessibleCell, Fancy {
        override var modifierType: AccessibilityModifierType { AccessibilityItemModifier.self }
        override var accessibilityHint: String? {
            get { "Own" }
            set {}
        }
    }

    final class View: AccessibilityObject {
        var accessibility = AccessibilityProperties()
        var accessibilityLabel: String { "Label" }
        var accessibilityValue: String? { "Value" }
        func accessibilityActivate() {}
        var accessibilityHint: String? {
            get { "Hint" }
            set {}
        }
    }

    class Base: AccessibilityObject {
        var accessibility = AccessibilityProperties()
        var accessibilityLabel: String? {
            get { "Base" }
            set {}
        }
    }

    final class Derived: Base {
        override var accessibilityLabel: String? {
            get { "Derived" }
            set {}
        }
        var accessibilityValue: String? {
            get { "Never" }
            set {}
        }
    }

    final class Silent: AccessibilityView {
        func accessibilityPerformEscape() {}
    }

    final class Grid: AccessibilityView, AccessibilityContainer {
        func accessibilityElementCount() -> Int { 0 }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { nil }
    }

    final class ModernGrid: AccessibilityView, AccessibilityContainer {
        func accessibilityElementCount() -> Int { 0 }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { nil }
        func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? { nil }
    }

    final class PortedGrid: AccessibilityView, AccessibilityContainer {
        func accessibilityElementCount() -> Int { 0 }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { nil }
        func index(ofAccessibilityElement element: any AccessibilityObject) -> Int { .max }
    }

    final class WrongGrid: AccessibilityView, AccessibilityContainer {
        func accessibilityElementCount() -> Int { 0 }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { nil }
        func index(ofAccessibilityElement element: any AccessibilityObject) -> Int64 { 0 }
    }

    private func problems(of object: any AccessibilityObject) -> [String] {
        let listener = Listener()
        Accessibility.willDisplay(object)
        return listener.problems
    }

    @Test func `a default of the app's own protocol that loses against the class is listed`() {
        let suite = "AnnouncementTestingTests.SilentMembersTests"
        let fancy = "AnnouncementTestingTests.Fancy"
        #expect(
            problems(of: Cell())
                == ["accessibilityHint", "modifierType"].map { member in
                    let owner = member == "modifierType" ? "AccessibleCell" : "AccessibilityElement"
                    return "The \(member) in the extension of \(fancy) is never called for \(suite).Cell: that of "
                        + "AnnouncementKit.\(owner) is. Override \(member) in \(suite).Cell."
                })
        #expect(problems(of: OverridingCell()) == [])
    }

    @Test func `a member of another type, or without a setter, is listed`() {
        let view = "AnnouncementTestingTests.SilentMembersTests.View"
        let kit = "AnnouncementKit.AccessibilityObject"
        #expect(
            problems(of: View()) == [
                "\(view).accessibilityActivate() is never called: \(kit) asks for the type Bool, not ().",
                "\(view).accessibilityLabel is never called: \(kit) asks for the type String?, not String.",
                "\(view).accessibilityValue is never called: \(kit) asks for a property with get and set.",
            ])
    }

    @Test func `a member that a subclass adds, and no base class declares, is listed`() {
        let suite = "AnnouncementTestingTests.SilentMembersTests"
        #expect(
            problems(of: Derived()) == [
                "\(suite).Derived.accessibilityValue is never called: declare accessibilityValue in \(suite).Base too, "
                    + "because that class conforms to AnnouncementKit.AccessibilityObject."
            ])
    }

    @Test func `an index of a container may have either of its types`() {
        #expect(problems(of: Grid()) + problems(of: ModernGrid()) + problems(of: PortedGrid()) == [])
        #expect(
            problems(of: WrongGrid()) == [
                "AnnouncementTestingTests.SilentMembersTests.WrongGrid.index(ofAccessibilityElement:) is never called: "
                    + "AnnouncementKit.AccessibilityContainer asks for the type Int or Int?, not Int64."
            ])
    }

    @Test func `a method beside the one to override is listed`() {
        #expect(
            problems(of: Silent()) == [
                "AnnouncementTestingTests.SilentMembersTests.Silent.accessibilityPerformEscape() is never called: it is "
                    + "not the accessibilityPerformEscape() of AnnouncementKit.AccessibilityElement, which has another type."
            ])
    }
}
