// SPDX-License-Identifier: MIT

/// The data along an axis, as far as its words and its limits need it.
package struct AxisData: Sendable, Hashable, Codable {
    /// The lowest and the highest value.
    package var min: Double
    package var max: Double
    /// Of a date axis.
    package var step: DateStep?
    /// How many digits its numbers have behind the mark; nil when that is not known, or more than nine.
    package var digits: Int?

    package init(min: Double, max: Double, step: DateStep? = nil, digits: Int? = nil) {
        (self.min, self.max, self.step, self.digits) = (min, max, step, digits)
    }
}

extension ChartNavigator {
    /// Nil where there is none.
    package func data(ofAxis id: String) -> AxisData? {
        guard let axis = chart.axis(id), let extent = chart.extent(of: axis) else { return nil }
        return AxisData(
            min: extent.min, max: extent.max, step: axis.dateStep ?? dates[id]?.step(of: extent),
            digits: chart.fractionDigits(of: axis))
    }
}

extension AxisRange {
    /// What an axis shows.
    /// - Parameters:
    ///   - axis: without a visible range it shows all of its data.
    ///   - data: nil where it has none, or where nobody knows it.
    package init(of axis: ChartAxisDescriptor, with data: AxisData?) {
        let whole = data.map { axis.shown(extent: DataRange(min: $0.min, max: $0.max)) }
        let range = axis.visibleRange ?? whole ?? axis.scale.unset
        self.init(
            axis: axis.id, lower: range.min, upper: range.max, scale: axis.scale, title: axis.title, unit: axis.unit,
            isXAxis: axis.isX, fractionDigits: data?.digits, isCount: axis.isCount)
        if let data, let step = data.step { dates = DateExtent(step: step, first: data.min, last: data.max) }
    }
}
