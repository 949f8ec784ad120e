// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The pitch scales of a chart. They stay constant while the user is in the chart, so that a value always has the same
/// pitch, whichever part is visible or played. Only data beyond the ends changes a scale.
public struct ChartPitches: Sendable, Hashable {
    /// The scales by axis id.
    public private(set) var scales: [String: PitchScale] = [:]
    public let band: PitchBand

    public init(band: PitchBand = .standard) {
        self.band = band
    }

    /// Makes or extends a scale for each y axis of a chart with data.
    /// - Returns: the ids of the axes whose scales have changed, which should be announced.
    @discardableResult
    public mutating func take(_ chart: ChartDescriptor) -> [String] {
        chart.axes.filter { !$0.isX }.filter { take($0, of: chart) }.map(\.id)
    }

    private mutating func take(_ axis: ChartAxisDescriptor, of chart: ChartDescriptor) -> Bool {
        guard let extent = extent(of: axis, in: chart) else { return false }
        let old = scales[axis.id]
        // The old range may be invalid for an axis that has become logarithmic.
        let kept = PitchScale(extent.union(old?.range), on: axis.scale, band: band)
        guard let new = kept ?? PitchScale(extent, on: axis.scale, band: band) else { return false }
        scales[axis.id] = new
        return old.map { $0 != new } ?? false
    }

    /// The extent of the values that the axis can show.
    private func extent(of axis: ChartAxisDescriptor, in chart: ChartDescriptor) -> DataRange? {
        guard let extent = chart.extent(ofAxis: axis.id), axis.scale.isLogarithmic, extent.min <= 0 else {
            return chart.extent(ofAxis: axis.id)
        }
        return chart.series.filter { $0.yAxis == axis.id }.reduce(nil as DataRange?) { extent, series in
            series.points.y.filter { $0 > 0 && $0.isFinite }.reduce(extent) { DataRange(min: $1, max: $1).union($0) }
        }
    }
}
