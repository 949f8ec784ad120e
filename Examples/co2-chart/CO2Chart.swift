// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The CO2 measured on Mauna Loa as a chart of a program: SciChart's surface, a line and two axes.
@MainActor
struct CO2Chart {
    let surface = ChartSurface(id: "co2", frame: Rect(x: 0, y: 0, width: 800, height: 400))
    let xAxis = ChartAxis(isXAxis: true, title: "Date", scale: .date(offsetFromUTC: 0))
    let data = XyDataSeries(seriesName: "Mauna Loa")
    let yAxis = ChartAxis(isXAxis: false, title: "Carbon dioxide", unit: "ppm")

    /// - Throws: a ``ChartFailure`` when the data has values that no chart can show.
    init(_ measurements: [Measurement]) throws {
        for measurement in measurements { try data.append(x: measurement.time, y: measurement.ppm ?? .nan) }
        surface.title = "Carbon dioxide on Mauna Loa"
        surface.xAxes = [xAxis]
        surface.yAxes = [yAxis]
        surface.renderableSeries = [LineSeries(dataSeries: data, id: "weekly")]
    }

    /// Drags the chart as a finger does: moves its x axis by a part of the visible range, in `steps` steps.
    func pan(by part: Double, steps: Int, afterEach pause: () async throws -> Void) async rethrows {
        let start = xAxis.visibleRange
        for step in 1...steps {
            let distance = (start.max - start.min) * part * Double(step) / Double(steps)
            let range = DataRange(min: start.min + distance, max: start.max + distance)
            xAxis.setVisibleRange(range, isSettled: step == steps)
            try await pause()
        }
    }
}
