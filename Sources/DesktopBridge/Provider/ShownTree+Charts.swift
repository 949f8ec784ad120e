// SPDX-License-Identifier: MIT

import AnnouncementKit

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

    /// An axis shows another part; along an x axis other points are visible then.
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
