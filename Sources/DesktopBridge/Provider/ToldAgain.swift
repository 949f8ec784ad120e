// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What the daemon tells anew of all that is shown, when some of its news was lost: the rest has gone. A value.
struct ToldAgain: Sendable {
    private struct Told: Sendable {
        var elements: Set<String> = []
        var charts: Set<String> = []
        var hasFocus = false
    }

    private var programs: [String: Told] = [:]

    /// Whether anything was told of a program.
    func contains(_ connection: String) -> Bool { programs[connection] != nil }

    mutating func take(_ change: ViewNews.Change, of connection: String) {
        switch change {
        case .willDisplay(let element), .invalidated(let element):
            if let id = element.id { programs[connection, default: Told()].elements.insert(id) }
        case .describeChart(let chart, _, _): programs[connection, default: Told()].charts.insert(chart.id)
        case .focus(let id): programs[connection, default: Told()].hasFocus = id != nil
        case .window: if programs[connection] == nil { programs[connection] = Told() }
        case .gone: programs[connection] = nil
        case .didEndDisplay, .rangeChanged, .appendPoints, .removeChart, .complete: break
        }
    }

    /// What has changed in a program without being told.
    func missing(from program: ShownProgram) -> [ViewNews.Change] {
        guard let told = programs[program.connection] else { return [.gone] }
        let ids = program.tree.nodes.values.compactMap { $0.element?.id }
        let elements = ids.filter { !told.elements.contains($0) }.sorted().map(ViewNews.Change.didEndDisplay)
        let charts = program.tree.charts.keys.filter { !told.charts.contains($0) }.sorted()
        let focus = told.hasFocus || program.tree.focus == nil ? [] : [ViewNews.Change.focus(nil)]
        return focus + elements + charts.map(ViewNews.Change.removeChart)
    }
}
