// SPDX-License-Identifier: MIT

/// News of what clients show, for subscribers to `views`: first the current state, then each change in order.
package struct ViewUpdate: Sendable, Hashable {
    package enum Change: Sendable, Hashable {
        /// An element has appeared, or replaces the element of the same id.
        case willDisplay(ElementSnapshot)
        case didEndDisplay(String)
        /// The element after a change.
        case invalidated(ElementSnapshot)
        case window(WindowSnapshot)
        /// The id of the focused element; nil for none.
        case focus(String?)
        /// A chart without its points, the number of points of each series, and a summary of the data of its axes.
        case describeChart(ChartDescriptor, counts: [String: Int], data: [String: AxisData] = [:])
        case rangeChanged(chart: String, axis: String, DataRange)
        /// The new number of points of the series, and a summary of the data of its axes.
        case appendPoints(chart: String, series: String, count: Int, data: [String: AxisData] = [:])
        case removeChart(String)
        /// The client has disconnected, and shows nothing.
        case gone
        /// The current state has been sent completely; changes follow. Without a client.
        case complete
    }

    /// The connection's unique name, such as `#3`. Other methods accept it as `client`.
    package var connection: String?
    /// The client's name.
    package var client: String?
    /// The number of the client's process; nil if unknown.
    package var process: Int?
    package var change: Change
    /// True if the user has changed the element: typed, or moved a slider.
    package var isByUser: Bool

    package init(
        connection: String?, client: String?, process: Int? = nil, _ change: Change, isByUser: Bool = false
    ) {
        (self.connection, self.client, self.process, self.change) = (connection, client, process, change)
        self.isByUser = isByUser
    }
}

extension ViewUpdate {
    /// The news of a chart in its current state.
    package static func described(_ navigator: ChartNavigator) -> Change {
        let chart = navigator.chart
        var bare = chart
        for index in bare.series.indices { bare.series[index].points = PointColumns() }
        let counts = Dictionary(chart.series.map { ($0.id, $0.points.count) }) { one, _ in one }
        return .describeChart(bare, counts: counts, data: data(of: navigator, along: chart.axes.map(\.id)))
    }

    /// The news that points were appended to a series; nil for an unknown series.
    package static func appended(to id: String, of navigator: ChartNavigator) -> Change? {
        guard let series = navigator.chart.series.first(where: { $0.id == id }) else { return nil }
        return .appendPoints(
            chart: navigator.chart.id, series: id, count: series.points.count,
            data: data(of: navigator, along: [series.xAxis, series.yAxis]))
    }

    private static func data(of chart: ChartNavigator, along axes: [String]) -> [String: AxisData] {
        Dictionary(axes.compactMap { id in chart.data(ofAxis: id).map { (id, $0) } }) { one, _ in one }
    }
}

extension ViewUpdate: Codable {
    private enum CodingKeys: String, CodingKey {
        case connection, client, process, cause
        case willDisplay, didEndDisplay, invalidated, window, focus, describeChart, counts, data, rangeChanged
        case appendPoints, removeChart, gone, complete
    }

    private struct Range: Codable {
        var chart: String
        var axis: String
        var min: Double
        var max: Double
    }

    private struct Points: Codable {
        var chart: String
        var series: String
        var count: Int
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        connection = try members.decodeIfPresent(String.self, forKey: .connection)
        client = try members.decodeIfPresent(String.self, forKey: .client)
        process = try members.decodeIfPresent(Int.self, forKey: .process)
        isByUser = try members.decodeIfPresent(String.self, forKey: .cause) == ChangeCause.user.rawValue
        change = try Self.change(in: members)
    }

    private static func change(in members: KeyedDecodingContainer<CodingKeys>) throws -> Change {
        func has(_ key: CodingKeys) -> Bool { members.contains(key) }
        if has(.willDisplay) {
            return .willDisplay(try members.decode(WireElement.self, forKey: .willDisplay).snapshot)
        }
        if has(.invalidated) {
            return .invalidated(try members.decode(WireElement.self, forKey: .invalidated).snapshot)
        }
        if has(.window) { return .window(try members.decode(WireWindow.self, forKey: .window).snapshot) }
        if has(.didEndDisplay) { return .didEndDisplay(try members.decode(String.self, forKey: .didEndDisplay)) }
        if has(.focus) { return .focus(try members.decodeIfPresent(String.self, forKey: .focus)) }
        if has(.describeChart) {
            let chart = try members.decode(WireChart.self, forKey: .describeChart).chart
            return .describeChart(
                chart, counts: try members.decode([String: Int].self, forKey: .counts), data: try data(in: members))
        }
        if has(.rangeChanged) {
            let range = try members.decode(Range.self, forKey: .rangeChanged)
            return .rangeChanged(chart: range.chart, axis: range.axis, DataRange(min: range.min, max: range.max))
        }
        if has(.appendPoints) {
            let points = try members.decode(Points.self, forKey: .appendPoints)
            return .appendPoints(
                chart: points.chart, series: points.series, count: points.count, data: try data(in: members))
        }
        if has(.removeChart) { return .removeChart(try members.decode(String.self, forKey: .removeChart)) }
        return has(.gone) ? .gone : .complete
    }

    /// The data by axis id.
    private static func data(in members: KeyedDecodingContainer<CodingKeys>) throws -> [String: AxisData] {
        try members.decodeIfPresent([String: AxisData].self, forKey: .data) ?? [:]
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(connection, forKey: .connection)
        try members.encodeIfPresent(client, forKey: .client)
        try members.encodeIfPresent(process, forKey: .process)
        if isByUser { try members.encode(ChangeCause.user, forKey: .cause) }
        switch change {
        case .willDisplay(let element): try members.encode(WireElement(element), forKey: .willDisplay)
        case .didEndDisplay(let id): try members.encode(id, forKey: .didEndDisplay)
        case .invalidated(let element): try members.encode(WireElement(element), forKey: .invalidated)
        case .window(let window): try members.encode(WireWindow(window), forKey: .window)
        case .focus(let id): try members.encode(id, forKey: .focus)
        case .describeChart(let chart, let counts, let data):
            try members.encode(WireChart(chart), forKey: .describeChart)
            try members.encode(counts, forKey: .counts)
            if !data.isEmpty { try members.encode(data, forKey: .data) }
        case .rangeChanged(let chart, let axis, let range):
            let range = Range(chart: chart, axis: axis, min: range.min, max: range.max)
            try members.encode(range, forKey: .rangeChanged)
        case .appendPoints(let chart, let series, let count, let data):
            try members.encode(Points(chart: chart, series: series, count: count), forKey: .appendPoints)
            if !data.isEmpty { try members.encode(data, forKey: .data) }
        case .removeChart(let id): try members.encode(id, forKey: .removeChart)
        case .gone: try members.encode(true, forKey: .gone)
        case .complete: try members.encode(true, forKey: .complete)
        }
    }
}
