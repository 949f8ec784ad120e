// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What is played of a chart that is explored.
enum PlayedPart: Sendable, Hashable {
    /// The series that the user is in, as far as it is in view.
    case view
    /// The same from the user's point on.
    case onward
    /// All series, as far as they are in view, each named.
    case all
}

extension ExploredChart {
    /// Nil when there is nothing to hear.
    func sound(_ part: PlayedPart) -> ChartSound? {
        guard let series = navigator.currentSeries, !series.points.isEmpty, let x = axis(isX: true) else { return nil }
        var sound = ChartSound(chart: navigator.chart.id, series: [series.id], words: .none)
        switch part {
        case .view: break
        case .onward:
            guard case .here(let point, _, _) = currentPoint, point.x.value <= x.upper else { break }
            sound.range = .between(point.x.value, x.upper)
        case .all: (sound.series, sound.words) = (nil, .before)
        }
        return sound
    }

    /// The user is where the ear is; nothing is said of it.
    mutating func follow(_ cursor: CursorEvent) {
        guard cursor.chart == navigator.chart.id, (try? navigator.choose(series: cursor.series)) != nil else { return }
        _ = navigator.perform(.goTo(.x(cursor.x)))
    }
}
