// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("What send knows of its exchange")
struct SendProgressTests {
    private func event(_ id: Int, _ state: String, _ text: String, _ reason: String? = nil) -> String {
        let reason = reason.map { #""reason":"\#($0)","# } ?? ""
        return
            #"{"jsonrpc":"2.0","method":"announcement","params":{"id":\#(id),\#(reason)"state":"\#(state)","text":"\#(text)","time":1}}"#
    }

    private let fence = #"{"id":"a11y-speak:end","jsonrpc":"2.0","result":{}}"#

    /// What a person is told of each line.
    private func sentences(_ progress: inout SendProgress, _ lines: [String]) -> [String] {
        lines.compactMap { progress.received(Array($0.utf8)) }
    }

    @Test func `it is done when its own last request is answered and, if waited for, all have outcomes`() {
        var patient = SendProgress(waitsForOutcomes: true)
        var hasty = SendProgress(waitsForOutcomes: false)
        for line in [event(1, "queued", "one"), fence] {
            _ = patient.received(Array(line.utf8))
            _ = hasty.received(Array(line.utf8))
        }
        #expect(hasty.isDone)
        #expect(!patient.isDone)
        _ = patient.received(Array(event(1, "finished", "one").utf8))
        #expect(patient.isDone)
    }

    @Test func `a person is told outcomes, and of those replaced only how many`() {
        var progress = SendProgress(waitsForOutcomes: true)
        let told = sentences(
            &progress,
            [
                event(1, "queued", "one"), event(1, "began", "one"), event(2, "queued", "two"),
                event(3, "queued", "three"), event(2, "replaced", "two"), event(1, "interrupted", "one", "cut"),
                event(3, "finished", "three"),
            ])
        #expect(
            told == ["(1 older ones were replaced before they were heard)\ninterrupted: one (cut)", "finished: three"])
        #expect(progress.problems == 0)
    }

    @Test func `refused lines and failures are problems`() {
        var progress = SendProgress(waitsForOutcomes: true)
        let told = sentences(
            &progress,
            [
                #"{"error":{"code":-32602,"message":"\"text\" is missing."},"id":1,"jsonrpc":"2.0"}"#,
                #"{"jsonrpc":"2.0","method":"rejected","params":{"code":-32602,"line":3,"message":"No."}}"#,
                event(1, "failed", "one", "not heard"),
            ])
        #expect(told == [#"refused: "text" is missing."#, "line 3 was refused: No.", "failed: one (not heard)"])
        #expect(progress.problems == 3)
    }

    @Test func `its own requests are not shown, the user's are`() {
        let progress = SendProgress(waitsForOutcomes: false)
        #expect(!progress.isShown(Array(fence.utf8)))
        #expect(!progress.isShown(Array(#"{"id":"a11y-speak:subscribe","jsonrpc":"2.0","result":{}}"#.utf8)))
        #expect(progress.isShown(Array(#"{"id":1,"jsonrpc":"2.0","result":{}}"#.utf8)))
        #expect(progress.isShown(Array(event(1, "queued", "one").utf8)))
    }
}
