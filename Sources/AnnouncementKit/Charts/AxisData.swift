// SPDX-License-Identifier: MIT

/// The facts about an axis's data that its words and its limits need.
package struct AxisData: Sendable, Hashable, Codable {
    /// The lowest value. `max` is the highest.
    package var min: Double
    package var max: Double
    /// The step of the data; nil if the axis is not a date axis.
    package var step: DateStep?
    /// The number of digits after the decimal separator; nil if it is unknown, or more than nine.
    package var digits: Int?

    package init(min: Double, max: Double, step: DateStep? = nil, digits: Int? = nil) {
        (self.min, self.max, self.step, self.digits) = (min, max, step, digits)
    }
}

extension ChartNavigator {
    /// Nil if the axis does not exist or has no data.
    package func data(ofAxis id: String) -> AxisData? {
        guard let axis = chart.axis(id), let extent = chart.extent(of: axis) else { return nil }
        return AxisData(
            min: extent.min, max: extent.max, step: axis.dateStep ?? dates[id]?.step(of: extent),
            digits: chart.fractionDigits(of: axis))
    }
}

extension AxisRange {
    /// The visible range of an axis, with what its words need.
    /// - Parameters:
    ///   - axis: the axis; without a visible range it shows all of its data.
    ///   - data: the facts about the data; nil if there is no data or they are unknown.
    package init(of axis: ChartAxisDescriptor, with data: AxisData?) {
        let whole = data.map { axis.shown(extent: DataRange(min: $0.min, max: $0.max)) }
        let range = axis.visibleRange ?? whole ?? axis.scale.unset
        self.init(
            axis: axis.id, lower: range.min, upper: range.max, scale: axis.scale, title: axis.title, unit: axis.unit,
            isXAxis: axis.isX, fractionDigits: data?.digits, isCount: axis.isCount)
        if let data, let step = data.step { dates = DateExtent(step: step, first: data.min, last: data.max) }
    }
}
