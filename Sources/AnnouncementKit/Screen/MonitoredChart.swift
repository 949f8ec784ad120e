// SPDX-License-Identifier: MIT

/// A monitored chart.
struct MonitoredChart: Sendable, Equatable {
    /// The largest number of monitored series: more than anybody can follow.
    private static let seriesLimit = 64

    let title: String?
    private let rules: [SeriesRule]
    /// The series in the order of their latest digests, the most recent last.
    private var series: [MonitoredSeries] = []

    /// A rule may refer to a series without points: the time of `silentFor` begins now.
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

    /// The news of the series that has waited longest for its turn.
    /// - Parameter isAlone: true if no other chart is monitored, so that no title is needed.
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
