// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The elements and charts that an application displays at one moment. A value.
public struct ShownElements: Sendable {
    struct Shown: Sendable {
        var snapshot: ElementSnapshot
        var types: Set<ElementType>
        /// The chart or the part of a chart; nil for an element.
        var part: ChartPart?

        /// The element's name for failure messages.
        var name: String { snapshot.identifier ?? snapshot.label ?? snapshot.id ?? "" }

        /// True for its identifier. A chart and its parts also have their ids as identifiers.
        func isIdentified(by name: String) -> Bool { snapshot.identifier == name || part?.name == name }

        func isCalled(_ name: String) -> Bool { isIdentified(by: name) || snapshot.label == name }
    }

    /// All elements in the order in which they appeared. Elements of a container follow the container's order.
    let all: [Shown]
    /// The ids of the element that has the focus, and of the chart and the series that it is part of.
    let focus: Set<String>
    /// The ids of elements, and of their containers.
    private let containers: [String: String?]

    private let charts: [ShownChart]

    /// - Parameters:
    ///   - elements: in the order in which they appeared.
    ///   - focus: the id of the element that has the focus.
    public init(_ elements: [ElementSnapshot], charts: [ChartDescriptor] = [], focus: String? = nil) {
        let shown = charts.map { chart in
            (try? ChartNavigator(chart, limits: ChartLimits())).map { ShownChart($0) }
                ?? ShownChart(chart, counts: [:], data: [:])
        }
        self.init(elements, shown: shown, focus: Set([focus].compactMap(\.self)))
    }

    init(_ elements: [ElementSnapshot], shown charts: [ShownChart], focus: Set<String>) {
        (self.charts, self.focus) = (charts, focus)
        all =
            Self.ordered(elements).map { Shown(snapshot: $0, types: ElementType.all(of: $0)) }
            + charts.flatMap(\.parts)
        containers = Dictionary(all.compactMap { one in one.snapshot.id.map { ($0, one.snapshot.container) } }) {
            one, _ in one
        }
    }

    /// The elements of a type. Points are made only on request, because there may be a million.
    func of(_ type: ElementType) -> [Shown] {
        type == .point ? charts.flatMap(\.points) : all.filter { $0.types.contains(type) }
    }

    /// The elements, with those of a container moved to the position of its first element.
    private static func ordered(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
        var places: [String: Int] = [:]
        for (place, element) in elements.enumerated() {
            if let container = element.container, places[container] == nil { places[container] = place }
        }
        func rank(_ place: Int) -> (Int, Int, Int) {
            let element = elements[place]
            return (element.container.flatMap { places[$0] } ?? place, element.index ?? 0, place)
        }
        return elements.indices.sorted { rank($0) < rank($1) }.map { elements[$0] }
    }

    /// True if an element is in another one, at any depth or only directly.
    func isIn(_ outer: ElementSnapshot, _ inner: Shown, directly: Bool) -> Bool {
        var container = inner.snapshot.container
        for _ in 0..<(directly ? 1 : containers.count) {
            guard let id = container else { return false }
            if id == outer.id { return true }
            container = containers[id] ?? nil
        }
        return false
    }

    /// Elements that no other displayed element contains.
    var outermost: [Shown] {
        all.filter { $0.snapshot.container.map { containers[$0] == nil } ?? true }
    }
}
