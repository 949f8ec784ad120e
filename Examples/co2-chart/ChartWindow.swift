// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleWindow
import FoundationEssentials

/// The chart as a window. Left and Right move between its points, Home and End to the first and the last one, Tab to
/// the axes and back, plus and minus zoom, Escape closes the window.
@MainActor
final class ChartWindow {
    private let chart: CO2Chart
    private let window: ExampleWindow
    private var place = 0
    /// The point that has the focus, or had it last.
    private var point: (any AccessibilityObject)?
    /// The previous point, which stays displayed until the next one: when the old focus disappears, screen readers
    /// repeat the context.
    private var left: (any AccessibilityObject)?

    init(_ chart: CO2Chart, environment: [String: String]) throws {
        self.chart = chart
        let frame = chart.surface.frame
        let size = Point(x: frame.width + 2 * Self.margin, y: frame.height + 2 * Self.margin)
        window = try ExampleWindow(chart.surface.title ?? "Chart", size: size, environment: environment)
        (chart.surface.frame.x, chart.surface.frame.y) = (Self.margin, Self.margin)
        chart.xAxis.layoutRect = Rect(x: 0, y: frame.height, width: frame.width, height: Self.margin)
        chart.yAxis.layoutRect = Rect(x: -Self.margin, y: 0, width: Self.margin, height: frame.height)
        chart.surface.labels.point = Self.label
        window.window.addSubview(chart.surface)
    }

    /// "1958-03-29, 316.1 ppm".
    @Sendable private nonisolated static func label(_ point: ChartPoint) -> String {
        let day = Date(timeIntervalSince1970: point.x.value).formatted(.iso8601.year().month().day())
        return "\(day), \(point.y.map { "\($0.value) ppm" } ?? "no value")"
    }

    private static let margin = 60.0
    private var points: RenderSurface { chart.surface.renderSurface }

    /// Shows the window until it is closed.
    func run() async throws {
        let keys = FocusKeys { [self] in [point, chart.xAxis, chart.yAxis].compactMap(\.self) }
        window.onKey = { [self] in take($0) || keys.take($0) }
        window.onPress = { [self] in go(to: nearest($0)) }
        window.draw = { [self] in axes + line + dot + keys.ring(in: window.window) }
        chart.surface.display()
        go(to: 0)
        try await window.run()
        chart.surface.endDisplay()
    }

    private func take(_ key: Key) -> Bool {
        switch key {
        case .left: go(to: place - 1)
        case .right: go(to: place + 1)
        case .home: go(to: 0)
        case .end: go(to: points.accessibilityElementCount() - 1)
        case .character("+"), .character("="): zoom { chart.surface.zoomIn() }
        case .character("-"): zoom { chart.surface.zoomOut() }
        default: return false
        }
        return true
    }

    /// Moves the focus to the point at a place in the visible range; at an end the focus stays.
    private func go(to place: Int) {
        let place = max(0, min(place, points.accessibilityElementCount() - 1))
        guard let next = points.accessibilityElement(at: place) else { return }
        self.place = place
        guard next !== point else { return Accessibility.focus(next) }
        if let left, left !== next { Accessibility.didEndDisplay(left) }
        (left, point) = (point, next)
        Accessibility.focus(next)
    }

    private func zoom(_ action: () -> Void) {
        action()
        place = point.flatMap(points.index) ?? 0
    }
}

/// The drawing of the chart.
extension ChartWindow {
    private var corner: Point { Point(x: chart.surface.frame.x, y: chart.surface.frame.y) }

    private func places() -> [(x: Double, y: Double?)] {
        let (x, y) = (chart.xAxis.coordinateCalculator, chart.yAxis.coordinateCalculator)
        let visible = chart.xAxis.visibleRange
        let data = chart.data.points
        return data.x.indices.compactMap { index in
            guard data.x[index] >= visible.min, data.x[index] <= visible.max,
                let place = x.coordinate(of: data.x[index])
            else { return nil }
            return (place + corner.x, data.value(at: index).flatMap(y.coordinate).map { $0 + corner.y })
        }
    }

    private func nearest(_ point: Point) -> Int {
        places().enumerated().min { abs($0.element.x - point.x) < abs($1.element.x - point.x) }?.offset ?? 0
    }

    /// A gap in the data is a gap in the line.
    private var line: [Drawing] {
        places().split { $0.y == nil }.map { part in
            .line(part.map { Point(x: $0.x, y: $0.y ?? 0) }, 0x30d158, width: 2)
        }
    }

    /// The point that has the focus, or had it last.
    private var dot: [Drawing] {
        let places = places()
        guard places.indices.contains(place), let y = places[place].y else { return [] }
        return [.fill(Rect(x: places[place].x - 4, y: y - 4, width: 8, height: 8), 0xffffff)]
    }

    private var axes: [Drawing] {
        let frame = chart.surface.frame
        let (left, bottom) = (frame.x, frame.y + frame.height)
        let (x, y) = (chart.xAxis.visibleRange, chart.yAxis.visibleRange)
        return [
            .text(chart.surface.title ?? "", Point(x: left, y: frame.y - 24), 0xffffff),
            .line(
                [Point(x: left, y: frame.y), Point(x: left, y: bottom), Point(x: frame.maxX, y: bottom)], 0x8e8e93,
                width: 1),
            .text(year(x.min), Point(x: left, y: bottom + 18), 0xffffff),
            .text(year(x.max), Point(x: frame.maxX - 30, y: bottom + 18), 0xffffff),
            .text("\(Int(y.max)) ppm", Point(x: left - 54, y: frame.y + 10), 0xffffff),
            .text("\(Int(y.min)) ppm", Point(x: left - 54, y: bottom), 0xffffff),
        ]
    }

    private func year(_ time: Double) -> String { "\(Int((1970 + time / 31_556_952).rounded(.down)))" }
}
