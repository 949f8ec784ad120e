// SPDX-License-Identifier: MIT

/// The charts of one application, as far as they were reported. It takes events and returns announcements.
package struct DisplayedCharts: Sendable, Equatable {
    package let limits: ChartLimits

    /// The result of an event.
    package struct Outcome: Sendable, Equatable {
        /// False if a command did nothing; true for every other event.
        package var handled = true
        /// The user's position after a command.
        package var cursor: ChartCursor?
        package var announcement: Announcement?
        /// The subject of a chart that has left the screen. Announcements about it that wait are dropped.
        package var ended: String?
        /// A slot whose waiting announcement is outdated, because its range is no longer visible.
        package var superseded: String?
    }

    private struct Displayed: Equatable {
        var navigator: ChartNavigator
        /// Ranges that a command has announced. A client's report of the same range is not announced again.
        var announcedRanges: [String: DataRange] = [:]
        /// The number of the description. When it changes, the whole chart may differ.
        let revision: Int
    }

    /// The number of the latest description.
    private var revisions = 0

    private var charts: [String: Displayed] = [:]
    private var pointCount = 0

    package init(limits: ChartLimits = ChartLimits()) {
        self.limits = limits
    }

    package var count: Int { charts.count }

    /// All charts in their current state, sorted by id.
    package var described: [ChartDescriptor] { navigators.map(\.chart) }

    /// All charts with the user's positions, sorted by id.
    package var navigators: [ChartNavigator] { charts.sorted { $0.key < $1.key }.map(\.value.navigator) }

    /// The number of a chart's description, which changes when the chart is described again; nil for an unknown chart.
    package func revision(of id: String) -> Int? { charts[id]?.revision }

    /// A chart in its current state; nil for an unknown chart.
    package subscript(id: String) -> ChartNavigator? { charts[id]?.navigator }

    /// Handles an event.
    /// - Throws: a ``ChartFailure``; then nothing has changed.
    package mutating func take(_ event: ChartEvent) throws(ChartFailure) -> Outcome {
        switch event {
        case .described(let chart): try describe(chart)
        case .rangeChanged(let change): return Outcome(announcement: try changeRange(change))
        case .appended(let chart, let series, let points): try append(points, to: series, of: chart)
        case .removed(let id): return try remove(id)
        case .commanded(let id, let command, let series): return try perform(command, on: id, series: series)
        }
        return Outcome()
    }
}

extension DisplayedCharts {
    /// Moves the user to the heard point of a chart that plays.
    package mutating func follow(series: String, x: Double, of id: String) {
        guard let index = charts.index(forKey: id) else { return }
        _ = charts.values[index].navigator.follow(series: series, x: x)
    }

    /// Adds a chart, or replaces a known one. The user's position stays.
    private mutating func describe(_ chart: ChartDescriptor) throws(ChartFailure) {
        let old = charts[chart.id]?.navigator
        guard old != nil || charts.count < limits.charts else { throw .tooManyCharts(limit: limits.charts) }
        let points = pointCount - (old?.chart.pointCount ?? 0) + chart.pointCount
        guard points <= limits.pointsInAll else { throw .tooManyPointsInAll(limit: limits.pointsInAll) }
        var navigator = try ChartNavigator(chart, limits: limits)
        if let old { navigator.keepPlace(of: old) }
        revisions += 1
        charts[chart.id] = Displayed(navigator: navigator, revision: revisions)
        pointCount = points
    }

    /// Sets a new range. A client that describes no chart may still report ranges.
    private mutating func changeRange(_ change: RangeChange) throws(ChartFailure) -> Announcement? {
        let (axis, range) = (change.range.axis, DataRange(min: change.range.lower, max: change.range.upper))
        guard range.isValid else { throw .notARange(axis: axis, min: range.min, max: range.max) }
        guard let index = charts.index(forKey: change.chart) else {
            // A client that describes its charts has misspelt this one.
            guard charts.isEmpty else { throw .unknownChart(change.chart) }
            return change.announcement
        }
        var known = change
        known.range = try charts.values[index].navigator.show(range, onAxis: axis)
        let announced = charts.values[index].announcedRanges.removeValue(forKey: axis)
        guard let announced, announced.isNearly(range) else { return known.announcement }
        charts.values[index].announcedRanges[axis] = announced
        return nil
    }

    private mutating func append(
        _ points: PointColumns, to series: String, of id: String
    ) throws(ChartFailure) {
        guard let index = charts.index(forKey: id) else { throw .unknownChart(id) }
        guard pointCount + points.count <= limits.pointsInAll else {
            throw .tooManyPointsInAll(limit: limits.pointsInAll)
        }
        try charts.values[index].navigator.append(points, to: series)
        pointCount += points.count
    }

    private mutating func remove(_ id: String) throws(ChartFailure) -> Outcome {
        guard let removed = charts.removeValue(forKey: id) else { throw .unknownChart(id) }
        pointCount -= removed.navigator.chart.pointCount
        return Outcome(ended: Announcement.subject(ofChart: id))
    }

    /// Performs a command. The answer is announced at once, because the user asked for it, and replaces other speech
    /// about the chart.
    private mutating func perform(
        _ command: ChartCommand, on id: String, series: String?
    ) throws(ChartFailure) -> Outcome {
        guard let index = charts.index(forKey: id) else { throw .unknownChart(id) }
        if case .axis(let axis) = command, charts.values[index].navigator.chart.axis(axis) == nil {
            throw .unknownAxis(axis, chart: id, known: charts.values[index].navigator.chart.axes.map(\.id))
        }
        if let series { try charts.values[index].navigator.choose(series: series) }
        let before = charts.values[index].navigator.chart.axes.map(\.visibleRange)
        let outcome = charts.values[index].navigator.perform(command)
        var moved = false
        for (axis, range) in zip(charts.values[index].navigator.chart.axes, before) where axis.visibleRange != range {
            charts.values[index].announcedRanges[axis.id] = axis.visibleRange
            moved = true
        }
        return Outcome(
            handled: outcome.handled, cursor: outcome.cursor,
            announcement: outcome.phrase.map {
                Announcement(.chart($0), subject: Announcement.subject(ofChart: id))
            }, superseded: moved ? RangeChange.slot(ofChart: id) : nil)
    }
}
