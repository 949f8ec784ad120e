// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import a11y_speakd

/// Charts of one program that other clients walk while the program changes them.
@Suite("Charts of other programs")
struct ChartVisitTests {
    private let stage = SessionStage()
    private static let chart =
        #"{"id":"load","title":"Load","axes":[{"id":"x"},{"id":"y"}],"series":[{"id":"s","points":[[0,5],[1,6],[2,7]]}]}"#

    init() {
        stage.send(#"{"method":"hello","params":{"client":"top"}}"#)
        stage.send(#"{"method":"describeChart","params":{"chart":\#(Self.chart)}}"#)
    }

    /// The answer to a chart command of `client`, without the request's id.
    private func ask(_ command: String, from client: ClientID, _ more: String = "") -> String {
        stage.send(
            #"{"id":1,"method":"chart","params":{"chart":"load","client":"top","command":"\#(command)"\#(more)}}"#,
            from: client)
        let answer = stage.take(client).first ?? "nothing"
        return answer.replacing(#"{"id":1,"jsonrpc":"2.0","result":"#, with: "").replacing("}}", with: "}")
    }

    private func append(_ points: ClosedRange<Int>) {
        let list = points.map { "[\($0),\($0)]" }.joined(separator: ",")
        stage.send(#"{"method":"appendPoints","params":{"chart":"load","series":"s","points":[\#(list)]}}"#)
    }

    /// The text that is being spoken, after the name of the client that posted it.
    private var said: [String] {
        stage.daemon.report.status.speaking.map { ["\($0.client ?? "-"): \($0.text ?? "")"] } ?? []
    }

    @Test func `listeners and the program have separate cursors in a chart`() {
        stage.send(#"{"id":1,"method":"chart","params":{"chart":"load","command":"next"}}"#)
        _ = stage.take()
        stage.send(#"{"method":"hello","params":{"client":"ann"}}"#, from: 2)
        #expect(ask("last", from: 2).contains(#""cursor":{"index":2,"series":"s"}"#))
        #expect(said == ["ann: 2: 7"])
        #expect(ask("next", from: 3).contains(#""cursor":{"index":0,"series":"s"}"#))
        #expect(ask("previous", from: 2).contains(#""cursor":{"index":1,"series":"s"}"#))
        #expect(stage.daemon[1]?.charts["load"]?.cursor == ChartCursor(series: "s", index: 0))
        #expect(stage.take() == [])
    }

    @Test func `a listener's zoom changes neither the program's chart nor another listener's`() {
        _ = ask("first", from: 2)
        _ = ask("zoomIn", from: 2)
        #expect(stage.daemon[1]?.charts["load"]?.chart.axes.map(\.visibleRange) == [nil, nil])
        append(3...100)
        #expect(ask("last", from: 2) != ask("last", from: 3))
    }

    @Test func `an appended point is reached by the listener's next step`() {
        _ = ask("last", from: 2)
        append(3...3)
        #expect(ask("next", from: 2).contains(#""cursor":{"index":3,"series":"s"}"#))
    }

    @Test func `a named cursor outlives the connection`() {
        _ = ask("last", from: 2, #","cursor":"terminal""#)
        stage.session(2).close()
        #expect(ask("previous", from: 3, #","cursor":"terminal""#).contains(#""index":1"#))
    }

    @Test func `a command to the chart of a disconnected program is refused with that reason`() {
        _ = ask("last", from: 2)
        stage.session(1).close()
        #expect(
            ask("next", from: 2)
                == #"{"error":{"code":1008,"message":"There is no client \"top\" (any more): no client shows a chart."},"id":1,"jsonrpc":"2.0"}"#
        )
    }

    @Test func `the error for a chart of another client names that client`() {
        stage.send(#"{"id":1,"method":"chart","params":{"chart":"load","command":"next"}}"#, from: 2)
        #expect(
            stage.take(2) == [
                #"{"error":{"code":1008,"message":"There is no chart \"load\" on this connection, but \"top\" shows one: name it as \"client\" to walk it."},"id":1,"jsonrpc":"2.0"}"#
            ])
    }

    @Test func `status lists each program with its charts and its number of elements`() {
        stage.send(#"{"method":"willDisplay","params":{"element":{"id":"ok","label":"OK"}}}"#, from: 2)
        let chart = ChartDescriptor(
            id: "load", title: "Load", axes: [],
            series: [DataSeries(id: "s", points: PointColumns(x: [0, 1, 2], y: [5, 6, 7]))])
        #expect(
            stage.daemon.report.status.programs == [
                StatusReply.Program(client: "top", charts: [StatusReply.Program.Chart(chart)], elements: 0),
                StatusReply.Program(client: nil, charts: [], elements: 1),
            ])
    }

    @Test func `a copy is read in parts, then the new points, then whole again after a new description`() throws {
        append(3...9000)
        var request = ReadChartRequest(client: "top", chart: "load")
        var counts: [Int] = []
        var reply: ReadChartReply
        repeat {
            reply = try #require(stage.daemon[1]).read(request)
            counts.append(reply.points.first?.points.count ?? 0)
            request.revision = reply.revision
            request.known["s", default: 0] += counts.last ?? 0
        } while reply.more
        #expect(counts == [4000, 4000, 1001])
        append(9001...9003)
        let news = try #require(stage.daemon[1]).read(request)
        #expect(news.chart == nil && news.points.map(\.points.x) == [[9001, 9002, 9003]] && !news.more)
        stage.send(#"{"method":"describeChart","params":{"chart":\#(Self.chart)}}"#)
        let anew = try #require(stage.daemon[1]).read(request)
        #expect(anew.chart?.title == "Load" && anew.points.map(\.points.y) == [[5, 6, 7]])
        #expect(anew.revision != news.revision)
    }
}
