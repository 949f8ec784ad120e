// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The reason why a chart cannot be played as requested.
public enum ScoreRequestFailure: Error, Sendable, Hashable {
    case unknownSeries(String, chart: String, known: [String])
    /// A series refers to an axis that the chart lacks.
    case unknownAxis(String, series: String)
    case nothingToPlay(chart: String)
    case tooManySeries(Int, limit: Int)
    case tooManyTogether(Int, limit: Int)
    case notComparable(Int)
    case notARange(min: Double, max: Double)
    case notSeconds(Double, ClosedRange<Double>)
    case notAReference(Double)
    case notSteps(Int, ClosedRange<Int>)
}

extension ScoreRequestFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownSeries(let id, let chart, let known):
            ChartFailure.unknownSeries(id, chart: chart, known: known).description
        case .unknownAxis(let axis, let series):
            "Series \(series.quoted) is on axis \(axis.quoted), which the chart does not have: describe the axis."
        case .nothingToPlay(let chart):
            "Chart \(chart.quoted) has no points there: name another range or another series."
        case .tooManySeries(let count, let limit):
            "There are \(count) series to play one after the other: name at most \(limit)."
        case .tooManyTogether(let count, let limit):
            "There are \(count) series to play together: name at most \(limit), "
                + "or play them in sequence."
        case .notComparable(let count):
            "There \(count == 1 ? "is 1 series" : "are \(count) series") to compare: name 2 to 4."
        case .notARange(let min, let max):
            "The range is from \(min) to \(max): both must be finite, and min may not be above max."
        case .notSeconds(let seconds, let range):
            "Data cannot be played in \(seconds) seconds: give \(range.lowerBound) to \(range.upperBound)."
        case .notAReference(let value): "The reference is \(value): give a finite number."
        case .notSteps(let steps, let range):
            "A contour of \(steps) steps is not possible: give \(range.lowerBound) to \(range.upperBound)."
        }
    }
}
