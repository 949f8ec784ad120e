// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// What is played of a chart that is explored.
package enum PlayedPart: Sendable, Hashable {
    /// The series that the user is in, as far as it is in view.
    case view
    /// The same from the user's point on.
    case onward
    /// All series, as far as they are in view, each named.
    case all
}

/// How it is played, as the user has chosen it.
struct PlayingChoices: Sendable, Equatable {
    private static let speeds = [25, 50, 75, 100, 150, 200, 300, 400]

    /// In percent of the usual one.
    private(set) var speed = 100
    private(set) var mode = ChartSound.Mode.notes

    /// Changes the speed by a step, as far as it goes.
    mutating func change(by step: Int) {
        let place = (Self.speeds.firstIndex(of: speed) ?? 0) + step
        speed = Self.speeds[min(Self.speeds.count - 1, max(0, place))]
    }

    /// Chooses the next mode, and wraps around.
    mutating func changeMode(isComparable: Bool) {
        switch mode {
        case .notes: mode = .glide
        case .glide: mode = .contour
        case .contour: mode = isComparable ? .compare : .notes
        case .compare: mode = .notes
        }
    }
}

extension ExploredChart {
    /// Nil when there is nothing to hear.
    func sound(_ part: PlayedPart, _ playing: PlayingChoices = PlayingChoices()) -> ChartSound? {
        guard let series = navigator.currentSeries, !series.points.isEmpty, let x = axis(isX: true) else { return nil }
        var sound = ChartSound(chart: navigator.chart.id, series: [series.id], mode: playing.mode, words: .none)
        var range = DataRange(min: x.lower, max: x.upper)
        switch part {
        case .view: break
        case .onward:
            guard case .here(let point, _, _) = currentPoint, point.x.value <= x.upper else { break }
            sound.range = .between(point.x.value, x.upper)
            range = DataRange(min: point.x.value, max: x.upper)
        case .all: (sound.series, sound.words) = (nil, .before)
        }
        if playing.mode == .compare {
            if isComparable { (sound.chart, sound.series, sound.words) = (comparedID, nil, .none) }
            sound.mode = isComparable ? .compare : .notes
        }
        if playing.speed != 100 { sound.seconds = seconds(of: sound, in: range) * 100 / Double(playing.speed) }
        return sound
    }

    /// How long it is played unless the user has chosen otherwise.
    private func seconds(of sound: ChartSound, in range: DataRange) -> Double {
        let played = navigator.chart.series.filter { sound.series?.contains($0.id) ?? true }
        let most = played.map { $0.points.count(in: range) }.max() ?? 0
        return ScoreRequest.usualSeconds(points: most, turns: sound.mode == .compare ? played.count : 1)
    }

    /// Whether the values of the series can be heard beside each other.
    var isComparable: Bool {
        let axes = Set(navigator.chart.series.map(\.yAxis))
        let units = Set(axes.map { navigator.chart.axis($0)?.unit })
        return (2...4).contains(navigator.chart.series.count) && units.count == 1
    }

    /// The chart as it is played: series that are compared have one scale, whatever their columns have.
    func played(_ sound: ChartSound) -> ChartDescriptor {
        var chart = navigator.chart
        guard sound.chart == comparedID, let axis = chart.series.first?.yAxis else { return chart }
        chart.id = comparedID
        for index in chart.series.indices { chart.series[index].yAxis = axis }
        return chart
    }

    /// A chart of its own, as its scale is another.
    private var comparedID: String { navigator.chart.id + ", compared" }

    /// The user is where the ear is; nothing is said of it.
    mutating func follow(_ cursor: CursorEvent) {
        guard [navigator.chart.id, comparedID].contains(cursor.chart),
            (try? navigator.choose(series: cursor.series)) != nil
        else { return }
        _ = navigator.perform(.goTo(.x(cursor.x)))
    }
}

extension PointColumns {
    /// The number of points within a range of x.
    fileprivate func count(in range: DataRange) -> Int {
        run(in: range)?.count ?? x.count(where: range.contains)
    }
}
