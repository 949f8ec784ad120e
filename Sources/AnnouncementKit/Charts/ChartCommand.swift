// SPDX-License-Identifier: MIT

/// A user's command to a chart.
public enum ChartCommand: Sendable, Hashable {
    /// Describes the chart in a few sentences.
    case summary
    /// Describes the current series: its extent, its trend, its lowest and highest point. This command and the next two
    /// cover the visible points, and say whether these are all points.
    case describe
    /// Announces mean, median, standard deviation and quartiles.
    case statistics
    /// Announces whether the series rises or falls, if the trend is statistically significant.
    case trend
    /// Announces an axis and its visible range. The axis is given by its id.
    case axis(String)
    /// Moves along the visible points.
    case next, previous, first, last
    /// Announces the user's point and its index. Without a point, moves to the first one.
    case `where`
    case nextSeries, previousSeries
    /// Moves to the lowest or highest visible point of the series.
    case minimum, maximum
    /// Moves to the next point at which the series reaches the mean of its visible values.
    case average
    /// Moves to the next or previous peak or trough that stands out by at least a tenth of the visible values' span.
    case nextPeak, previousPeak, nextTrough, previousTrough
    /// Moves along the points by a tenth of the visible range.
    case nextTenth, previousTenth
    case goTo(ChartTarget)
    /// `mark` remembers the user's point; `distance` announces how far the user's point is from the mark.
    case mark, distance
    /// Scrolls along the x axis by the whole visible range.
    case nextPage, previousPage
    /// Scrolls by half of the visible range. Left and up raise the range, right and down lower it.
    case scroll(AccessibilityScrollDirection)
    /// Zooms along the x axis by a factor of two.
    case zoomIn, zoomOut
    case zoomToExtents(animated: Bool)

    /// True if the answer says nothing but the new visible ranges.
    var onlyMovesRanges: Bool {
        switch self {
        case .scroll, .zoomIn, .zoomOut, .zoomToExtents: true
        default: false
        }
    }
}

/// The target of `goTo`.
public enum ChartTarget: Sendable, Hashable {
    /// The point nearest to a value of x, in the units of the x axis, visible or not.
    case x(Double)
    /// The next point at which the series reaches a value.
    case y(Double)
}

/// The user's position: a point of a series.
public struct ChartCursor: Sendable, Hashable {
    /// The id of the series.
    public var series: String
    /// The index of the point in its series, from 0.
    public var index: Int

    public init(series: String, index: Int) {
        self.series = series
        self.index = index
    }
}

/// The result of a command.
public struct ChartOutcome: Sendable, Hashable {
    /// False if there was nothing to do, for example at the end of the data.
    public var handled: Bool
    public var cursor: ChartCursor?
    /// The phrase that the user hears; nil if there is nothing to say.
    package var phrase: ChartPhrase?

    package init(handled: Bool, cursor: ChartCursor? = nil, phrase: ChartPhrase? = nil) {
        self.handled = handled
        self.cursor = cursor
        self.phrase = phrase
    }
}
