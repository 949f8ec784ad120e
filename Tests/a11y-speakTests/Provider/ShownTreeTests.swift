// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("The tree of shown elements")
struct ShownTreeTests {
    var tree = ShownTree()

    private mutating func display(_ id: String, in container: String? = nil, _ index: Int? = nil) -> [TreeChange] {
        tree.take(.willDisplay(ElementSnapshot(id: id, container: container, index: index)))
    }

    /// The tree as text: `a(b c)`; a container that is not displayed is in brackets.
    private var drawn: String { draw(ShownTree.window) }

    private func draw(_ number: Int) -> String {
        guard let node = tree[number] else { return "nothing" }
        let inside = node.children.map(draw).joined(separator: " ")
        let name: String =
            switch node.content {
            case .window: "window"
            case .element(let element): element.id ?? "nameless"
            case .container(let id): "[\(id)]"
            case .chart(let chart): "chart \(chart.id)"
            case .axis(_, let axis, _): axis.id
            case .series(let shown): "\(shown.series.id) \(shown.count)"
            case .point: "a point"
            }
        return inside.isEmpty ? name : "\(name)(\(inside))"
    }

    @Test mutating func `elements are in the window in the order of arrival`() {
        #expect(display("a") == [.added(2, to: 1, at: 0)])
        #expect(display("b") == [.added(3, to: 1, at: 1)])
        #expect(display("b") == [])
        #expect(drawn == "window(a b)")
    }

    @Test mutating func `elements of a container are ordered by their indices`() {
        for (id, index) in [("c", 2), ("a", 0), ("b", 1)] { _ = display(id, in: "list", index) }
        #expect(drawn == "window([list](a b c))")
        #expect(display("list") == [.changed(2, from: .container("list"))])
        #expect(drawn == "window(list(a b c))")
    }

    @Test mutating func `a list comes from its end on, with some that have no index`() {
        for index in (0..<5).reversed() { _ = display("\(index)", in: "list", index) }
        #expect(drawn == "window([list](0 1 2 3 4))")
        _ = display("none", in: "list")
        _ = display("2a", in: "list", 2)
        _ = display("5", in: "list", 5)
        #expect(drawn == "window([list](0 1 2 2a 3 4 none 5))")
    }

    @Test mutating func `a list has a selection from the first item on that is selected`() {
        let selected = ElementSnapshot(id: "b", traits: .selected, container: "list", index: 1)
        _ = display("a", in: "list", 0)
        #expect(tree.take(.willDisplay(selected)) == [.added(4, to: 2, at: 1), .selectable(in: 2)])
        #expect(tree.take(.invalidated(selected)) == [])
        #expect(tree[2]?.hasSelection == true)
        _ = tree.take(.willDisplay(ElementSnapshot(id: "c", traits: .selected, container: "box")))
        #expect(tree.nodes.values.filter(\.hasSelection).map(\.number) == [2])
    }

    @Test mutating func `a removed container stays while it has children`() {
        _ = display("list")
        _ = display("a", in: "list")
        _ = tree.take(.didEndDisplay("list"))
        #expect(drawn == "window([list](a))")
        #expect(tree.take(.didEndDisplay("a")) == [.removed(3, from: 2, at: 0), .removed(2, from: 1, at: 0)])
        #expect(tree.isEmpty)
    }

    @Test mutating func `an element moves to another container`() {
        _ = display("a", in: "one")
        #expect(
            display("a", in: "two") == [
                .added(4, to: 1, at: 1), .removed(3, from: 2, at: 0), .added(3, to: 4, at: 0),
                .removed(2, from: 1, at: 0),
            ])
        #expect(drawn == "window([two](a))")
    }

    @Test mutating func `circles are none, and a chain of containers has an end`() {
        _ = display("a", in: "b")
        _ = display("b", in: "a")
        #expect(drawn == "window(b(a))")
        _ = display("self", in: "self")
        #expect(drawn == "window(b(a) self)")
        for depth in 0..<300 { _ = display("d\(depth)", in: depth == 0 ? nil : "d\(depth - 1)") }
        #expect(drawn.contains("d0(d1(d2"))
        #expect(tree.nodes.count == 304)
    }

    @Test mutating func `the focus goes with its element`() {
        _ = display("a")
        #expect(tree.take(.focus("a")) == [.focused(2, before: nil)])
        #expect(tree.take(.focus("a")) == [])
        #expect(tree.take(.didEndDisplay("a")) == [.focused(nil, before: 2), .removed(2, from: 1, at: 0)])
        #expect(tree.take(.focus("nobody")) == [])
    }

    @Test mutating func `a chart has its axes and series, and is rebuilt when it is described again`() {
        let chart = ChartDescriptor(
            id: "k", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")], series: [DataSeries(id: "s")])
        #expect(tree.take(.describeChart(chart, counts: ["s": 7])) == [.added(2, to: 1, at: 0)])
        #expect(drawn == "window(chart k(x y s 7))")
        _ = tree.take(.appendPoints(chart: "k", series: "s", count: 1_000_000))
        #expect(drawn == "window(chart k(x y s 1000000))")
        #expect(tree.nodes.count == 5)
        let axis = ShownNode.Content.axis(chart: "k", ChartAxisDescriptor(id: "x"), nil)
        #expect(
            tree.take(.rangeChanged(chart: "k", axis: "x", DataRange(min: 1, max: 5))) == [
                .changed(3, from: axis), .points(of: 5),
            ])
        #expect(tree.take(.rangeChanged(chart: "k", axis: "y", DataRange(min: 1, max: 5))).count == 1)
        #expect(tree.take(.rangeChanged(chart: "k", axis: "z", DataRange(min: 1, max: 5))) == [])
        #expect(
            tree.take(.describeChart(chart, counts: [:])) == [.removed(2, from: 1, at: 0), .added(6, to: 1, at: 0)])
        #expect(tree.take(.removeChart("k")) == [.removed(6, from: 1, at: 0)])
        #expect(tree.nodes.count == 1)
    }

    @Test mutating func `after ten thousand came and went there is nothing left`() {
        for number in 0..<10_000 { _ = display("e\(number)", in: "list \(number % 100)", number / 100) }
        #expect(tree.nodes.count == 10_101)
        for number in (0..<10_000).reversed() { _ = tree.take(.didEndDisplay("e\(number)")) }
        #expect(tree.isEmpty)
    }
}
