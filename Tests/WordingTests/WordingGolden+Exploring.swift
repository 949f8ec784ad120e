// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Announcements for a user who explores a chart.
extension WordingGolden {
    static let all = kinds + exploring + openings

    private static let volts = AxisRange(axis: "y", lower: 0, upper: 12.5, unit: "V")
    /// 1 May 1958 to 31 December 1962.
    private static let time = AxisRange(
        axis: "x", lower: -368_236_800, upper: -220_924_801, scale: .date(offsetFromUTC: 0))
    private static let number = AxisRange(axis: "x", lower: 0, upper: 100)
    private static let names = AxisRange(axis: "x", lower: 0, upper: 2, scale: .category(["Coal", "Gas", "Wind"]))

    private static func point(_ x: Double, _ y: Double?, on axis: AxisRange = time, index: Int = 1) -> ChartPoint {
        ChartPoint(
            x: AxisValue(x, on: axis), y: y.map { AxisValue($0, on: volts) }, series: "Coal", index: index, count: 22)
    }

    private static func distance(_ mark: ChartPoint, _ point: ChartPoint) -> AnnouncementContent {
        .chart(.distance(MarkDistance(from: mark, to: point)))
    }

    private static func trend(_ trend: SeriesTrend, _ season: SeriesSeason?) -> AnnouncementContent {
        .chart(.trend(trend, season: season, series: "Coal", coverage: .all))
    }

    private static let start = point(-300_000_000, 8)
    private static let day = 86_400.0

    static let exploring: [(name: String, content: AnnouncementContent)] = [
        ("peak", .chart(.peak(point(-300_000_000, 12)))), ("trough", .chart(.trough(point(-300_000_000, 1)))),
        ("average", .chart(.average(point(-300_000_000, 4.5), mean: AxisValue(4.25, on: volts)))),
        (
            "crossing",
            .chart(
                .crossing(
                    point(-300_000_000, 4.5), mean: AxisValue(4.25, on: volts), from: AxisValue(2, on: volts),
                    to: AxisValue(4.5, on: volts)))
        ),
        ("passing", .chart(.passing(AxisValue(9, on: volts), point(-300_000_000, 8), isAfter: true))),
        ("passed", .chart(.passing(AxisValue(9, on: volts), point(-300_000_000, 8), isAfter: false))),
        ("no more peaks", .chart(.noMore(.peak))), ("no more troughs", .chart(.noMore(.trough))),
        ("no more averages", .chart(.noMore(.average(AxisValue(4.25, on: volts))))),
        ("no more of a value", .chart(.noMore(.value(AxisValue(9, on: volts))))), ("mark", .chart(.marked(start))),
        ("no mark", .chart(.noMark)), ("at the mark", distance(start, start)),
        ("3 days", distance(start, point(-300_000_000 + 3 * day, 10))),
        ("40 days back", distance(start, point(-300_000_000 - 40 * day, 6))),
        ("3.5 years", distance(start, point(-300_000_000 + 1278 * day, nil))),
        ("90 seconds", distance(start, point(-300_000_000 + 90, 8.004))),
        ("numbers", distance(point(10, 2, on: number), point(32.5, 2, on: number))),
        ("categories", distance(point(0, 2, on: names, index: 0), point(2, 4, on: names, index: 2))),
        ("all is shown", .chart(.allShown)), ("one point is shown", .chart(.onePointShown)),
        ("too few for a trend", .chart(.trend(.tooFew, series: "Coal", coverage: .all))),
        ("no trend", trend(.unclear(from: AxisValue(2, on: volts), to: AxisValue(8.5, on: volts)), nil)),
        ("rises each year", trend(.rises(by: AxisValue(2, on: volts)), .time(365 * day))),
        ("each week", trend(.flat, .time(7 * day))), ("each day", trend(.flat, .time(day))),
        ("each 11 years", trend(.flat, .time(4018 * day))), ("each 3 hours", trend(.flat, .time(day / 8))),
        ("each 12 points", trend(.flat, .points(12))),
        ("frozen", .chart(.frozen(isOn: true))), ("live", .chart(.frozen(isOn: false))),
        ("nothing new", .chart(.nothingNew)), ("no more data", .chart(.inputEnded)),
        ("file to freeze", .chart(.isFile(toMonitor: false))), ("file to monitor", .chart(.isFile(toMonitor: true))),
    ]
}
