// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// The part of the explored chart to play.
package enum PlayedPart: Sendable, Hashable {
    /// The current series, within the view.
    case view
    /// The current series, from the current point to the end of the view.
    case onward
    /// All series within the view, each after its name.
    case all
}

/// The user's choices for playing.
struct PlayingChoices: Sendable, Equatable {
    private static let speeds = [25, 50, 75, 100, 150, 200, 300, 400]

    /// In percent of the usual speed.
    private(set) var speed = 100
    private(set) var mode = ChartSound.Mode.notes

    /// Changes the speed by a number of steps, within its limits.
    mutating func change(by step: Int) {
        let place = (Self.speeds.firstIndex(of: speed) ?? 0) + step
        speed = Self.speeds[min(Self.speeds.count - 1, max(0, place))]
    }

    /// Switches to the next mode, and from the last to the first.
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
    /// The request for a sound; nil when there are no points.
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

    /// The usual length of the sound, in seconds.
    private func seconds(of sound: ChartSound, in range: DataRange) -> Double {
        let played = navigator.chart.series.filter { sound.series?.contains($0.id) ?? true }
        let most = played.map { $0.points.count(in: range) }.max() ?? 0
        return ScoreRequest.usualSeconds(points: most, turns: sound.mode == .compare ? played.count : 1)
    }

    /// Whether the values of the series can be compared by ear: two to four series with the same unit.
    var isComparable: Bool {
        let axes = Set(navigator.chart.series.map(\.yAxis))
        let units = Set(axes.map { navigator.chart.axis($0)?.unit })
        return (2...4).contains(navigator.chart.series.count) && units.count == 1
    }

    /// The chart to play. Compared series share one scale, whatever the axes of their columns.
    func played(_ sound: ChartSound) -> ChartDescriptor {
        var chart = navigator.chart
        guard sound.chart == comparedID, let axis = chart.series.first?.yAxis else { return chart }
        chart.id = comparedID
        for index in chart.series.indices { chart.series[index].yAxis = axis }
        return chart
    }

    /// The id of the chart with a shared scale, which differs from the explored chart.
    private var comparedID: String { navigator.chart.id + ", compared" }

    /// Moves the user to the place of the sound, without an announcement.
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
