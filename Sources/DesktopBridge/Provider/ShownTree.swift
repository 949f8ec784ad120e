// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The view of one program as a tree: a window contains elements and charts, a chart contains axes and series. A value
/// that the daemon's events change; whatever a program sends, it stays a tree.
struct ShownTree: Sendable, Equatable {
    static let window = 1
    /// The deepest nesting of containers; deeper elements are placed in the window.
    private static let deepest = 100

    var nodes: [Int: ShownNode] = [window: ShownNode(number: window, content: .window, parent: nil)]
    /// The element that has the focus.
    private(set) var focus: Int?
    /// The window that the program reports; nil for none.
    private(set) var reportedWindow: WindowSnapshot?
    /// The numbers of elements and containers, by their ids.
    private var elements: [String: Int] = [:]
    var charts: [String: Int] = [:]
    private var lastNumber = window

    subscript(number: Int) -> ShownNode? { nodes[number] }

    var isEmpty: Bool { nodes.count == 1 && reportedWindow == nil }

    /// Applies a change. Returns the resulting changes of the tree.
    mutating func take(_ news: ViewUpdate.Change) -> [TreeChange] {
        switch news {
        case .willDisplay(let element), .invalidated(let element): return display(element)
        case .didEndDisplay(let id): return end(id)
        case .window(let window):
            defer { reportedWindow = window }
            return reportedWindow == window ? [] : [.window(from: reportedWindow)]
        case .focus(let id): return moveFocus(to: id.flatMap { elements[$0] })
        case .describeChart(let chart, let counts, let data): return describe(chart, counts, data)
        case .rangeChanged(let chart, let axis, let range): return show(range, axis, of: chart)
        case .appendPoints(let chart, let series, let count, let data): return append(series, count, data, of: chart)
        case .removeChart(let id): return remove(chart: id)
        case .gone, .complete: return []
        }
    }

    mutating func make(_ content: ShownNode.Content, in parent: Int) -> Int {
        lastNumber += 1
        nodes[lastNumber] = ShownNode(number: lastNumber, content: content, parent: parent)
        return lastNumber
    }

    @discardableResult
    mutating func put(_ number: Int, into parent: Int, at place: Int? = nil) -> TreeChange {
        let place = place ?? nodes[parent]?.children.count ?? 0
        nodes[parent]?.children.insert(number, at: place)
        nodes[number]?.parent = parent
        return .added(number, to: parent, at: place)
    }

    private mutating func takeOut(_ number: Int) -> [TreeChange] {
        guard let parent = nodes[number]?.parent, let place = nodes[parent]?.children.firstIndex(of: number) else {
            return []
        }
        nodes[parent]?.children.remove(at: place)
        return [.removed(number, from: parent, at: place)]
    }
}

/// Elements.
extension ShownTree {
    private mutating func display(_ element: ElementSnapshot) -> [TreeChange] {
        let changes = put(element)
        guard element.isItem, element.traits.contains(.selected),
            let list = element.id.flatMap({ elements[$0] }).flatMap({ nodes[$0]?.parent }),
            list != Self.window, nodes[list]?.hasSelection == false
        else { return changes }
        nodes[list]?.hasSelection = true
        return changes + [.selectable(in: list)]
    }

    private mutating func put(_ element: ElementSnapshot) -> [TreeChange] {
        guard let id = element.id else { return [] }
        let (parent, changes) = container(for: element, id)
        guard let known = elements[id], let node = nodes[known] else {
            let number = make(.element(element), in: parent)
            elements[id] = number
            return changes + [put(number, into: parent, at: place(of: element, in: parent))]
        }
        nodes[known]?.content = .element(element)
        guard node.parent != parent else {
            return changes + (node.content == .element(element) ? [] : [.changed(known, from: node.content)])
        }
        let moved = takeOut(known) + [put(known, into: parent, at: place(of: element, in: parent))]
        return changes + moved + clear(node.parent)
    }

    /// The container of an element. A container that is not displayed itself is created.
    private mutating func container(for element: ElementSnapshot, _ id: String) -> (Int, [TreeChange]) {
        guard let name = element.container, name != id else { return (Self.window, []) }
        if let known = elements[name] { return (isWithin(known, elements[id]) ? Self.window : known, []) }
        let number = make(.container(name), in: Self.window)
        elements[name] = number
        return (number, [put(number, into: Self.window)])
    }

    /// Whether an object is inside another. True as well when it is too deep to decide.
    private func isWithin(_ number: Int, _ outer: Int?) -> Bool {
        var place: Int? = number
        for _ in 0..<Self.deepest {
            guard let current = place else { return false }
            if current == outer { return true }
            place = nodes[current]?.parent
        }
        return true
    }

    /// The position among the siblings by index, after siblings without an index. A binary search, because lists may
    /// arrive in reverse.
    private func place(of element: ElementSnapshot, in parent: Int) -> Int {
        let children = nodes[parent]?.children ?? []
        guard let index = element.index else { return children.count }
        var (first, end) = (0, children.count)
        while first < end {
            let middle = (first + end) / 2
            if let other = nodes[children[middle]]?.element?.index, other > index {
                end = middle
            } else {
                first = middle + 1
            }
        }
        return first
    }

    private mutating func end(_ id: String) -> [TreeChange] {
        guard let number = elements[id], let node = nodes[number], node.element != nil else { return [] }
        let focus = focus == number ? moveFocus(to: nil) : []
        guard node.children.isEmpty else {
            nodes[number]?.content = .container(id)
            return focus + [.changed(number, from: node.content)]
        }
        let removed = takeOut(number)
        nodes[number] = nil
        elements[id] = nil
        return focus + removed + clear(node.parent)
    }

    /// Removes an empty container that is not displayed itself.
    private mutating func clear(_ number: Int?) -> [TreeChange] {
        guard let number, let node = nodes[number], case .container(let id) = node.content, node.children.isEmpty else {
            return []
        }
        let removed = takeOut(number)
        nodes[number] = nil
        elements[id] = nil
        return removed
    }

    private mutating func moveFocus(to number: Int?) -> [TreeChange] {
        guard focus != number else { return [] }
        defer { focus = number }
        return [.focused(number, before: focus)]
    }
}

extension ElementSnapshot {
    /// Whether the element is a numbered item of a container.
    var isItem: Bool { index != nil && container != nil }
}

/// Charts, with their axes and series.
extension ShownTree {
    mutating func describe(
        _ chart: ChartDescriptor, _ counts: [String: Int], _ data: [String: AxisData]
    ) -> [TreeChange] {
        let gone = remove(chart: chart.id)
        let number = make(.chart(chart), in: Self.window)
        charts[chart.id] = number
        for axis in chart.axes { put(make(.axis(chart: chart.id, axis, data[axis.id]), in: number), into: number) }
        for series in chart.series {
            let shown = ShownSeries(chart: chart.id, series: series, count: counts[series.id] ?? 0)
            put(make(.series(shown), in: number), into: number)
        }
        return gone + [put(number, into: Self.window)]
    }

    private func parts(of chart: String) -> [ShownNode] {
        charts[chart].flatMap { nodes[$0] }?.children.compactMap { nodes[$0] } ?? []
    }

    private mutating func set(_ content: ShownNode.Content, of node: ShownNode) -> [TreeChange] {
        guard content != node.content else { return [] }
        nodes[node.number]?.content = content
        return [.changed(node.number, from: node.content)]
    }

    /// An axis shows another range. Along an x axis, the visible points change with it.
    mutating func show(_ range: DataRange, _ axis: String, of chart: String) -> [TreeChange] {
        parts(of: chart).flatMap { part -> [TreeChange] in
            switch part.content {
            case .axis(let chart, var shown, let data) where shown.id == axis:
                shown.visibleRange = range
                return set(.axis(chart: chart, shown, data), of: part)
            case .series(var shown) where shown.series.xAxis == axis:
                shown.view += 1
                nodes[part.number]?.content = .series(shown)
                return [.points(of: part.number)]
            default: return []
            }
        }
    }

    mutating func append(
        _ series: String, _ count: Int, _ data: [String: AxisData], of chart: String
    ) -> [TreeChange] {
        parts(of: chart).flatMap { part -> [TreeChange] in
            switch part.content {
            case .axis(let chart, let axis, _):
                return data[axis.id].map { set(.axis(chart: chart, axis, $0), of: part) } ?? []
            case .series(var shown) where shown.series.id == series:
                shown.count = count
                return set(.series(shown), of: part) + [.points(of: part.number)]
            default: return []
            }
        }
    }

    mutating func remove(chart id: String) -> [TreeChange] {
        guard let number = charts.removeValue(forKey: id), let node = nodes[number] else { return [] }
        let removed = takeOut(number)
        for part in node.children { nodes[part] = nil }
        nodes[number] = nil
        return removed
    }
}
