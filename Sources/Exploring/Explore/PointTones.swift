// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// Whether a point sounds when the user moves to it, in addition to its announcement.
enum PointTones: String, Sendable, CaseIterable {
    /// Only while a key is held, when most points are not announced.
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
    /// The length of a point's tone: a held key starts the next tone earlier.
    private static let seconds = 0.1
    /// The length of a new point's tone, which no other tone follows immediately.
    private static let liveSeconds = 0.2

    /// The tones for a move to the current point; empty without a current point.
    mutating func tones(from before: ChartCursor?) -> [ToneRequest] {
        updatePitches()
        guard let here = navigator.cursor,
            let number = navigator.chart.series.firstIndex(where: { $0.id == here.series })
        else { return [] }
        let isOther = before.map { $0.series != here.series } ?? false
        return (isOther ? [.earcon(.series)] : []) + [tone(of: here.index, in: number)]
    }

    /// The tone of a point: its pitch follows the value, its pan the place in view.
    private func tone(of index: Int, in number: Int) -> ToneRequest {
        let series = navigator.chart.series[number]
        guard let value = share(of: index, in: series) else { return .earcon(.gap) }
        return .sounds(
            .init(
                id: "explore", value: value, pan: pan(of: series.points.x[index], on: series.xAxis),
                timbre: Timbre(series: number).rawValue, seconds: Self.seconds))
    }

    /// The position of a point on its scale, from 0 to 1; nil for a gap.
    private func share(of index: Int, in series: DataSeries) -> Double? {
        series.points.value(at: index).flatMap { pitches.scales[series.yAxis]?.share(of: $0) }
    }

    private func pan(of x: Double, on id: String) -> Double? {
        guard let axis = navigator.chart.axis(id), let place = axis.scale.position(of: x),
            let ends = axis.scale.positions(of: navigator.chart.visibleRange(ofAxis: id)), ends.min < ends.max
        else { return nil }
        return min(max((place - ends.min) / (ends.max - ends.min) * 2 - 1, -1), 1) * 0.9
    }

    /// The tone of the newest point of the current series, without pan: this point is always the last in view.
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
    /// Whether the command moves between points: when it does not change the point, the user is at the end.
    var goesToPoints: Bool {
        switch self {
        case .next, .previous, .first, .last, .nextSeries, .previousSeries, .minimum, .maximum, .average: true
        case .nextPeak, .previousPeak, .nextTrough, .previousTrough, .nextTenth, .previousTenth, .goTo: true
        default: false
        }
    }
}
