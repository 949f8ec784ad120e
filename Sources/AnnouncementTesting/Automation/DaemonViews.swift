// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The displayed elements and charts of all clients of the daemon, built from its news. A value.
struct DaemonViews {
    private struct Program {
        var name: String?
        var screen = AccessibilityScreen()
        var charts: [ShownChart] = []

        mutating func change(_ chart: String, _ change: (inout ShownChart) -> Void) {
            if let place = charts.firstIndex(where: { $0.chart.id == chart }) { change(&charts[place]) }
        }
    }

    private var programs: [(connection: String, program: Program)] = []

    /// The connection with a name; the most recent one if several have that name.
    func connection(of name: String) -> String? {
        programs.last { $0.connection == name || $0.program.name == name }?.connection
    }

    func shown(by name: String) -> ShownElements? {
        guard let connection = connection(of: name), let program = programs.last(where: { $0.connection == connection })
        else { return nil }
        return ShownElements(
            program.program.screen.displayed, shown: program.program.charts,
            focus: Set([program.program.screen.focus].compactMap(\.self)))
    }

    mutating func take(_ news: ViewUpdate) {
        guard let connection = news.connection else { return }
        guard news.change != .gone else { return programs.removeAll { $0.connection == connection } }
        let place = programs.firstIndex { $0.connection == connection } ?? programs.count
        if place == programs.count { programs.append((connection, Program())) }
        programs[place].program.name = news.client
        Self.take(news.change, &programs[place].program)
    }

    private static func take(_ change: ViewUpdate.Change, _ program: inout Program) {
        switch change {
        // The daemon has accepted each element, and reports a removal before the resulting change of focus.
        case .willDisplay(let element), .invalidated(let element): _ = try? program.screen.take(.willDisplay(element))
        case .didEndDisplay(let id): _ = try? program.screen.take(.didEndDisplay(id))
        case .focus(let id): if let id { program.screen.focusIsKnown(on: id) }
        case .describeChart(let chart, let counts, let data):
            program.charts.removeAll { $0.chart.id == chart.id }
            program.charts.append(ShownChart(chart, counts: counts, data: data))
        case .rangeChanged(let id, let axis, let range): program.change(id) { $0.show(range, onAxis: axis) }
        case .appendPoints(let id, let series, let count, let data):
            program.change(id) { $0.append(to: series, count: count, data: data) }
        case .removeChart(let id): program.charts.removeAll { $0.chart.id == id }
        case .window, .gone, .complete: break
        }
    }
}
