// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A series as dots. With more points than columns, each column spans its lowest to its highest value, so that spikes
/// stay visible and each value is read once. Gaps stay gaps.
struct SeriesPicture {
    private(set) var canvas: BrailleCanvas
    private let points: PointColumns
    private let kind: SeriesKind
    private let x: CoordinateCalculator
    private let y: CoordinateCalculator
    private let range: DataRange

    init(
        _ series: DataSeries, x: AxisRange, y: AxisRange, size: ScreenSize, dash: BrailleCanvas.Dash = .solid
    ) {
        canvas = BrailleCanvas(size, dash: dash)
        points = series.points
        kind = series.kind
        range = DataRange(min: x.lower, max: x.upper)
        self.x = CoordinateCalculator(range: range, scale: x.scale, length: Double(max(0, canvas.width - 1)))
        self.y = CoordinateCalculator(
            range: DataRange(min: y.lower, max: y.upper), scale: y.scale, length: Double(max(0, canvas.height - 1)),
            isFlipped: true)
        draw()
    }

    /// The column of cells for a value of the x axis; nil when it is outside.
    static func column(of value: Double, on axis: AxisRange, columns: Int) -> Int? {
        let range = DataRange(min: axis.lower, max: axis.upper)
        let scale = CoordinateCalculator(range: range, scale: axis.scale, length: Double(max(0, columns * 2 - 1)))
        guard let place = scale.coordinate(of: value), place > -0.5, place < Double(columns * 2) - 0.5 else {
            return nil
        }
        return min(columns - 1, Int(place.rounded()) / 2)
    }

    /// The row of cells for a value of the y axis; nil when it is outside.
    static func row(of value: Double, on axis: AxisRange, rows: Int) -> Int? {
        let range = DataRange(min: axis.lower, max: axis.upper)
        let scale = CoordinateCalculator(
            range: range, scale: axis.scale, length: Double(max(0, rows * 4 - 1)), isFlipped: true)
        guard let place = scale.coordinate(of: value), place > -0.5, place < Double(rows * 4) - 0.5 else { return nil }
        return min(rows - 1, Int(place.rounded()) / 4)
    }

    private mutating func draw() {
        guard canvas.width > 0, canvas.height > 0 else { return }
        guard let run = points.run(in: range) else { return scatter(points.x.indices) }
        guard kind == .line else { return drawColumns(run) }
        if run.count > canvas.width * 2 { drawDense(run) } else { drawLines(run) }
    }

    private mutating func scatter(_ indices: Range<Int>) {
        for index in indices {
            guard let place = place(of: index) else { continue }
            canvas.line(from: place, to: place)
        }
    }

    /// Draws from point to point, including the nearest points outside.
    private mutating func drawLines(_ run: Range<Int>) {
        var last: (x: Double, y: Double)?
        for index in max(0, run.lowerBound - 1)..<min(points.count, run.upperBound + 1) {
            let place = place(of: index)
            if let place {
                let isLonely = last == nil && self.place(of: index + 1) == nil
                if let last {
                    canvas.line(from: last, to: place)
                } else if isLonely {
                    canvas.line(from: place, to: place)
                }
            }
            last = place
        }
    }

    private mutating func drawColumns(_ run: Range<Int>) {
        let foot = y.coordinate(of: 0) ?? Double(canvas.height - 1)
        for index in run {
            guard let place = place(of: index) else { continue }
            canvas.line(from: (place.x, foot), to: place)
        }
    }

    private mutating func drawDense(_ run: Range<Int>) {
        var start = run.lowerBound
        var last: Double?
        for column in 0..<canvas.width {
            let edge = x.value(at: Double(column) + 0.5) ?? range.max
            let end =
                column == canvas.width - 1 ? run.upperBound : firstIndex(beyond: edge, from: start, to: run.upperBound)
            guard start < end else { continue }
            if let seen = extent(start..<end), let high = y.coordinate(of: seen.max),
                let low = y.coordinate(of: seen.min)
            {
                canvas.column(column, from: Int(high.rounded()), to: Int(low.rounded()))
                if let last, let first = points.value(at: start).flatMap({ y.coordinate(of: $0) }) {
                    canvas.line(from: (Double(column - 1), last), to: (Double(column), first))
                }
            }
            last = points.value(at: end - 1).flatMap { y.coordinate(of: $0) }
            start = end
        }
    }

    private func firstIndex(beyond edge: Double, from start: Int, to end: Int) -> Int {
        points.x.withUnsafeBufferPointer { x in
            var (low, high) = (start, end)
            while low < high {
                let middle = low + (high - low) / 2
                if x[middle] <= edge { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// The lowest and the highest finite value; nil when there are only gaps and infinite values.
    private func extent(_ indices: Range<Int>) -> DataRange? {
        points.y.withUnsafeBufferPointer { y in
            var (low, high) = (Double.infinity, -Double.infinity)
            for index in indices {
                let value = y[index]
                guard value.isFinite else { continue }
                if value < low { low = value }
                if value > high { high = value }
            }
            return low <= high ? DataRange(min: low, max: high) : nil
        }
    }

    private func place(of index: Int) -> (x: Double, y: Double)? {
        guard let value = points.value(at: index), let x = x.coordinate(of: points.x[index]),
            let y = y.coordinate(of: value)
        else { return nil }
        return (x, y)
    }
}
