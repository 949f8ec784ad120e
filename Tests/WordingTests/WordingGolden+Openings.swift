// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Opening sentences, and sentences that only name differences from earlier ones.
extension WordingGolden {
    private static let volts = AxisRange(axis: "y", lower: 0, upper: 12.5, unit: "V")
    private static let hours = AxisRange(axis: "hour", lower: 1, upper: 9, title: "hour", isXAxis: true)
    private static let rows = AxisRange(axis: "x", lower: 1, upper: 9, title: "row", isCount: true)
    private static let day = 86_400.0
    /// From 30 March 1958 to 29 December 2001.
    private static let weeks = AxisRange(
        axis: "x", lower: -371_088_000, upper: 1_009_584_000, scale: .date(offsetFromUTC: 0), title: "date",
        dates: DateExtent(step: .day, first: -371_088_000, last: 1_009_584_000))
    /// 1959 quarter 1 to 1960 quarter 1.
    private static let quarters = AxisRange(
        axis: "x", lower: -347_155_200, upper: -315_619_200, scale: .date(offsetFromUTC: 0),
        dates: DateExtent(step: .quarter, first: -347_155_200, last: -315_619_200))
    private static let names = AxisRange(axis: "x", lower: 0, upper: 2, scale: .category(["Coal", "Gas", "Wind"]))
    /// 20 December 2023 to 19 January 2024, in a data set of two months.
    private static let winter = AxisRange(
        axis: "x", lower: 1_703_030_400, upper: 1_705_622_400, scale: .date(offsetFromUTC: 0),
        dates: DateExtent(step: .day, first: 1_701_388_800, last: 1_706_659_200))

    /// An axis with a new range, announced after an earlier range.
    private static func moved(_ axis: AxisRange, _ lower: Double, _ upper: Double) -> AnnouncementContent {
        var range = axis
        (range.lower, range.upper) = (lower, upper)
        range.told = AxisRange.Ends(lower: axis.lower, upper: axis.upper)
        return .chart(.zoomedIn([range]))
    }

    private static func value(_ value: Double) -> AxisValue { AxisValue(value, on: volts) }

    private static func point(_ x: Double, after told: Double? = nil, on axis: AxisRange = weeks) -> ChartPoint {
        ChartPoint(
            x: AxisValue(x, on: axis), y: value(8), series: "Coal", index: 1, count: 22, toldX: told)
    }

    private static func ranked(_ place: Double, _ value: AxisValue) -> ChartPoint {
        ChartPoint(x: AxisValue(place, on: names), y: value, series: "Coal", index: Int(place), count: 3)
    }

    private static func opening(
        _ shape: SeriesShape, _ step: SeriesStep = .week, count: Int = 22, of series: Int = 1, x: AxisRange = hours
    ) -> AnnouncementContent {
        .chart(
            .opening(
                ChartOpening(
                    title: "Power", seriesCount: series,
                    first: SeriesOpening(name: "Coal", count: count, step: step, x: x, shape: shape), hasKeys: true)))
    }

    private static let shapes: [(String, AnnouncementContent)] = [
        ("opening, rising", opening(.rises(from: value(2), to: value(8.25)))),
        ("opening, falling", opening(.falls(from: value(8.25), to: value(2)))),
        ("opening, neither", opening(.between(value(2), value(8.25)))),
        ("opening, constant", opening(.always(value(7.25)))), ("opening, no value", opening(.empty)),
        ("opening, names", opening(.mostly(AxisValue(1, on: names), 15, of: 22))),
        (
            "opening, ranks",
            opening(.ranks(highest: ranked(2, value(8.25)), lowest: ranked(0, value(2))), .point, count: 3, x: names)
        ),
        ("opening, one point", opening(.one(point(-371_088_000)), count: 1)),
        ("opening, long", opening(.rises(from: value(2), to: value(8.25)), count: 2284, x: weeks)),
        ("opening of 3", opening(.always(value(1)), .row, of: 3, x: rows)),
        ("opening of 25", opening(.between(value(2), value(8.25)), .year, of: 25)),
    ]

    private static let steps: [(String, AnnouncementContent)] = SeriesStep.allCases.flatMap { step in
        [2, 5, 21].map { ("\($0) \(step)s", opening(.always(value(1)), step, count: $0, x: rows)) }
    }

    private static let constant = SeriesSummary(
        name: "Coal", count: 22, gaps: 0, first: AxisValue(1, on: hours), last: AxisValue(9, on: hours),
        extremes: .init(lowest: point(1, on: hours), highest: point(9, on: hours), mean: value(8)))

    private static let flat = SeriesFigures(
        name: "Coal", coverage: .all, count: 22, gaps: 0,
        distribution: .init(
            mean: value(8), median: value(8), deviation: value(0), lowerQuartile: value(8), upperQuartile: value(8)))

    private static let steep = SeriesFigures(
        name: "Coal", coverage: .all, count: 22, gaps: 0,
        distribution: .init(
            mean: value(8), median: value(8), deviation: value(1), lowerQuartile: value(8), upperQuartile: value(8)))

    private static let part = AxisRange(axis: "hour", lower: 3, upper: 5, title: "hour", isXAxis: true)

    private static let summaries: [(String, AnnouncementContent)] = [
        (
            "a part in view",
            .chart(
                .summary(
                    ChartSummary(
                        title: "Power", text: nil, axes: [part], data: ["hour": hours], series: [constant],
                        more: 21)))
        ), ("constant figures", .chart(.statistics(flat))), ("figures of one middle", .chart(.statistics(steep))),
    ]

    private static let moves: [(String, AnnouncementContent)] = [
        ("next week", .chart(.point(point(-370_483_200, after: -371_088_000)))),
        ("next year", .chart(.point(point(-346_896_000, after: -347_500_800)))),
        ("quarter", .chart(.point(point(-347_155_200, on: quarters)))),
        ("next quarter", .chart(.point(point(-339_379_200, after: -347_155_200, on: quarters)))),
        ("next peak", .chart(.peak(point(-370_483_200, after: -371_088_000)))),
        ("row", .chart(.point(point(2, on: rows)))), ("lowest row", .chart(.minimum(point(2, on: rows)))),
        ("here", .chart(.here(point(-371_088_000), series: 1, of: 3))),
        ("here in a row", .chart(.here(point(2, on: rows)))),
        (
            "series at the same place",
            .chart(.series(name: "Gas", index: 1, count: 3, point: point(2, after: 2, on: hours)))
        ),
        ("series of a year", .chart(.series(name: "2024", index: 1, count: 3, point: point(2, after: 2, on: hours)))),
        ("first series", .chart(.lastSeries(name: "Coal", isFirst: true))),
        ("last series", .chart(.lastSeries(name: "Coal", isFirst: false))), ("only series", .chart(.onlySeries)),
        ("zoomed in on days", .chart(.zoomedIn([winter]))),
        ("zoomed to 1969", moved(weeks, -371_088_000, -1_000_000)),
        ("zoomed from 1969", moved(weeks, -1_000_000, 1_009_584_000)),
        ("zoomed to the sixties", moved(weeks, -300_000_000, -1_000_000)),
        ("zoomed to May", moved(weeks, -300_000_000, -272_000_000)),
        ("zoomed to a day", moved(winter, 1_703_030_400, 1_703_721_600)),
        ("zoomed within a day", moved(winter, 1_703_030_400, 1_703_060_000)),
        ("zoomed to a name", moved(names, 0, 1)), ("zoomed from a name", moved(names, 1, 2)),
        (
            "series of a known name",
            .chart(
                .series(name: "Coal new", index: 1, count: 3, point: point(2, after: 2, on: hours), told: "Coal old"))
        ), ("extents again", .chart(.zoomedToExtents(animated: false, isSame: true))),
        ("complete file", .chart(.fileComplete)),
        (
            "hours from the mark",
            .chart(.distance(MarkDistance(from: point(1, on: hours), to: point(4, on: hours))))
        ), ("rows from the mark", .chart(.distance(MarkDistance(from: point(4, on: rows), to: point(2, on: rows))))),
    ]

    static let openings = shapes + steps + summaries + moves
}
