// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What a client shows, for those who have subscribed to the views of all.
extension Client {
    /// The name that no other client has: it may be given in place of the other.
    var connectionName: String { "#\(id.rawValue)" }

    /// All that it shows, in the order in which it came.
    var shown: [ViewNews] {
        let window = screen.window.map { [ViewNews.Change.window($0)] } ?? []
        let elements = screen.displayed.map { ViewNews.Change.willDisplay($0) }
        let focus = screen.focus.map { [ViewNews.Change.focus($0)] } ?? []
        return (window + elements + charts.navigators.map(ViewNews.described) + focus).map(news)
    }

    /// Nobody is told of a change that nobody wants to know.
    private var isFollowed: Bool { clients.feed.isWanted(.views, of: id) }

    private func news(_ change: ViewNews.Change) -> ViewNews {
        ViewNews(connection: connectionName, client: name, process: process.map { Int($0.pid) }, change)
    }

    private func tell(_ change: ViewNews.Change) { clients.feed.publish(.view(news(change)), owner: id) }

    /// It has the focus on that element already, and nothing is said of it.
    func focusIsKnown(on element: String) {
        let before = screen.focus
        screen.focusIsKnown(on: element)
        if isFollowed, screen.focus != before { tell(.focus(screen.focus)) }
    }

    /// It has disconnected.
    func tellGone() {
        if isFollowed { tell(.gone) }
    }

    /// Its views have taken an event.
    /// - Parameters:
    ///   - ended: the id of the element that is not displayed any more.
    ///   - focus: what had the focus before.
    func tell(_ event: ViewEvent, ended: String?, focus: String?) {
        guard isFollowed else { return }
        switch event {
        case .willDisplay(let element), .focused(.element(let element)),
            .posted(_, .element(let element)?, priority: _):
            if let id = element.id, screen.find(id) != nil { tell(.willDisplay(element)) }
        case .invalidated(let change, _):
            if let element = screen.find(change.id) { tell(.invalidated(element)) }
        case .didEndDisplay: if let ended { tell(.didEndDisplay(ended)) }
        case .window(let window): tell(.window(window))
        case .focused, .posted: break
        }
        if screen.focus != focus { tell(.focus(screen.focus)) }
    }

    /// Its charts have taken an event.
    /// - Parameter ranges: those that its axes showed before.
    func tell(_ event: ChartEvent, before ranges: [String: DataRange?]) {
        guard isFollowed else { return }
        switch event {
        case .described(let chart): if let shown = charts[chart.id] { tell(ViewNews.described(shown)) }
        case .appended(let chart, let series, _):
            if let news = charts[chart].flatMap({ ViewNews.appended(to: series, of: $0) }) { tell(news) }
        case .removed(let chart): tell(.removeChart(chart))
        case .rangeChanged(let change): tellRanges(of: change.chart, before: ranges)
        case .commanded(let chart, _, _): tellRanges(of: chart, before: ranges)
        }
    }

    private func tellRanges(of chart: String, before ranges: [String: DataRange?]) {
        for axis in charts[chart]?.chart.axes ?? [] {
            guard let range = axis.visibleRange, ranges[axis.id] != range else { continue }
            tell(.rangeChanged(chart: chart, axis: axis.id, range))
        }
    }

    /// The ranges that the axes of the event's chart show; nothing where nobody wants to know.
    func visibleRanges(for event: ChartEvent) -> [String: DataRange?] {
        let chart: String
        switch event {
        case .rangeChanged(let change): chart = change.chart
        case .commanded(let id, _, _): chart = id
        default: return [:]
        }
        guard isFollowed, let shown = charts[chart] else { return [:] }
        return Dictionary(shown.chart.axes.map { ($0.id, $0.visibleRange) }) { one, _ in one }
    }
}
