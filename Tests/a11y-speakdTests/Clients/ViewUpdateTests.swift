// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("View events of all clients")
struct ViewUpdateTests {
    private let stage = SessionStage()

    private func subscribe(_ client: ClientID = 9) {
        stage.send(##"{"method":"subscribe","params":{"events":["views"],"scope":"all"}}"##, from: client)
    }

    /// The view events that `client` got since the last call, without their common envelope.
    private func told(_ client: ClientID = 9) -> [String] {
        stage.take(client).map { line in
            line.replacing(##"{"jsonrpc":"2.0","method":"view","params":"##, with: "").dropLast().description
        }
    }

    private func display(_ id: String, _ more: String = "", from client: ClientID = 1) {
        stage.send(##"{"method":"willDisplay","params":{"element":{"id":"\##(id)"\##(more)}}}"##, from: client)
    }

    @Test func `a new subscriber gets all current views by client, then the complete event`() {
        stage.send(##"{"method":"hello","params":{"client":"player"}}"##)
        display("a", ##","label":"A""##)
        display("b")
        display("c", from: 2)
        stage.send(##"{"method":"focus","params":{"element":"b"}}"##)
        stage.send(
            ##"{"method":"describeChart","params":{"chart":{"id":"k","axes":[{"id":"x"},{"id":"y"}],"##
                + ##""series":[{"id":"s","points":[[1,2]]}]}}}"##, from: 2)
        subscribe()
        #expect(
            told() == [
                ##"{"client":"player","connection":"#1","willDisplay":{"id":"a","label":"A"}}"##,
                ##"{"client":"player","connection":"#1","willDisplay":{"id":"b"}}"##,
                ##"{"client":"player","connection":"#1","focus":"b"}"##,
                ##"{"connection":"#2","willDisplay":{"id":"c"}}"##,
                ##"{"connection":"#2","counts":{"s":1},"data":{"x":{"digits":0,"max":1,"min":1},"##
                    + ##""y":{"digits":0,"max":2,"min":2}},"describeChart":{"axes":[{"id":"x","isX":true},"##
                    + ##"{"id":"y","isX":false}],"id":"k","series":[{"id":"s","kind":"line","x":"x","y":"y"}]}}"##,
                ##"{"complete":true}"##,
            ])
    }

    @Test func `changes of a view are sent as events with the value at that time`() {
        subscribe()
        _ = told()
        display("a")
        stage.send(##"{"method":"invalidated","params":{"element":{"id":"a","value":"2"},"cause":"user"}}"##)
        stage.send(
            ##"{"method":"post","params":{"notification":"layoutChanged","argument":{"id":"b","label":"B"}}}"##)
        stage.send(##"{"method":"didEndDisplay","params":{"element":"b"}}"##)
        stage.session(1).close()
        #expect(
            told() == [
                ##"{"connection":"#1","willDisplay":{"id":"a"}}"##,
                ##"{"cause":"user","connection":"#1","invalidated":{"id":"a","value":"2"}}"##,
                ##"{"connection":"#1","willDisplay":{"id":"b","label":"B"}}"##, ##"{"connection":"#1","focus":"b"}"##,
                ##"{"connection":"#1","didEndDisplay":"b"}"##, ##"{"connection":"#1","focus":null}"##,
                ##"{"connection":"#1","gone":true}"##,
            ])
    }

    @Test func `chart events report ranges, points and removals, and the zoom of a command`() {
        subscribe()
        _ = told()
        stage.send(
            ##"{"method":"describeChart","params":{"chart":{"id":"k","axes":[{"id":"x","min":0,"max":8},"##
                + ##"{"id":"y","min":0,"max":8}],"series":[{"id":"s","points":[[1,2],[8,3]]}]}}}"##)
        _ = told()
        stage.send(##"{"method":"rangeChanged","params":{"chart":"k","axis":"x","min":2,"max":6}}"##)
        stage.send(##"{"method":"appendPoints","params":{"chart":"k","series":"s","points":[[9,9],[10,9]]}}"##)
        stage.send(##"{"method":"chart","params":{"chart":"k","command":"zoomIn"}}"##)
        stage.send(##"{"method":"chart","params":{"chart":"k","command":"next"}}"##)
        stage.send(##"{"method":"removeChart","params":{"chart":"k"}}"##)
        #expect(
            told() == [
                ##"{"connection":"#1","rangeChanged":{"axis":"x","chart":"k","max":6,"min":2}}"##,
                ##"{"appendPoints":{"chart":"k","count":4,"series":"s"},"connection":"#1","##
                    + ##""data":{"x":{"digits":0,"max":10,"min":1},"y":{"digits":0,"max":9,"min":2}}}"##,
                ##"{"connection":"#1","rangeChanged":{"axis":"x","chart":"k","max":5,"min":3}}"##,
                ##"{"connection":"#1","removeChart":"k"}"##,
            ])
    }

    @Test func `willDisplay with hasFocus also sends a focus event`() {
        subscribe()
        _ = told()
        stage.send(##"{"method":"willDisplay","params":{"element":{"id":"a"},"hasFocus":true}}"##)
        #expect(
            told() == [##"{"connection":"#1","willDisplay":{"id":"a"}}"##, ##"{"connection":"#1","focus":"a"}"##])
    }

    @Test func `a refused request sends no event, and a client without a subscription gets none`() {
        subscribe()
        _ = told()
        stage.send(##"{"method":"didEndDisplay","params":{"element":"nothing"}}"##)
        stage.send(##"{"method":"willDisplay","params":{"element":{"label":"nameless"}}}"##)
        #expect(told() == [])
        display("a", from: 2)
        #expect(stage.take(2) == [])
    }

    @Test func `a connection's number distinguishes two clients with the same name`() {
        for client in [ClientID(1), 2] {
            stage.send(##"{"method":"hello","params":{"client":"twin"}}"##, from: client)
            display("a", from: client)
        }
        let perform = ##"{"id":1,"method":"perform","params":{"action":"activate","element":"a","client":"##
        stage.send(perform + ##""#2"}}"##, from: 9)
        #expect(stage.take(1) == [])
        #expect(stage.take(2).last?.contains(##""method":"perform""##) == true)
        stage.send(perform + ##""twin"}}"##, from: 9)
        #expect(stage.take(9).last?.contains("2 clients display") == true)
    }

    @Test func `view events are equal after encoding and decoding`() throws {
        let range = DataRange(min: 1, max: 5)
        let chart = ChartDescriptor(id: "k", axes: [ChartAxisDescriptor(id: "x", isX: true)])
        let changes: [ViewUpdate.Change] = [
            .willDisplay(ElementSnapshot(id: "a", label: "A")), .didEndDisplay("a"),
            .invalidated(ElementSnapshot(id: "a")), .focus("a"), .focus(nil),
            .describeChart(chart, counts: ["s": 7], data: ["x": AxisData(min: 1, max: 5, step: .day, digits: 1)]),
            .rangeChanged(chart: "k", axis: "x", range),
            .appendPoints(chart: "k", series: "s", count: 7, data: ["x": AxisData(min: 1, max: 5)]),
            .removeChart("k"), .gone, .complete,
        ]
        for (number, change) in changes.enumerated() {
            let news = ViewUpdate(connection: "#1", client: "player", change, isByUser: number == 2)
            let line = WireCoder().line(ServerEvent.view(news))
            guard case .event(let event) = try WireCoder().daemonMessage(Array(line.dropLast())) else {
                Issue.record("no event: \(change)")
                continue
            }
            #expect(event == .view(news))
        }
    }
}
