// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

/// The daemon refuses wrong input with a sentence that names the fault and its place. Other clients get no event.
@Suite("Wrong view and chart events")
struct BadViewInputTests {
    let stage = SessionStage()

    private static let chart =
        #"{"id":"c","axes":[{"id":"x"},{"id":"y"}],"series":[{"id":"s","points":[[1,2],[2,3]]},{"id":"empty"}]}"#

    private static let cases: [(method: String, params: String, message: String)] = [
        (
            "invalidated", #"{"element":{"id":"nobody","value":"1"}}"#,
            "There is no element \"nobody\" on this connection: send the whole element first."
        ),
        (
            "didEndDisplay", #"{"element":"nobody"}"#,
            "There is no element \"nobody\" on this connection: send the whole element first."
        ),
        ("focus", #"{"element":"nobody"}"#, "There is no element \"nobody\": display it first, or send it whole."),
        (
            "perform", #"{"element":"nobody","action":"activate"}"#,
            "There is no element \"nobody\": display it first, or send it whole."
        ),
        (
            "willDisplay", #"{"element":{"label":"x"}}"#,
            "The \"element\" needs an \"id\", so that it can be named when its display ends."
        ),
        (
            "willDisplay", #"{"element":{"id":"a","frame":[0,0,-5,3]}}"#,
            "\"frame\" must be [x, y, width, height], with no negative size."
        ),
        (
            "chart", #"{"chart":"nobody","command":"next"}"#,
            "There is no chart \"nobody\" on this connection, which has c: describe it first."
        ),
        (
            "removeChart", #"{"chart":"nobody"}"#,
            "There is no chart \"nobody\" on this connection, which has c: describe it first."
        ),
        (
            "rangeChanged", #"{"chart":"c","axis":"z","min":1,"max":2}"#, "Chart \"c\" has no axis \"z\": it has x, y."
        ),
        (
            "rangeChanged", #"{"chart":"c","axis":"x","min":3,"max":2}"#,
            "\"min\" is 3.0 and \"max\" is 2.0: min may not be above max."
        ),
        (
            "rangeChanged", #"{"chart":"c","axis":"x","min":1,"max":1e999}"#,
            "A value cannot be read: it is half a surrogate pair, or a number out of range."
        ),
        (
            "rangeChanged", #"{"chart":"c","axis":"x","min":"NaN","max":2}"#, "\"min\" must be a number."
        ),
        (
            "appendPoints", #"{"chart":"c","series":"t","points":[[1,2]]}"#,
            "Chart \"c\" has no series \"t\": it has s, empty."
        ),
        (
            "describeChart", #"{"chart":{"id":"d","axes":[{"id":"x"},{"id":"x"}]}}"#,
            "Chart \"d\" has two axes \"x\": give each its own id."
        ),
        (
            "describeChart", #"{"chart":{"id":"d","axes":[{"id":"x","min":5,"max":1},{"id":"y"}]}}"#,
            "The range of axis \"x\" is from 5.0 to 1.0: both must be finite, and min may not be above max."
        ),
        (
            "describeChart",
            #"{"chart":{"id":"d","axes":[{"id":"x"},{"id":"y","scale":"logarithmic"}],"series":[{"id":"s","points":[[1,0]]}]}}"#,
            "Axis \"y\" is logarithmic and cannot show 0.0: its values must be above 0."
        ),
    ]

    @Test(arguments: cases.indices)
    func `a wrong event is refused with a sentence and sends other clients nothing`(index: Int) {
        let wrong = Self.cases[index]
        stage.send(#"{"method":"subscribe","params":{"events":["announcements","focus"],"scope":"all"}}"#, from: 2)
        stage.send(#"{"method":"describeChart","params":{"chart":\#(Self.chart)}}"#)
        stage.send(#"{"id":1,"method":"\#(wrong.method)","params":\#(wrong.params)}"#)
        let told = stage.take()
        let message = wrong.message.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        #expect(told.count == 1)
        #expect(told.first?.contains("\"message\":\"\(message)\"") == true, "\(told)")
        #expect(stage.take(2) == [])
        #expect(stage.speaker.log == [])
        #expect(stage.finished == [])
    }

    @Test func `a step in an empty series says that there is no data`() {
        stage.send(#"{"method":"describeChart","params":{"chart":\#(Self.chart)}}"#)
        stage.send(#"{"id":1,"method":"chart","params":{"chart":"c","command":"next","series":"empty"}}"#)
        #expect(stage.take() == [#"{"id":1,"jsonrpc":"2.0","result":{"announcement":1,"handled":false}}"#])
        #expect(stage.speaker.log == ["say No data"])
    }

    @Test(arguments: [
        ("dimmed", "it is called \\\"notEnabled\\\""), ("heading", "it is called \\\"header\\\""),
        ("search field", "it is called \\\"searchField\\\""), ("Button", "it is called \\\"button\\\""),
        ("shiny", "use one of selected, notEnabled, button,"),
    ])
    func `the error for an unknown trait names the right one or lists all`(trait: String, cure: String) {
        let stage = SessionStage()
        stage.send(#"{"id":1,"method":"willDisplay","params":{"element":{"id":"a","traits":["\#(trait)"]}}}"#)
        let answer = stage.take().first ?? ""
        #expect(answer.contains("There is no trait \\\"\(trait)\\\": \(cure)"), "\(answer)")
    }
}
