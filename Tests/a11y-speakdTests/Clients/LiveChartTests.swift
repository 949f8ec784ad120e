// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import a11y_speakd

/// Charts that announce new points without a command.
@Suite("Monitored charts")
struct LiveChartTests {
    let stage = SessionStage()

    private func describe(_ chart: String, from client: ClientID = 1) {
        stage.send(
            #"{"method":"describeChart","params":{"chart":{"id":"\#(chart)","title":"\#(chart)","axes":[{"id":"x"},{"id":"y","min":0,"max":100}],"series":[{"id":"s","name":"Load"}]}}}"#,
            from: client)
    }

    private func monitor(_ chart: String, _ rules: String = "[]", from client: ClientID = 1) {
        stage.send(#"{"method":"monitor","params":{"chart":"\#(chart)","rules":\#(rules)}}"#, from: client)
        stage.hearEnd()
    }

    private func append(_ values: Double..., to chart: String = "cpu", from client: ClientID = 1) {
        let points = values.map { "[\(stage.count()),\($0)]" }.joined(separator: ",")
        stage.send(
            #"{"method":"appendPoints","params":{"chart":"\#(chart)","series":"s","points":[\#(points)]}}"#,
            from: client)
    }

    /// Lets `duration` pass, then hears all queued speech to its end.
    private func listen(_ duration: Duration) {
        stage.pass(duration)
        while stage.speaker.current != nil && stage.announcer.queue.current != nil { stage.hearEnd() }
    }

    @Test func `a monitored chart announces one digest of its new points every five seconds`() {
        describe("cpu")
        monitor("cpu")
        for value in 1...20 {
            append(Double(value))
            listen(.milliseconds(500))
        }
        listen(.seconds(10))
        #expect(stage.take() == [])
        #expect(
            stage.speaker.log == [
                "say Monitoring on", "say Load, 1", "say Load, 9 new points, lowest 2, latest 10",
                "say Load, 10 new points, lowest 11, latest 20",
            ])
    }

    @Test func `the digest interval follows the user's setting`() {
        describe("cpu")
        monitor("cpu")
        stage.send(#"{"method":"configure","params":{"digestInterval":1}}"#)
        for value in 1...6 {
            append(Double(value))
            listen(.milliseconds(500))
        }
        #expect(
            stage.speaker.log == [
                "say Monitoring on", "say Load, 1", "say Load, 2",
                "say Load, 2 new points, lowest 3, latest 4", "say Load, 2 new points, lowest 5, latest 6",
            ])
    }

    @Test func `a rule announces at once, and again only after the value was well on the other side`() {
        describe("cpu")
        monitor("cpu", #"[{"series":"s","above":90}]"#)
        append(50)
        listen(.seconds(20))
        for value in [95, 90.5, 89.9, 95, 80] {
            append(value)
            listen(.seconds(20))
        }
        append(96)
        #expect(
            stage.speaker.log.filter { $0.contains("above") } == [
                "say Load 95, above 90", "say Load 96, above 90",
            ])
    }

    @Test func `a series without new points for the time of its rule is announced`() {
        describe("cpu")
        monitor("cpu", #"[{"series":"s","silentFor":30}]"#)
        append(50)
        listen(.seconds(29))
        #expect(stage.speaker.log == ["say Monitoring on", "say Load, 50"])
        listen(.seconds(2))
        #expect(stage.speaker.log.last == "say Load, no new point for 30 seconds")
    }

    @Test func `a frozen chart announces only alarms, and catchUp announces a digest of the frozen time`() {
        describe("cpu")
        monitor("cpu", #"[{"series":"s","above":90}]"#)
        stage.send(#"{"method":"freeze"}"#)
        for value in [10.0, 30, 20, 99] {
            append(value)
            listen(.seconds(6))
        }
        stage.send(#"{"method":"catchUp"}"#)
        listen(.seconds(1))
        #expect(
            stage.speaker.log == [
                "say Monitoring on", "say Load 99, above 90", "say Load, 4 new points, lowest 10, latest 99",
            ])
    }

    @Test func `a removed chart and a disconnected client's chart announce nothing`() {
        describe("cpu")
        monitor("cpu", #"[{"series":"s","silentFor":5}]"#)
        describe("gpu", from: 2)
        monitor("gpu", #"[{"series":"s","silentFor":5}]"#, from: 2)
        stage.send(#"{"method":"removeChart","params":{"chart":"cpu"}}"#)
        stage.session(2).close()
        listen(.seconds(60))
        #expect(stage.speaker.log == ["say Monitoring on", "say Monitoring on"])
    }

    @Test func `wrong rules are refused with a sentence`() {
        describe("cpu")
        for rule in [
            #"{"series":"t","above":1}"#, #"{"series":"s"}"#, #"{"series":"s","above":1,"below":0}"#,
            #"{"series":"s","silentFor":-1}"#, #"{"above":1}"#,
        ] {
            stage.send(#"{"method":"monitor","params":{"chart":"cpu","rules":[\#(rule)]}}"#)
        }
        stage.send(#"{"method":"monitor","params":{"chart":"gpu"}}"#)
        let messages = stage.take().compactMap { $0.split(separator: #""message":""#).last?.dropLast(3) }
        #expect(
            messages == [
                #"Chart \"cpu\" has no series \"t\": it has s."#,
                #"A rule needs a \"series\" and one of above, below, crosses, changesBy, changesByPercent, silentFor."#,
                #"A rule needs a \"series\" and one of above, below, crosses, changesBy, changesByPercent, silentFor."#,
                #"\"silentFor\" must be a number above 0."#, #"\"series\" is missing."#,
                #"There is no chart \"gpu\" on this connection, which has cpu: describe it first."#,
            ])
    }
}
