// SPDX-License-Identifier: MIT

/// A user's command to a chart.
public enum ChartCommand: Sendable, Hashable {
    /// The chart in a few sentences.
    case summary
    /// The series that the user is in: its extent, its trend, its lowest and highest point. This one and the next
    /// two are about its visible points, and say whether these are all.
    case describe
    /// Mean, median, standard deviation and quartiles.
    case statistics
    /// Whether it rises or falls, if that is more than chance.
    case trend
    /// An axis and what it shows, by its id.
    case axis(String)
    /// Along the points that are visible.
    case next, previous, first, last
    /// The point that the user is at, with its place among all; the first where they are at none.
    case `where`
    case nextSeries, previousSeries
    /// The lowest and the highest visible point of the series.
    case minimum, maximum
    /// The next point where the series has its average, of what is visible.
    case average
    /// The next and the last rise and fall that stands out by a tenth of what is visible.
    case nextPeak, previousPeak, nextTrough, previousTrough
    /// Moves along the points by a tenth of the visible range.
    case nextTenth, previousTenth
    case goTo(ChartTarget)
    /// `mark` remembers the point that the user is at; `distance` is how far they have come since.
    case mark, distance
    /// Scrolls along the x axis by the whole visible range.
    case nextPage, previousPage
    /// Scrolls by half of the visible range. Left and up raise the range, right and down lower it.
    case scroll(AccessibilityScrollDirection)
    /// Zooms along the x axis by a factor of two.
    case zoomIn, zoomOut
    case zoomToExtents(animated: Bool)
}

/// Where a user wants to go.
public enum ChartTarget: Sendable, Hashable {
    /// The point nearest to a place of the x axis, in its units, visible or not.
    case x(Double)
    /// The next point where the series comes to a value.
    case y(Double)
}

/// The point that the user is on.
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

/// The outcome of a command.
public struct ChartOutcome: Sendable, Hashable {
    /// False when there was nothing to do, such as at the end of the data.
    public var handled: Bool
    public var cursor: ChartCursor?
    /// The phrase that the user hears; nil when there is nothing to say.
    package var phrase: ChartPhrase?

    package init(handled: Bool, cursor: ChartCursor? = nil, phrase: ChartPhrase? = nil) {
        self.handled = handled
        self.cursor = cursor
        self.phrase = phrase
    }
}
