// SPDX-License-Identifier: MIT

/// One chart that a user monitors.
struct MonitoredChart: Sendable, Equatable {
    /// More than anybody can follow; further series are not monitored.
    private static let seriesLimit = 64

    let title: String?
    private let rules: [SeriesRule]
    /// The series in the order of their last digests: the latest is last.
    private var series: [MonitoredSeries] = []

    /// A rule may wait for a series that has no point yet: `silentFor` begins now.
    init(title: String?, rules: [SeriesRule], axis: AxisRange, now: Duration) {
        self.title = title
        self.rules = rules
        for name in rules.map(\.series) where !series.contains(where: { $0.name == name }) {
            series.append(MonitoredSeries(name, axis: axis, rules: rules, now: now))
        }
    }

    var hasNews: Bool { series.contains(where: \.hasNews) }

    var nextDeadline: Duration? { series.compactMap(\.nextDeadline).min() }

    mutating func append(_ values: [Double?], to name: String, axis: AxisRange, now: Duration) -> [SeriesAlert] {
        if let index = series.firstIndex(where: { $0.name == name }) {
            return series[index].append(values, axis: axis, now: now)
        }
        guard series.count < Self.seriesLimit else { return [] }
        var new = MonitoredSeries(name, axis: axis, rules: rules, now: now)
        defer { series.append(new) }
        return new.append(values, axis: axis, now: now)
    }

    mutating func advance(now: Duration) -> [SeriesAlert] {
        series.indices.flatMap { series[$0].advance(now: now) }
    }

    /// The news of the series that waits longest for its turn.
    /// - Parameter isAlone: whether no other chart is monitored, so that a title is not needed.
    mutating func takeDigest(isAlone: Bool) -> ChartPhrase? {
        guard let index = series.firstIndex(where: \.hasNews) else { return nil }
        var told = series.remove(at: index)
        let title = isAlone ? nil : title
        let own = series.isEmpty && title != nil ? nil : told.name
        let names = [title, own].compactMap(\.self)
        defer { series.append(told) }
        return told.takeDigest(name: names.isEmpty ? nil : names.joined(separator: ", "))
    }
}
