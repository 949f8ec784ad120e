// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What a client asks of the charts that others show. Those others learn nothing of it.
extension Client {
    /// Carries out what the user asks of another's chart, and announces the answer in the asker's name.
    func visit(_ asked: WireChartCommand, request: RequestID?, accepted: (ChartCommandReply) -> Void) throws {
        let (owner, shown) = try clients.owner(ofChart: asked.chart, client: asked.client ?? "")
        let listener = asked.cursor.map(ChartVisits.Listener.cursor) ?? .client(id)
        let outcome = try clients.visits.perform(asked, by: listener, on: shown, of: owner.id)
        if let phrase = outcome.phrase { tell(phrase) }
        try post(ifAny: outcome.phrase.map { Announcement(.chart($0)) }, for: key(request)) { announcement in
            accepted(ChartCommandReply(handled: outcome.handled, announcement: announcement, cursor: outcome.cursor))
        }
    }

    /// What the asker lacks of another's chart.
    func read(_ request: ReadChartRequest) throws -> ReadChartReply {
        let (owner, shown) = try clients.owner(ofChart: request.chart, client: request.client)
        // Of another client each chart is another one.
        let revision = Int(owner.id.rawValue % 1_000_000) * 1_000_000 + (owner.charts.revision(of: request.chart) ?? 0)
        return ReadChartReply(shown.chart, revision: revision, for: request)
    }

    /// Some points of another's chart, in words.
    func read(_ request: ReadPointsRequest) throws -> ReadPointsReply {
        let (owner, shown) = try clients.owner(ofChart: request.chart, client: request.client)
        let places = request.from..<request.from + request.count
        let (visible, points) = try shown.points(of: request.series, at: places)
        let told = points.map { point in
            let words = clients.wordsmith.words(of: .chart(.point(point)), by: owner.id)
            return ReadPointsReply.Point(x: point.x.value, y: point.y?.value, words: words)
        }
        return ReadPointsReply(visible: visible, points: told)
    }

    /// The error with what there is instead. An unknown chart may be another's: then the error says so.
    func explained(_ error: any Error) -> any Error {
        if case AccessibilityScreen.Failure.unknownElement(let name) = error {
            return WireError(unknownElement: name, known: KnownNames(screen.names))
        }
        guard case ChartFailure.unknownChart(let chart) = error else { return error }
        let id = chart.quoted
        guard let other = clients.all.first(where: { $0 !== self && $0.charts[chart] != nil })?.shownName else {
            let own = KnownNames(charts.described.map(\.id))
            let known = own.isEmpty ? "" : ", which has \(own.list(near: chart))"
            return WireError(.unknownChart, "There is no chart \(id) on this connection\(known): describe it first.")
        }
        return WireError(
            .unknownChart,
            "There is no chart \(id) on this connection, but \"\(other)\" shows one: name it as \"client\" to walk it.")
    }

    /// The name for people and for `client`.
    var shownName: String? { name.map { String($0.prefix(60)) } }
}

extension Clients {
    /// The client of that name that shows the chart, with the chart; the one that connected last when there are several.
    /// - Parameter name: nil for any that shows it.
    func owner(ofChart chart: String, client name: String?) throws(WireError) -> (Client, ChartNavigator) {
        let named = all.filter { client in name.map(client.isCalled) ?? (client.charts.count > 0) }
        for client in named.reversed() {
            if let shown = client.charts[chart] { return (client, shown) }
        }
        throw unknown(chart, of: name, named)
    }

    /// - Parameter named: the clients of that name, or all that show charts.
    private func unknown(_ chart: String, of name: String?, _ named: [Client]) -> WireError {
        if let name, named.isEmpty {
            let known = KnownNames(all.filter { $0.charts.count > 0 }.compactMap(\.shownName).sorted())
            let cure = known.isEmpty ? "no client shows a chart" : "charts are shown by \(known.list(near: name))"
            return WireError(.unknownChart, "There is no client \(name.quoted) (any more): \(cure).")
        }
        let charts = KnownNames(named.flatMap { $0.charts.described.map(\.id) })
        let known = charts.isEmpty ? "none" : charts.list(near: chart)
        guard let name else {
            return WireError(.unknownChart, "No client shows a chart \(chart.quoted) (any more): there are \(known).")
        }
        return WireError(
            .unknownChart, "\(name.quoted) shows no chart \(chart.quoted) (any more): it shows \(known).")
    }

    /// The clients that show charts or elements.
    var programs: [StatusReply.Program]? {
        let shown = all.filter { $0.charts.count > 0 || $0.screen.count > 0 }.map { client in
            StatusReply.Program(
                client: client.name, charts: client.charts.described.map(StatusReply.Program.Chart.init),
                elements: client.screen.count)
        }
        return shown.isEmpty ? nil : shown
    }
}
