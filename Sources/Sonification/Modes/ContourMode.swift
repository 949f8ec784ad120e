// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A tick wherever the line between points crosses one of the equal steps of the y axis.
///
/// Acceleration is heard a dozen times more precisely this way than in notes at equal steps of x (arXiv 2508.06872).
struct ContourMode {
    /// The time from one point of the line to the next, in seconds.
    static let slot = 0.02
    /// The shortest audible distance between ticks, in seconds. Ticks of a jump that would be more than `latest` late
    /// are dropped.
    private static let spacing = 0.03
    private static let latest = 0.06
    private static let length = 0.025

    let series: PlayedSeries
    let steps: Int
    private var ticks: [Note] = []

    init(_ series: PlayedSeries, steps: Int) {
        self.series = series
        self.steps = steps
    }

    /// The ticks of the line through points; the note of the first value if the line crosses no step.
    static func notes(_ series: PlayedSeries, _ points: [PlayedPoint], steps: Int) -> [Note] {
        var contour = ContourMode(series, steps: steps)
        let line = points.filter { $0.kind != .gapAmongValues }
        for (point, next) in zip(line, line.dropFirst()) { contour.cross(from: point, to: next) }
        guard contour.ticks.isEmpty, let first = line.first(where: { $0.kind == .value }) else { return contour.ticks }
        return NotesMode.notes(series, [first], tone: series.tone)
    }

    private mutating func cross(from point: PlayedPoint, to next: PlayedPoint) {
        guard let share = series.share(at: point.index), let target = series.share(at: next.index) else { return }
        for level in levels(from: share, to: target) {
            let part = (Double(level) / Double(steps) - share) / (target - share)
            let time = point.start + part * (next.start - point.start)
            let start = max(time, (ticks.last?.start ?? -.infinity) + Self.spacing)
            guard start <= time + Self.latest else { return }
            let x = series.points.x[point.index] * (1 - part) + series.points.x[next.index] * part
            ticks.append(tick(at: start, x: x, level: level, isUp: target > share))
        }
    }

    /// The steps that are crossed. The start is not one of them, the end is.
    private func levels(from share: Double, to target: Double) -> [Int] {
        let (from, to) = (share * Double(steps), target * Double(steps))
        if from < to {
            return Array(stride(from: Int(from.rounded(.down)) + 1, through: Int(to.rounded(.down)), by: 1))
        }
        return Array(stride(from: Int(from.rounded(.up)) - 1, through: Int(to.rounded(.up)), by: -1))
    }

    private func tick(at start: Double, x: Double, level: Int, isUp: Bool) -> Note {
        let tone = Tone(
            hertz: series.pitches.hertz(atShare: isUp ? 0.75 : 0.25), pan: series.pan ?? series.passage.pan(of: x))
        let y = series.pitches.value(atShare: Double(level) / Double(steps))
        return Note(
            start: start, length: Self.length, tone: tone, place: DataPlace(series: series.id, x: x, y: y))
    }
}
