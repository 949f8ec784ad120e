// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: pictures of dots")
struct BrailleCanvasTests {
    private func picture(
        _ y: [Double], columns: Int, rows: Int, x: [Double]? = nil, visible: ClosedRange<Double>? = nil,
        kind: SeriesKind = .line
    ) -> [String] {
        let points = PointColumns(x: x ?? y.indices.map(Double.init), y: y)
        let range = visible ?? (points.xExtent?.min ?? 0)...(points.xExtent?.max ?? 0)
        let axis = AxisRange(axis: "x", lower: range.lowerBound, upper: range.upperBound)
        let height = AxisRange(axis: "y", lower: min(0, points.yExtent?.min ?? 0), upper: points.yExtent?.max ?? 1)
        let series = DataSeries(id: "s", kind: kind, points: points)
        let canvas = SeriesPicture(series, x: axis, y: height, size: ScreenSize(columns: columns, rows: rows)).canvas
        return (0..<canvas.size.rows).map { String(canvas.row($0)) }
    }

    @Test func `dots are eight to a cell`() {
        var canvas = BrailleCanvas(ScreenSize(columns: 2, rows: 1))
        for (x, y) in [(0, 0), (1, 3), (2, 1), (9, 0), (0, -1)] { canvas.set(x, y) }
        #expect(String(canvas.row(0)) == "⢁⠂")
    }

    @Test func `a line goes from point to point`() {
        #expect(picture([0, 7], columns: 4, rows: 2) == ["  ⡠⠊", "⡠⠊  "])
        #expect(picture([0, 1], columns: 2, rows: 1) == ["⡠⠊"])
    }

    @Test func `a gap stays a gap, and a lonely point is a dot`() {
        #expect(picture([0, .nan, 3, .nan, 0, 0, 0, 0], columns: 4, rows: 1) == ["⡀⠁⣀⣀"])
        #expect(picture([5], columns: 3, rows: 1) == [" ⠈ "])
        #expect(picture([], columns: 2, rows: 1) == ["  "])
        #expect(picture([.nan, .nan], columns: 2, rows: 1) == ["  "])
    }

    @Test func `a picture of many points keeps every point and gap`() {
        var y = Array(repeating: 0.0, count: 100_000)
        y[40_000] = 3
        for index in 60_000..<80_000 { y[index] = .nan }
        #expect(picture(y, columns: 10, rows: 1) == ["⣀⣀⣀⣀⣇⣀ ⢀⣀⣀"])
    }

    @Test func `columns are drawn from zero`() {
        #expect(picture([3, 1, 2], columns: 3, rows: 1, kind: .column) == ["⡇⢠⢰"])
    }

    @Test func `only the visible part is drawn, also where a line leaves it`() {
        #expect(picture([0, 3, 0], columns: 2, rows: 1, visible: 0...1) == ["⡠⠊"])
        #expect(picture([0, 30], columns: 2, rows: 1, x: [0, 10], visible: 0...1) == ["⣀⣀"])
    }

    @Test func `points without an order are dots`() {
        #expect(picture([0, 3, 0], columns: 2, rows: 1, x: [3, 0, 1.5]) == ["⠁⣀"])
    }

    @Test func `the cursor's column is that of its value`() {
        let axis = AxisRange(axis: "x", lower: 0, upper: 10)
        #expect([0, 5, 10, 11, -1].map { SeriesPicture.column(of: $0, on: axis, columns: 10) } == [0, 5, 9, nil, nil])
        #expect(SeriesPicture.column(of: 5, on: axis, columns: 0) == nil)
    }

    @Test func `no size and no number is too much`() {
        for size in [(0, 0), (1, 0), (0, 1), (1, 1), (300, 200)] {
            for y in [[-1e308, 1e308], [0, 0], [.nan], [.leastNonzeroMagnitude, 1e-300]] {
                let rows = picture(y, columns: size.0, rows: size.1)
                #expect(rows.count == size.1 && rows.allSatisfy { $0.count == size.0 })
            }
        }
    }
}
