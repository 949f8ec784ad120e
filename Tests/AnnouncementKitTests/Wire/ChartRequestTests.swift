// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import FoundationEssentials
import Testing

@Suite("Requests of charts")
struct ChartRequestTests {
    /// The chart event of a method with these parameters.
    private func read(_ method: String, _ parameters: String) throws -> ChartEvent {
        let line = #"{"method":"\#(method)","params":\#(parameters.filter { !$0.isNewline })}"#
        guard case .request(let message) = try WireCoder().clientMessage(Array(line.utf8), number: 1),
            case .chart(let event) = try message.request.get()
        else { throw WireError(.invalidRequest, "no chart event") }
        return event
    }

    private func chart(_ parameters: String) throws -> ChartDescriptor {
        guard case .described(let chart) = try read("describeChart", parameters) else {
            throw WireError(.invalidRequest, "no chart")
        }
        return chart
    }

    /// The sentence of the refusal; nil if the parameters are accepted.
    private func refusal(_ method: String, _ parameters: String) -> String? {
        do {
            _ = try read(method, parameters)
            return nil
        } catch {
            return (error as? WireError)?.message ?? "\(error)"
        }
    }

    @Test func `a chart is read in the form of the protocol page`() throws {
        let chart = try chart(
            #"""
            {"chart": {"id": "co2", "title": "Mauna Loa", "summary": "Rises",
              "axes": [{"id": "x", "scale": "date", "utcOffset": -36000, "min": 0, "max": 86400},
                       {"id": "y", "title": "CO2", "unit": "ppm"},
                       {"id": "top", "isX": true, "categories": ["Jan", "Feb"]}, {"id": "z", "scale": "logarithmic"}],
              "series": [{"id": "weekly", "points": [[0, 315.5], [7, null], [8, 316, "Easter"]]},
                         {"id": "m", "name": "Monthly", "kind": "column", "x": "top", "y": "z"}]}}
            """#)
        let expected = ChartDescriptor(
            id: "co2", title: "Mauna Loa", summary: "Rises",
            axes: [
                ChartAxisDescriptor(
                    id: "x", isX: true, scale: .date(offsetFromUTC: -36_000),
                    visibleRange: DataRange(min: 0, max: 86_400)),
                ChartAxisDescriptor(id: "y", isX: false, title: "CO2", unit: "ppm"),
                ChartAxisDescriptor(id: "top", isX: true, scale: .category(["Jan", "Feb"])),
                ChartAxisDescriptor(id: "z", isX: false, scale: .logarithmic),
            ],
            series: [
                DataSeries(
                    id: "weekly", xAxis: "x", yAxis: "y",
                    points: PointColumns(x: [0, 7, 8], y: [315.5, .nan, 316], labels: [2: "Easter"])),
                DataSeries(id: "m", name: "Monthly", kind: .column, xAxis: "top", yAxis: "z"),
            ])
        #expect(chart == expected)
    }

    @Test func `the daemon reads every chart event that the library writes`() throws {
        func check(_ event: ChartEvent) throws {
            let line = WireCoder().line(RequestMessage(id: nil, .chart(event)))
            guard case .request(let message) = try WireCoder().clientMessage(line, number: 1) else { return }
            #expect(try message.request.get() == .chart(event))
        }
        let points = PointColumns(x: [1, 2, 3], y: [0.1, .nan, -4], labels: [1: "gap"])
        try check(
            .described(
                ChartDescriptor(
                    id: "c", title: "T", summary: "S", frame: Rect(x: 60, y: 60.5, width: 400, height: 300),
                    axes: [
                        ChartAxisDescriptor(
                            id: "time", isX: true,
                            scale: .date(
                                offsetFromUTC: UTCOffset(3600, changes: [UTCOffset.Change(from: 9, seconds: 7200)])),
                            dateStep: .quarter),
                        ChartAxisDescriptor(id: "day", isX: true, scale: .date(offsetFromUTC: .unstated)),
                        ChartAxisDescriptor(id: "y", unit: "V", visibleRange: DataRange(min: -1, max: 1)),
                        ChartAxisDescriptor(id: "l", scale: .logarithmic),
                        .categorical(id: "x", categoryOrder: ["a", "b"]),
                    ],
                    series: [
                        DataSeries(id: "s", xAxis: "time", points: points),
                        DataSeries(id: "t", name: "T", kind: .stackedColumn, xAxis: "time", yAxis: "l"),
                    ])))
        try check(.appended(chart: "c", series: "s", points: points))
        try check(.removed("c"))
        let commands: [ChartCommand] =
            [
                .summary, .describe, .statistics, .trend, .axis("x"), .next, .previous, .first, .last, .where,
                .nextSeries,
                .previousSeries, .minimum,
                .maximum, .nextPage, .previousPage, .zoomIn, .zoomOut, .zoomToExtents(animated: false),
                .zoomToExtents(animated: true), .average, .nextPeak, .previousPeak, .nextTrough, .previousTrough,
                .nextTenth, .previousTenth, .mark, .distance, .goTo(.x(-1.5)), .goTo(.y(2)),
            ] + AccessibilityScrollDirection.allCases.map(ChartCommand.scroll)
        for command in commands { try check(.commanded(chart: "c", command, series: "s")) }
        let reply = ChartCommandReply(handled: true, announcement: 7, cursor: ChartCursor(series: "s", index: 3))
        #expect(try JSONDecoder().decode(ChartCommandReply.self, from: JSONEncoder().encode(reply)) == reply)
    }

    @Test func `an axis called x is an x axis, and a series has the first axis of each direction by default`() throws {
        let chart = try chart(
            #"{"chart":{"id":"c","axes":[{"id":"v"},{"id":"t","isX":true},{"id":"x"}],"series":[{"id":"s"}]}}"#)
        #expect(chart.axes.map(\.isX) == [false, true, true])
        #expect(chart.series == [DataSeries(id: "s", xAxis: "t", yAxis: "v")])
        try chart.validate()
    }

    @Test(arguments: [
        (#"{"chart":{"id":"c"}}"#, "\"axes\" is missing."),
        (#"{"chart":{"id":" ","axes":[]}}"#, "\"id\" is empty."),
        (#"{"chart":{"id":"c","axes":[{"id":"x","min":1}]}}"#, "An axis has both \"min\" and \"max\", or neither."),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"log"}]}}"#,
            "\"scale\" is \"log\", but must be one of linear, logarithmic, date, category."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"category"}]}}"#,
            "\"categories\" is missing: a category axis needs their names."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"date","categories":["a"]}]}}"#,
            "\"categories\" are for \"scale\": \"category\" only."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"linear","utcOffset":0}]}}"#,
            "\"utcOffset\" is for \"scale\": \"date\" only."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","step":"day"}]}}"#,
            "\"step\" is for \"scale\": \"date\" only."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"date","step":"days"}]}}"#,
            "\"step\" is \"days\", but must be one of fraction, second, minute, day, month, quarter, year."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","scale":"date","offsetChanges":[[0,3600]]}]}}"#,
            "\"utcOffset\" is missing: it is the offset before the first change."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","utcOffset":0,"offsetChanges":[[9,3600],[0,0]]}]}}"#,
            "\"offsetChanges\" must be pairs in the order of time: the seconds since 1970, and the seconds ahead of UTC from "
                + "then on."
        ),
        (
            #"{"chart":{"id":"c","axes":[{"id":"x","label":"X"}]}}"#,
            "There is no parameter \"label\" here: it takes id, isX, title, unit, scale, utcOffset, offsetChanges, "
                + "step, categories, min, max, identifier."
        ),
        (
            #"{"chart":{"id":"c","axes":[],"series":[{"id":"s","kind":"pie"}]}}"#,
            "\"kind\" is \"pie\", but must be one of line, column, stackedColumn."
        ),
        (
            #"{"chart":{"id":"c","axes":[],"series":[{"id":"s","points":[[1,2],[3]]}]}}"#,
            "Point 1 must be [x, y], or [x, y, \"label\"]."
        ),
    ])
    func `an unreadable chart is refused with a sentence`(text: String, sentence: String) {
        #expect(refusal("describeChart", text) == sentence)
    }

    @Test(arguments: [
        (#"{"chart":"c","command":"dance"}"#, "\"command\" is \"dance\", but must be one of "),
        (#"{"chart":"c"}"#, "\"command\" is missing."),
        (#"{"chart":"c","command":"scroll"}"#, "\"direction\" is missing: scroll left, right, up or down."),
        (
            #"{"chart":"c","command":"scroll","direction":"north"}"#,
            "\"direction\" is \"north\", but must be one of right, left, up, down, next, previous."
        ),
        (#"{"chart":"c","command":"next","direction":"left"}"#, "\"direction\" is for \"scroll\" only."),
        (#"{"chart":"c","command":"zoomIn","animated":true}"#, "\"animated\" is for \"zoomToExtents\" only."),
        (#"{"chart":"c","command":"goTo"}"#, "\"goTo\" has either \"x\" or \"y\", a number."),
        (#"{"chart":"c","command":"goTo","x":1,"y":2}"#, "\"goTo\" has either \"x\" or \"y\", a number."),
        (#"{"chart":"c","command":"next","x":1}"#, "\"x\" is for \"goTo\" only."),
        (#"{"chart":"","command":"next"}"#, "\"chart\" is empty."),
    ])
    func `an unreadable command is refused with a sentence`(text: String, sentence: String) throws {
        let message = try #require(refusal("chart", text))
        #expect(message.hasPrefix(sentence))
    }

    @Test func `a chart failure becomes an error of the wire`() {
        #expect(
            WireError(.unknownChart("c")) == WireError(.unknownChart, "There is no chart \"c\": describe it first."))
        #expect(WireError(ChartFailure.tooManyCharts(limit: 3)).code == .invalidParams)
    }

    @Test func `many points are read in one pass`() throws {
        let list = (0..<10_000).map { $0 % 10 == 0 ? "[\($0),null]" : "[\($0),\($0).5]" }.joined(separator: ",")
        let event = try read("appendPoints", #"{"chart":"c","series":"s","points":[\#(list)]}"#)
        guard case .appended("c", "s", let points) = event else { throw WireError(.invalidRequest, "no points") }
        #expect(points.count == 10_000)
        #expect(points.y.count(where: \.isNaN) == 1000)
        #expect(points.yExtent == DataRange(min: 1.5, max: 9999.5))
    }
}
