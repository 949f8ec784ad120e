// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// What comes through a pipe.
extension Explorer {
    /// What was held back is in the new chart.
    mutating func describe(_ table: TableChart) -> [ExploreStep] {
        notes = table.notes
        do {
            if navigator.chart.axes.isEmpty {
                navigator = try ChartNavigator(table.chart)
            } else {
                try navigator.replace(with: table.chart)
            }
        } catch {
            return refuse(error)
        }
        if feed.isFrozen { _ = feed.thaw(); feed.freeze() }
        return start()
    }

    mutating func append(_ points: [TableReader.Appended], at now: Duration) -> [ExploreStep] {
        guard !feed.isFull else { return [] }
        if feed.isFrozen {
            feed.hold(points)
            return []
        }
        return take(in: points, at: now)
    }

    private mutating func take(in points: [TableReader.Appended], at now: Duration) -> [ExploreStep] {
        var steps: [ExploreStep] = []
        for part in points {
            do {
                try navigator.append(part.points, to: part.series)
            } catch {
                return steps + refuse(error)
            }
            guard let series = navigator.chart.series.first(where: { $0.id == part.series }) else { continue }
            let values = part.points.y.map { $0.isFinite ? $0 : nil }
            steps += news(
                feed.monitor.append(
                    values, to: series.name, of: monitored, axis: navigator.axisRange(series.yAxis), now: now))
        }
        return steps
    }

    private mutating func refuse(_ failure: ChartFailure) -> [ExploreStep] {
        guard !feed.isFull else { return [] }
        feed.isFull = true
        return say(english: failure.description)
    }

    mutating func tellNews() -> [ExploreStep] {
        let phrase = newsOfSeries()
        // Of what is held back nothing is known but that it is there.
        let held = navigator.currentSeries.map { feed.heldCount(of: $0.id) } ?? 0
        guard feed.isFrozen, held > 0 else { return say(phrase) }
        return say(Phrasebook[wording.language].words("live.points", count: held))
    }

    private mutating func newsOfSeries() -> ChartPhrase {
        guard let series = navigator.currentSeries else { return .nothingNew }
        let name = navigator.chart.series.count > 1 ? series.name : nil
        return feed.news(of: series, on: navigator.axisRange(series.yAxis), named: name)
    }

    mutating func freeze() -> [ExploreStep] {
        guard isLive else { return say(.inputEnded) }
        feed.freeze()
        return say(.frozen(isOn: true))
    }

    /// Says how much has come meanwhile.
    mutating func thaw(at now: Duration) -> [ExploreStep] {
        let waiting = feed.thaw()
        let refusals = take(in: waiting, at: now)
        // What the monitor would tell is told here.
        _ = feed.monitor.catchUp(now: now)
        let (live, news) = (
            wording.words(for: .chart(.frozen(isOn: false))), wording.words(for: .chart(newsOfSeries()))
        )
        return refusals
            + say(
                WordedText(
                    display: "\(live.display). \(news.display)", speech: "\(live.speech). \(news.speech)"))
    }

    mutating func toggleMonitor(at now: Duration) -> [ExploreStep] {
        if feed.monitor.stop(monitored) { return say(.monitoring(isOn: false)) }
        guard isLive else { return say(.inputEnded) }
        guard let axis = axis(isX: false) else { return say(.noData) }
        _ = feed.monitor.monitor(monitored, axis: axis, now: now)
        return say(.monitoring(isOn: true))
    }

    private var monitored: ChartMonitor.ChartKey {
        ChartMonitor.ChartKey(client: LiveFeed.owner, chart: navigator.chart.id)
    }

    var isMonitoring: Bool { feed.monitor.isMonitoring(monitored) }

    mutating func news(_ news: [ChartMonitor.News]) -> [ExploreStep] {
        news.flatMap { item -> [ExploreStep] in
            guard case .chart(let phrase) = item.announcement.content else { return [] }
            return tell(phrase, expires: 3)
        }
    }
}
