// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Tables

/// The explored chart: the user's place in it, and its new data. Returns phrases to say.
struct ExploredChart: Sendable {
    /// News to report because of new data.
    enum News: Sendable, Equatable {
        /// The monitor's phrase, to be said when no other speech plays.
        case monitored(ChartPhrase)
        /// A tone for a new point.
        case sounded(ToneRequest)
        /// The scale of the pitches has changed to this range of values.
        case rescaled(AxisRange)
        /// The chart accepts no further data.
        case refused(ChartFailure)
    }

    var navigator: ChartNavigator
    private(set) var feed = LiveFeed()
    /// The scales from values to pitches: a value keeps its pitch until its scale changes.
    private(set) var pitches = ChartPitches()
    /// Whether data has arrived since the scales were made.
    private var hasOldPitches = true
    private(set) var liveSound = LiveSound()
    /// The notes from reading the table.
    private(set) var notes: [String]
    private var source: Source

    /// The source of the chart's data.
    private enum Source {
        /// Everything was read before the chart was shown.
        case file
        /// More data may arrive, from a pipe or from another program.
        case openPipe
        case endedPipe
    }

    /// - Parameter table: nil when a pipe has not delivered a table yet.
    /// - Throws: a ``ChartFailure`` when the chart is invalid.
    init(_ table: TableChart?, title: String, isLive: Bool) throws(ChartFailure) {
        let chart = table?.chart ?? ChartDescriptor(id: "table", title: title, axes: [])
        navigator = try ChartNavigator(chart)
        notes = table?.notes ?? []
        source = isLive ? .openPipe : .file
        feed.markAllKnown(in: chart)
    }

    /// Whether more data may arrive.
    var isLive: Bool { source == .openPipe }

    /// Marks the end of the pipe's data.
    mutating func endInput() { if isLive { source = .endedPipe } }

    /// The reason why no new data can arrive; nil while it can.
    /// - Parameter file: the reason for a file.
    private func end(ofFile file: ChartPhrase) -> ChartPhrase? {
        switch source {
        case .file: file
        case .openPipe: nil
        case .endedPipe: .inputEnded
        }
    }

    /// Whether no table has been recognized yet.
    var isEmpty: Bool { navigator.chart.axes.isEmpty }
    var title: String { navigator.chart.name }
    /// The current point, with its position among all points.
    var currentPoint: ChartPhrase? { navigator.currentPoint.map { .here($0) } }
    /// The current point in the short form of a move.
    var toldPoint: ChartPhrase? { navigator.currentPoint.map { .point($0) } }

    /// The x or the y axis of the current series.
    func axis(isX: Bool) -> AxisRange? {
        let id = navigator.currentSeries.map { isX ? $0.xAxis : $0.yAxis }
        return (id ?? navigator.chart.axes.first { $0.isX == isX }?.id).map(navigator.axisRange)
    }

    mutating func perform(_ command: ChartCommand) -> ChartPhrase? { navigator.perform(command).phrase }

    /// Fits the y axis of the current series to the values in view.
    /// - Returns: the phrase for the user.
    mutating func fitValues() -> ChartPhrase {
        guard let x = axis(isX: true), let y = axis(isX: false) else { return .noData }
        var extent: DataRange?
        for series in navigator.chart.series where series.yAxis == y.axis && series.xAxis == x.axis {
            let own = series.points.extent(in: DataRange(min: x.lower, max: x.upper))
            extent =
                own.map { series.kind == .line ? $0 : $0.union(DataRange(min: 0, max: 0)) }?.union(extent) ?? extent
        }
        guard let extent else { return .noData }
        guard (try? navigator.show(extent, onAxis: y.axis)) != nil else { return .axis(y) }
        return .axis(navigator.axisRange(y.axis))
    }

    /// Marks all points of the chart as known to the user.
    mutating func markAllKnown() { feed.markAllKnown(in: navigator.chart) }

    /// Sets the shortest time between two digests of the monitor, 1 to 60 seconds.
    mutating func setDigestInterval(seconds: Int) { feed.monitor.interval = .seconds(seconds) }
}

/// Data from a pipe.
extension ExploredChart {
    /// Takes a new chart for the whole table. Held-back points are dropped, because the new chart contains them.
    mutating func describe(_ table: TableChart) -> [News] {
        notes = table.notes
        do {
            if isEmpty {
                navigator = try ChartNavigator(table.chart)
            } else {
                try navigator.replace(with: table.chart)
            }
        } catch {
            return refuse(error)
        }
        hasOldPitches = true
        if feed.isFrozen { _ = feed.thaw(); feed.freeze() }
        return []
    }

    /// Takes new points, or holds them back while the chart is frozen.
    mutating func append(_ points: [TableReader.Appended], at now: Duration) -> [News] {
        guard !feed.isFull else { return [] }
        guard !feed.isFrozen else {
            feed.hold(points)
            return []
        }
        return take(points, at: now)
    }

    private mutating func take(_ points: [TableReader.Appended], at now: Duration) -> [News] {
        var news: [News] = []
        for part in points {
            do {
                try navigator.append(part.points, to: part.series)
            } catch {
                return news + refuse(error)
            }
            guard let series = navigator.chart.series.first(where: { $0.id == part.series }) else { continue }
            let values = part.points.y.map { $0.isFinite ? $0 : nil }
            let axis = navigator.axisRange(series.yAxis)
            news += Self.news(feed.monitor.append(values, to: series.name, of: monitored, axis: axis, now: now))
        }
        return news + sounds(of: points, at: now)
    }

    /// Updates the scales for all data so far.
    /// - Returns: the ids of the axes whose scale has changed.
    @discardableResult
    mutating func updatePitches() -> [String] {
        guard hasOldPitches else { return [] }
        hasOldPitches = false
        return pitches.take(navigator.chart)
    }

    /// A tone for the newest point if the current series has new points, and the scale if it has changed.
    private mutating func sounds(of points: [TableReader.Appended], at now: Duration) -> [News] {
        hasOldPitches = true
        guard liveSound.isOn, let series = navigator.currentSeries, points.contains(where: { $0.series == series.id })
        else { return [] }
        let changed = updatePitches()
        guard let tone = newestTone else { return [] }
        guard liveSound.shouldAnnounceScale(isOther: changed.contains(series.yAxis), at: now),
            let range = pitches.scales[series.yAxis]?.range
        else { return [.sounded(tone)] }
        var axis = navigator.axisRange(series.yAxis)
        (axis.lower, axis.upper) = (range.min, range.max)
        return [.sounded(tone), .rescaled(axis)]
    }

    /// Reports a failure once: each further part would fail as well.
    private mutating func refuse(_ failure: ChartFailure) -> [News] {
        guard !feed.isFull else { return [] }
        feed.isFull = true
        return [.refused(failure)]
    }

    /// Reports due digests of the monitor.
    mutating func advance(to now: Duration) -> [News] { Self.news(feed.monitor.advance(now: now)) }

    private static func news(_ items: [ChartMonitor.News]) -> [News] {
        items.compactMap { if case .chart(let phrase) = $0.announcement.content { .monitored(phrase) } else { nil } }
    }

    /// A summary of the points of the current series since the last request. Held-back points are only counted.
    mutating func whatChanged() -> (news: ChartPhrase, held: Int) {
        guard let series = navigator.currentSeries else { return (.nothingNew, 0) }
        if source == .file { return (.fileComplete, 0) }
        let news = feed.news(of: series, on: navigator.axisRange(series.yAxis), named: series.name)
        return (news == .nothingNew && !isLive ? .inputEnded : news, feed.isFrozen ? feed.heldCount(of: series.id) : 0)
    }

    /// Freezes the chart until ``thaw(at:)``. A file has no new data to hold back.
    mutating func freeze() -> ChartPhrase {
        if let end = end(ofFile: .isFile(toMonitor: false)) { return end }
        feed.freeze()
        return .frozen(isOn: true)
    }

    /// Ends ``freeze()``.
    /// - Returns: the news of the held-back points, and a summary of new points on the current series.
    mutating func thaw(at now: Duration) -> (held: [News], news: ChartPhrase) {
        let held = take(feed.thaw(), at: now)
        // The monitor's digest would repeat the summary.
        _ = feed.monitor.catchUp(now: now)
        return (held, whatChanged().news)
    }

    /// - Returns: the phrase for the user.
    mutating func toggleMonitor(at now: Duration) -> ChartPhrase {
        if feed.monitor.stop(monitored) { return .monitoring(isOn: false) }
        if let end = end(ofFile: .isFile(toMonitor: true)) { return end }
        guard let axis = axis(isX: false) else { return .noData }
        _ = feed.monitor.monitor(monitored, axis: axis, now: now)
        return .monitoring(isOn: true)
    }

    /// - Returns: the reason why no new points can sound; nil when the sound was switched.
    mutating func toggleLiveSound() -> ChartPhrase? {
        guard !liveSound.isOn else {
            liveSound = LiveSound()
            return nil
        }
        if let end = end(ofFile: .fileComplete) { return end }
        liveSound.isOn = true
        updatePitches()
        return nil
    }

    var soundsLive: Bool { liveSound.isOn }

    var isMonitoring: Bool { feed.monitor.isMonitoring(monitored) }

    private var monitored: ChartMonitor.ChartKey {
        ChartMonitor.ChartKey(client: LiveFeed.owner, chart: navigator.chart.id)
    }
}

extension PointColumns {
    /// The lowest and the highest value within a range of x; nil for none.
    func extent(in range: DataRange) -> DataRange? {
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in run(in: range) ?? x.indices where range.contains(x[index]) && y[index].isFinite {
            (low, high) = (min(low, y[index]), max(high, y[index]))
        }
        return low <= high ? DataRange(min: low, max: high) : nil
    }
}
