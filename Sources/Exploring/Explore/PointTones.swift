// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// When a point that the user comes to sounds, besides being said.
enum PointTones: String, Sendable, CaseIterable {
    /// While a key is held: what it goes over is not said.
    case held
    case always, never

    var next: PointTones {
        switch self {
        case .held: .always
        case .always: .never
        case .never: .held
        }
    }

    func sounds(isHeld: Bool) -> Bool {
        switch self {
        case .held: isHeld
        case .always: true
        case .never: false
        }
    }
}

extension ExploredChart {
    /// How long a point sounds: a key that is held begins the next one before.
    private static let seconds = 0.1
    /// A new point is heard by itself.
    private static let liveSeconds = 0.2

    /// The sound of having come from another point to the user's own; nothing where there is none.
    mutating func tones(from before: ChartCursor?) -> [ToneRequest] {
        updatePitches()
        guard let here = navigator.cursor,
            let number = navigator.chart.series.firstIndex(where: { $0.id == here.series })
        else { return [] }
        let isOther = before.map { $0.series != here.series } ?? false
        return (isOther ? [.earcon(.series)] : []) + [tone(of: here.index, in: number)]
    }

    /// How a point sounds: as high as its value, and as far to the right as it is in view.
    private func tone(of index: Int, in number: Int) -> ToneRequest {
        let series = navigator.chart.series[number]
        guard let value = share(of: index, in: series) else { return .earcon(.gap) }
        return .sounds(
            .init(
                id: "explore", value: value, pan: pan(of: series.points.x[index], on: series.xAxis),
                timbre: Timbre(series: number).rawValue, seconds: Self.seconds))
    }

    /// How far up its scale a point is; nil for a gap.
    private func share(of index: Int, in series: DataSeries) -> Double? {
        series.points.value(at: index).flatMap { pitches.scales[series.yAxis]?.share(of: $0) }
    }

    private func pan(of x: Double, on id: String) -> Double? {
        guard let axis = navigator.chart.axis(id), let place = axis.scale.position(of: x),
            let ends = axis.scale.positions(of: navigator.chart.visibleRange(ofAxis: id)), ends.min < ends.max
        else { return nil }
        return min(max((place - ends.min) / (ends.max - ends.min) * 2 - 1, -1), 1) * 0.9
    }

    /// The newest point of the series that the user is in, in the middle: it is always the last in view.
    var newestTone: ToneRequest? {
        guard let series = navigator.currentSeries, let last = series.points.x.indices.last,
            let number = navigator.chart.series.firstIndex(where: { $0.id == series.id })
        else { return nil }
        guard let value = share(of: last, in: series) else { return .earcon(.gap) }
        return .sounds(
            .init(
                id: "live", value: value, timbre: Timbre(series: number).rawValue, seconds: Self.liveSeconds))
    }
}

extension ChartCommand {
    /// Whether it goes from point to point, so that one that goes nowhere has come to an end.
    var goesToPoints: Bool {
        switch self {
        case .next, .previous, .first, .last, .nextSeries, .previousSeries, .minimum, .maximum, .average: true
        case .nextPeak, .previousPeak, .nextTrough, .previousTrough, .nextTenth, .previousTenth, .goTo: true
        default: false
        }
    }
}
