// SPDX-License-Identifier: MIT

/// The reason why a chart, a change of a chart, or a command to it is invalid.
public enum ChartFailure: Error, Sendable, Hashable {
    case unknownChart(String)
    /// - Parameter known: the ids of the axes that the chart has.
    case unknownAxis(String, chart: String, known: [String])
    case unknownSeries(String, chart: String, known: [String])
    /// A series names a y axis as its x axis, or an x axis as its y axis.
    case wrongDirection(axis: String, series: String, isX: Bool)
    case notARange(axis: String, min: Double, max: Double)
    /// A value, or an end of a range, that a logarithmic axis cannot show.
    case notPositive(Double, axis: String)
    case notACategory(Double, axis: String, count: Int)
    case duplicateAxis(String, chart: String)
    case duplicateSeries(String, chart: String)
    /// - Parameter index: the index of the point, from 0.
    case notFinite(series: String, index: Int, isX: Bool)
    case differentLengths(x: Int, y: Int)
    /// A chart, an axis or a series has no id.
    case nameless(String)
    case tooManyAxes(chart: String, count: Int, limit: Int)
    case tooManySeries(chart: String, count: Int, limit: Int)
    case tooManyPoints(chart: String, limit: Int)
    case tooManyPointsInAll(limit: Int)
    case tooManyCharts(limit: Int)
}

extension ChartFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownChart(let id):
            "There is no chart \(id.quoted): describe it first."
        case .unknownAxis("", let chart, let known):
            "Which axis of chart \(chart.quoted)? Name it in \"axis\": \(list(known))."
        case .unknownAxis(let id, let chart, let known):
            "Chart \(chart.quoted) has no axis \(id.quoted): \(list(known, near: id))."
        case .unknownSeries(let id, let chart, let known):
            "Chart \(chart.quoted) has no series \(id.quoted): \(list(known, near: id))."
        case .wrongDirection(let axis, let series, let isX):
            "Series \(series.quoted) has axis \(axis.quoted) for its \(isX ? "x" : "y"), "
                + "which is \(isX ? "no" : "an") x axis: name another, or set its \"isX\"."
        case .notARange(let axis, let min, let max):
            "The range of axis \(axis.quoted) is from \(min) to \(max): "
                + "both must be finite, and min may not be above max."
        case .notPositive(let value, let axis):
            "Axis \(axis.quoted) is logarithmic and cannot show \(value): its values must be above 0."
        case .notACategory(let value, let axis, let count):
            "Axis \(axis.quoted) has \(count) \(count == 1 ? "category" : "categories"), "
                + "numbered from 0: there is no category \(value)."
        case .duplicateAxis(let id, let chart): "Chart \(chart.quoted) has two axes \(id.quoted): give each its own id."
        case .duplicateSeries(let id, let chart):
            "Chart \(chart.quoted) has two series \(id.quoted): give each its own id."
        case .notFinite(let series, let index, let isX):
            "Point \(index) of series \(series.quoted) has \(isX ? "an x" : "a y") that is not finite"
                + (isX ? ": leave the point out." : ": for a gap, send null or NaN.")
        case .differentLengths(let x, let y): "There are \(x) x values and \(y) y values: each point needs both."
        case .nameless(let what): "\(what) has no id: give it one that is not empty."
        case .tooManyAxes(let chart, let count, let limit):
            "Chart \(chart.quoted) has \(count) axes, and may have \(limit): let series share axes."
        case .tooManySeries(let chart, let count, let limit):
            "Chart \(chart.quoted) has \(count) series, and may have \(limit): show them in several charts."
        case .tooManyPoints(let chart, let limit):
            "Chart \(chart.quoted) would have more than \(limit) points: send fewer, or remove it and begin again."
        case .tooManyPointsInAll(let limit):
            "All charts together would have more than \(limit) points: remove one that is no longer shown."
        case .tooManyCharts(let limit): "There are \(limit) charts already: remove one that is no longer shown."
        }
    }

    private func list(_ known: [String], near name: String = "") -> String {
        known.isEmpty ? "it has none" : "it has " + KnownNames(known).list(near: name)
    }
}
