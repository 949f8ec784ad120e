// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AnnouncementKit

@Suite("The step of dates")
struct DateEvidenceTests {
    private static func moments(_ texts: [String]) throws -> [Double] {
        try texts.map { text in
            try #require(ISO8601DateFormatter().date(from: text.contains("T") ? text : text + "T00:00:00Z"))
                .timeIntervalSince1970
        }
    }

    private static func navigator(_ x: [Double], offset: UTCOffset = .unstated) throws -> ChartNavigator {
        let points = PointColumns(x: x, y: x.map { _ in 1 })
        return try ChartNavigator(
            ChartDescriptor(
                id: "c",
                axes: [
                    ChartAxisDescriptor(id: "x", scale: .date(offsetFromUTC: offset)), ChartAxisDescriptor(id: "y"),
                ], series: [DataSeries(id: "s", points: points)]))
    }

    @Test(
        arguments: [
            (.year, ["1960-01-01", "1961-01-01", "1965-01-01"]), (.quarter, ["1959-01-01", "1959-04-01"]),
            (.quarter, ["1959-01-01", "1960-10-01"]), (.month, ["2010-01-01", "2010-07-01", "2011-01-01"]),
            (.month, ["2010-01-01", "2010-02-01"]), (.day, ["2012-01-01", "2012-01-02"]),
            (.day, ["2024-01-01", "2024-01-08", "2024-01-15"]), (.day, ["2010-01-31", "2010-02-28"]),
            (.day, ["2024-01-01"]), (.day, ["2024-04-01"]), (.day, ["2024-01-01", "2024-01-01"]),
            (.minute, ["2010-01-01", "2010-01-01T01:00:00Z"]), (.minute, ["2024-01-02T13:30:00Z"]),
            (.second, ["2024-01-01T23:59:59Z", "2024-01-02"]), (.day, ["1969-12-30", "1969-12-31"]),
            (.year, ["1815-01-01", "1970-01-01"]),
        ] as [(DateStep, [String])])
    func `the date step is the coarsest field that separates the moments`(step: DateStep, dates: [String]) throws {
        let x = try Self.moments(dates)
        let told = try Self.navigator(x).axisRange("x").dates
        #expect(told == DateExtent(step: step, first: x[0], last: x[x.count - 1]))
    }

    @Test func `fractions of a second set the date step, and Double rounding errors do not`() throws {
        #expect(try Self.navigator([0, 1_706_659_200.25]).axisRange("x").dates?.step == .fraction)
        #expect(try Self.navigator([0, 60.0000000001]).axisRange("x").dates?.step == .minute)
        #expect(try Self.navigator([0, 1e300]).axisRange("x").dates?.step == .year)
    }

    @Test func `day steps follow the local clock through summer time`() throws {
        let change = try Self.moments(["2024-03-31T01:00:00Z"])[0]
        let days = try Self.moments(["2024-03-29T23:00:00Z", "2024-03-30T23:00:00Z", "2024-03-31T22:00:00Z"])
        let berlin = UTCOffset(3600, changes: [UTCOffset.Change(from: change, seconds: 7200)])
        #expect(try Self.navigator(days, offset: berlin).axisRange("x").dates?.step == .day)
        #expect(try Self.navigator(days, offset: 3600).axisRange("x").dates?.step == .minute)
    }

    @Test func `appended points make the date step finer`() throws {
        let x = try Self.moments(["2024-01-01", "2025-01-01", "2025-04-01", "2025-05-01", "2025-05-02"])
        var navigator = try Self.navigator([])
        #expect(navigator.axisRange("x").dates == nil)
        var steps: [DateStep?] = []
        for moment in x + [x[4] + 60, x[4] + 61, x[4] + 61.5] {
            try navigator.append(PointColumns(x: [moment], y: [1]), to: "s")
            steps.append(navigator.axisRange("x").dates?.step)
        }
        #expect(steps == [.day, .year, .quarter, .month, .day, .minute, .second, .fraction])
        #expect(navigator == (try Self.navigator(x + [x[4] + 60, x[4] + 61, x[4] + 61.5])))
    }

    @Test func `the axis's own date step overrides the evidence`() throws {
        var chart = try Self.navigator(try Self.moments(["2024-01-01", "2024-02-01"])).chart
        chart.axes[0].dateStep = .day
        #expect(try ChartNavigator(chart).axisRange("x").dates?.step == .day)
    }

    @Test func `axes other than date axes have no dates`() throws {
        #expect(try Self.navigator([0, 86_400]).axisRange("y").dates == nil)
    }
}
