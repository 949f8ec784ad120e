// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Signals to assistive technologies")
struct ProgramSignalsTests {
    var program = ShownProgram(connection: "#3", name: "player")

    /// `Member detail first` at each object, in order.
    private mutating func told(_ news: ViewUpdate.Change) -> [String] {
        let changes = program.tree.take(news)
        return ProgramSignals(program: program).signals(of: changes).map(Self.line)
    }

    private static func line(_ signal: ProviderSignal) -> String {
        let place = signal.path.split(separator: "/").last ?? ""
        guard case .text(let detail)? = signal.values.first, case .number(let first) = signal.values[1] else {
            return "\(place) \(signal.member)"
        }
        return "\(place) \(signal.member) \(detail) \(first)"
    }

    private func element(_ id: String, label: String, value: String? = nil, _ traits: AccessibilityTraits = .button)
        -> ElementSnapshot
    {
        ElementSnapshot(id: id, label: label, value: value, traits: traits)
    }

    @Test mutating func `a shown element is added to the cache and its parent, and a removed one is removed`() {
        #expect(told(.willDisplay(element("a", label: "A"))) == ["cache AddAccessible", "1 ChildrenChanged add 0"])
        #expect(
            told(.didEndDisplay("a")) == ["1 ChildrenChanged remove 0", "cache RemoveAccessible"])
    }

    @Test mutating func `a new cache item replaces no other item`() {
        _ = told(.willDisplay(element("a", label: "A")))
        let changes = program.tree.take(.willDisplay(element("b", label: "B")))
        guard case .structure(let item)? = ProgramSignals(program: program).signals(of: changes).first?.values.first
        else {
            Issue.record("nothing is put into the cache")
            return
        }
        #expect(item[3] == .number(-1))
    }

    @Test mutating func `the end of a burst clears the cached children, and signals the last child`() {
        for id in ["a", "b"] { _ = told(.willDisplay(element(id, label: id))) }
        func end(_ removed: [Int]) -> [String] {
            ProgramSignals(program: program).signals(of: ChildBursts.Ended(parent: 1, removed: removed)).map(Self.line)
        }
        #expect(
            end([2, 7]) == [
                "cache AddAccessible", "cache AddAccessible", "1 ChildrenChanged add 1", "cache RemoveAccessible",
            ])
        for id in ["a", "b"] { _ = told(.didEndDisplay(id)) }
        #expect(end([]) == ["cache AddAccessible"])
    }

    @Test mutating func `a list with a selected item makes all its items selectable`() {
        for (id, index) in [("a", 0), ("b", 1)] {
            _ = told(.willDisplay(ElementSnapshot(id: id, container: "list", index: index)))
        }
        #expect(program.tree[3].map(program.states)?.contains(.selectable) == false)
        #expect(
            told(.invalidated(ElementSnapshot(id: "a", traits: .selected, container: "list", index: 0))) == [
                "3 StateChanged selected 1", "cache AddAccessible", "3 StateChanged selectable 1",
                "4 StateChanged selectable 1",
            ])
        #expect(
            told(.invalidated(ElementSnapshot(id: "a", container: "list", index: 0))) == ["3 StateChanged selected 0"])
        #expect(program.tree[4].map(program.states)?.contains(.selectable) == true)
    }

    @Test mutating func `a change signals only the changed properties`() {
        _ = told(.willDisplay(element("a", label: "A", value: "20 %", .adjustable)))
        #expect(told(.invalidated(element("a", label: "A", value: "20 %", .adjustable))) == [])
        #expect(
            told(.invalidated(element("a", label: "B", value: "30 %", [.adjustable, .selected]))) == [
                "2 PropertyChange accessible-name 0", "2 PropertyChange accessible-value 0",
                "2 StateChanged selected 1",
            ])
        #expect(
            told(.invalidated(element("a", label: "B", value: "30 %", [.adjustable, .selected, .notEnabled]))) == [
                "2 StateChanged enabled 0", "2 StateChanged sensitive 0",
            ])
    }

    @Test mutating func `a typed text is signaled as a change of text`() {
        _ = told(.willDisplay(element("a", label: "Search", .searchField)))
        #expect(
            told(.invalidated(element("a", label: "Search", value: "no", .searchField))) == ["2 TextChanged insert 0"])
        #expect(
            told(.invalidated(element("a", label: "Search", value: "nod", .searchField))) == [
                "2 TextChanged delete 0", "2 TextChanged insert 0",
            ])
    }

    @Test mutating func `a toggled switch is signaled once`() {
        _ = told(.willDisplay(element("a", label: "Shuffle", value: "1", .toggleButton)))
        #expect(
            told(.invalidated(element("a", label: "Shuffle", value: "0", .toggleButton))) == [
                "2 StateChanged pressed 0"
            ])
    }

    @Test mutating func `the window is active while something has the focus`() {
        for id in ["a", "b"] { _ = told(.willDisplay(element(id, label: id))) }
        #expect(told(.focus("a")) == ["1 Activate  0", "1 StateChanged active 1", "2 StateChanged focused 1"])
        #expect(told(.focus("b")) == ["2 StateChanged focused 0", "3 StateChanged focused 1"])
        #expect(told(.focus(nil)) == ["3 StateChanged focused 0", "1 Deactivate  0", "1 StateChanged active 0"])
    }

    @Test mutating func `the active state and the focus are signaled with a window's activation`() {
        var window = WindowSnapshot(frame: Rect(x: 0, y: 0, width: 9, height: 9), isActive: true)
        #expect(
            told(.window(window)) == ["1 BoundsChanged  0", "1 Activate  0", "1 StateChanged active 1"])
        for id in ["a", "b"] { _ = told(.willDisplay(element(id, label: id))) }
        #expect(told(.focus("a")) == ["2 StateChanged focused 1"])
        window.isActive = false
        #expect(
            told(.window(window)) == ["2 StateChanged focused 0", "1 Deactivate  0", "1 StateChanged active 0"])
        #expect(told(.window(window)) == [])
        #expect(told(.focus("b")) == [])
        #expect(program.tree[3].map(program.states)?.contains(.focused) == false)
        (window.isActive, window.title, window.frame.x) = (true, "Photos", 5)
        #expect(
            told(.window(window)) == [
                "1 PropertyChange accessible-name 0", "1 BoundsChanged  0", "1 Activate  0", "1 StateChanged active 1",
                "3 StateChanged focused 1",
            ])
        #expect(
            ProgramSignals(program: program).windowOpened.map(Self.line).suffix(4) == [
                "1 BoundsChanged  0", "1 Activate  0", "1 StateChanged active 1", "3 StateChanged focused 1",
            ])
    }

    @Test mutating func `an element in a terminal has no window, unless it has a frame`() {
        program = ShownProgram(connection: "#3", name: "top", isInTerminal: true)
        _ = told(.willDisplay(element("a", label: "A")))
        #expect(told(.focus("a")) == ["2 StateChanged focused 1"])
        var placed = element("b", label: "B")
        placed.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        _ = told(.focus(nil))
        _ = told(.willDisplay(placed))
        #expect(told(.focus("b")) == ["1 Activate  0", "1 StateChanged active 1", "3 StateChanged focused 1"])
    }

    @Test mutating func `a changed range of an axis is signaled as its value`() {
        let axes = [ChartAxisDescriptor(id: "x", visibleRange: DataRange(min: 1, max: 5))]
        #expect(
            told(.describeChart(ChartDescriptor(id: "k", axes: axes), counts: [:])) == [
                "cache AddAccessible", "cache AddAccessible", "1 ChildrenChanged add 0",
            ])
        #expect(
            told(.rangeChanged(chart: "k", axis: "x", DataRange(min: 2, max: 6))) == [
                "3 PropertyChange accessible-value 0"
            ])
    }
}
