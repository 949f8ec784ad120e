// SPDX-License-Identifier: MIT

/// The news of one series of a monitored chart since its last digest, and the rules that apply to it.
struct MonitoredSeries: Sendable, Equatable {
    private struct News: Equatable {
        var count = 0
        var highest: Double
        var lowest: Double
    }

    let name: String
    private var news: News?
    private var latest: Double?
    private var axis: AxisRange
    /// The range of all values so far, which gives the span if the axis has no valid range.
    private var seen: ClosedRange<Double>?
    private var watches: [RuleWatch]

    init(_ name: String, axis: AxisRange, rules: [SeriesRule], now: Duration) {
        self.name = name
        self.axis = axis
        watches = rules.filter { $0.series == name }.map { RuleWatch($0.condition, now: now) }
    }

    var hasNews: Bool { news != nil }

    var nextDeadline: Duration? { watches.compactMap(\.deadline).min() }

    /// - Parameter values: nil and values that are not finite are gaps.
    mutating func append(_ values: [Double?], axis newest: AxisRange, now: Duration) -> [SeriesAlert] {
        axis = newest
        return values.flatMap { value in
            let value = value.flatMap { $0.isFinite ? $0 : nil }
            if let value { note(value) }
            let margin = margin
            let events = watches.indices.compactMap { watches[$0].saw(value, margin: margin, now: now) }
            return take(events)
        }
    }

    /// Announces each value once: passing a limit takes precedence over a change, and an alarm over a digest.
    private mutating func take(_ events: [RuleWatch.Event]) -> [SeriesAlert] {
        let limits = events.filter { if case .changed = $0 { false } else { true } }
        if !events.isEmpty, news?.count == 1 { news = nil }
        return (limits.isEmpty ? events : limits).map(alert)
    }

    mutating func advance(now: Duration) -> [SeriesAlert] {
        let (latest, margin) = (latest, margin)
        return watches.indices.compactMap { watches[$0].advance(latest: latest, margin: margin, now: now) }.map(alert)
    }

    /// Returns the news and clears them.
    mutating func takeDigest(name: String?) -> ChartPhrase? {
        guard let told = news, let latest else { return nil }
        news = nil
        return .digest(
            series: name, count: told.count, highest: onAxis(told.highest), lowest: onAxis(told.lowest),
            latest: onAxis(latest))
    }

    private mutating func note(_ value: Double) {
        latest = value
        seen = min(seen?.lowerBound ?? value, value)...max(seen?.upperBound ?? value, value)
        var noted = news ?? News(highest: value, lowest: value)
        noted.count += 1
        noted.highest = max(noted.highest, value)
        noted.lowest = min(noted.lowest, value)
        news = noted
    }

    /// 1 % of the visible span, or of the span of all data if the visible span is not valid.
    private var margin: Double {
        let visible = abs(axis.span)
        if visible.isFinite && visible > 0 { return visible / 100 }
        let all = seen.map { $0.upperBound / 100 - $0.lowerBound / 100 } ?? 0
        return all.isFinite ? all : 0
    }

    private func onAxis(_ value: Double) -> AxisValue { AxisValue(value, on: axis) }

    private func alert(_ event: RuleWatch.Event) -> SeriesAlert {
        let now = onAxis(latest ?? .nan)
        let told: SeriesAlert.Event =
            switch event {
            case .above(let limit): .above(limit: onAxis(limit), now: now)
            case .below(let limit): .below(limit: onAxis(limit), now: now)
            case .changed(let old): .changed(from: onAxis(old), to: now)
            case .silent(let time): .silent(for: time)
            }
        return SeriesAlert(series: name, event: told)
    }
}
