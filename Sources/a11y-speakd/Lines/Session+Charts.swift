// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What a client tells of its charts, and what its user asks of them.
extension Session {
    /// Takes a chart event in; what is to be said of it is announced in this client's name.
    func tell(_ event: ChartEvent, id: RequestID?) throws {
        let outcome = try charts.happened(event)
        try post(outcome.announcement, id: id)
        if let ended = outcome.ended { daemon.announcer.displayEnded(ended, of: self.id) }
        switch event {
        case .appended(let chart, let series, let points): live(points, series: series, of: chart)
        case .removed(let chart): daemon.live.change { $0.stop(key(chart)) }
        default: break
        }
    }

    func command(_ request: ChartCommandRequest, id: RequestID?) throws {
        let event = ChartEvent.commanded(chart: request.chart, request.command, series: request.series)
        let outcome = try charts.happened(event)
        func answer(_ announcement: AnnouncementID?) {
            reply(
                id,
                ChartCommandReply(handled: outcome.handled, announcement: announcement, cursor: outcome.cursor))
        }
        if let announcement = outcome.announcement {
            try post(announcement, from: self.id, id: id, accepted: answer)
        } else {
            answer(nil)
        }
        if let slot = outcome.superseded { daemon.announcer.supersede(slot, of: self.id) }
        daemon.live.change { $0.focused = key(request.chart) }
    }

    /// Switches a chart's own talk on or off, and says so.
    func monitor(_ request: MonitorRequest, id: RequestID?) throws {
        guard let chart = charts[request.chart] else { throw ChartFailure.unknownChart(request.chart) }
        let rules = try request.rules.map { try rule($0, of: chart) }
        let wasOn = daemon.live.monitor.isMonitoring(key(request.chart))
        var hasRoom = true
        daemon.live.change { monitor in
            guard request.isOn else { return _ = monitor.stop(key(request.chart)) }
            let axis = chart.axisRange(chart.chart.series.first?.yAxis ?? "y")
            hasRoom = monitor.monitor(
                key(request.chart), title: chart.chart.title, rules: rules, axis: axis, now: daemon.announcer.time.now()
            )
        }
        guard hasRoom else {
            throw WireError(.overloaded, "\(ChartMonitor.limit) charts are monitored already: switch one off.")
        }
        let news = Announcement(
            .chart(.monitoring(isOn: request.isOn)), subject: Announcement.subject(ofChart: request.chart))
        try post(wasOn == request.isOn ? nil : news, id: id)
    }

    /// The monitor knows series by their names, as they are told.
    private func rule(_ rule: SeriesRule, of chart: ChartNavigator) throws -> SeriesRule {
        guard let series = chart.chart.series.first(where: { $0.id == rule.series }) else {
            throw ChartFailure.unknownSeries(
                rule.series, chart: chart.chart.id, known: chart.chart.series.map(\.id))
        }
        return SeriesRule(series: series.name, rule.condition)
    }

    private func live(_ points: PointColumns, series id: String, of chart: String) {
        guard daemon.live.monitor.isMonitoring(key(chart)), let navigator = charts[chart],
            let series = navigator.chart.series.first(where: { $0.id == id })
        else { return }
        let values = (0..<points.count).map { points.value(at: $0) }
        let axis = navigator.axisRange(series.yAxis)
        daemon.live.tell { $0.append(values, to: series.name, of: key(chart), axis: axis, now: $1) }
    }

    private func key(_ chart: String) -> ChartMonitor.ChartKey { ChartMonitor.ChartKey(client: id, chart: chart) }
}
