// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol

/// A client's charts: its events, and its user's commands.
extension Client {
    /// Applies a chart event and announces its outcome in this client's name.
    func take(_ event: ChartEvent, request: RequestID?, accepted: (AnnouncementID?) -> Void) throws {
        let ranges = visibleRanges(for: event)
        let outcome = try charts.take(event)
        try post(ifAny: outcome.announcement, for: key(request), accepted: accepted)
        tell(event, before: ranges)
        if let ended = outcome.ended { announcer.displayEnded(ended, of: id) }
        switch event {
        case .appended(let chart, let series, let points): monitor(points, series: series, of: chart)
        case .removed(let chart): clients.live.change { $0.stop(chartKey(chart)) }
        default: break
        }
    }

    /// Performs a user's command on a chart, or on one of its series if `series` is given.
    func perform(
        _ command: ChartCommand, on chart: String, series: String?, request: RequestID?,
        accepted: (ChartCommandReply) -> Void
    ) throws {
        let event = ChartEvent.commanded(chart: chart, command, series: series)
        let ranges = visibleRanges(for: event)
        let outcome = try charts.take(event)
        if case .chart(let phrase)? = outcome.announcement?.content { tell(phrase) }
        try post(ifAny: outcome.announcement, for: key(request)) { announcement in
            accepted(
                ChartCommandReply(handled: outcome.handled, announcement: announcement, cursor: outcome.cursor))
        }
        tell(event, before: ranges)
        if let slot = outcome.superseded { announcer.supersede(slot, of: id) }
        clients.live.change { $0.focused = chartKey(chart) }
    }

    /// Plays the phrase's earcon, which is faster than its words.
    func tell(_ phrase: ChartPhrase) {
        if let earcon = phrase.earcon { clients.play(earcon, of: id) }
    }

    /// Switches monitoring of a chart on or off, and announces the change.
    func monitor(_ wish: MonitorRequest, request: RequestID?, accepted: (AnnouncementID?) -> Void) throws {
        guard let chart = charts[wish.chart] else { throw ChartFailure.unknownChart(wish.chart) }
        let key = chartKey(wish.chart)
        let rules = try wish.rules.map { try Self.rule($0, of: chart) }
        let wasOn = clients.live.monitor.isMonitoring(key)
        var hasRoom = true
        clients.live.change { monitor in
            guard wish.isOn else { return _ = monitor.stop(key) }
            let axis = chart.axisRange(chart.chart.series.first?.yAxis ?? "y")
            hasRoom = monitor.monitor(
                key, title: chart.chart.title, rules: rules, axis: axis, now: clients.time.now())
        }
        guard hasRoom else {
            throw WireError(.overloaded, "\(ChartMonitor.limit) charts are monitored already: switch one off.")
        }
        let news = Announcement(
            .chart(.monitoring(isOn: wish.isOn)), subject: Announcement.subject(ofChart: wish.chart))
        try post(ifAny: wasOn == wish.isOn ? nil : news, for: self.key(request), accepted: accepted)
    }

    /// The monitor identifies series by the names that it announces.
    private static func rule(_ rule: SeriesRule, of chart: ChartNavigator) throws -> SeriesRule {
        guard let series = chart.chart.series.first(where: { $0.id == rule.series }) else {
            throw ChartFailure.unknownSeries(
                rule.series, chart: chart.chart.id, known: chart.chart.series.map(\.id))
        }
        return SeriesRule(series: series.name, rule.condition)
    }

    private func monitor(_ points: PointColumns, series id: String, of chart: String) {
        guard clients.live.monitor.isMonitoring(chartKey(chart)), let navigator = charts[chart],
            let series = navigator.chart.series.first(where: { $0.id == id })
        else { return }
        let values = (0..<points.count).map { points.value(at: $0) }
        let axis = navigator.axisRange(series.yAxis)
        clients.live.tell { $0.append(values, to: series.name, of: chartKey(chart), axis: axis, now: $1) }
    }

    private func chartKey(_ chart: String) -> ChartMonitor.ChartKey { ChartMonitor.ChartKey(client: id, chart: chart) }
}

/// The client's charts and notes as sound.
extension Client {
    /// Plays a chart when its turn comes.
    func play(_ wish: SonifyRequest, request: RequestID?, accepted: (AnnouncementID) -> Void) throws {
        let announcement = wish.announcement(of: id)
        try clients.wordsmith.check(announcement.content)
        hasPlayed = true
        try post(announcement, for: key(request), accepted: accepted)
    }

    /// Plays notes that the client has made.
    func play(_ wish: PlayRequest, request: RequestID?, accepted: (AnnouncementID) -> Void) throws {
        try clients.wordsmith.check(wish.announcement.content)
        try post(wish.announcement, for: key(request), accepted: accepted)
    }
}
