// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import a11y_speak

@Suite("Progress of send")
struct SendProgressTests {
    private func event(_ id: Int, _ state: String, _ text: String, _ reason: String? = nil) -> String {
        let reason = reason.map { #""reason":"\#($0)","# } ?? ""
        return
            #"{"jsonrpc":"2.0","method":"announcement","params":{"id":\#(id),\#(reason)"state":"\#(state)","text":"\#(text)","time":1}}"#
    }

    /// The sentences printed for these lines.
    private func sentences(_ progress: inout SendProgress, _ lines: [String]) -> [String] {
        lines.compactMap { line in
            (try? WireCoder().daemonMessage(Array(line.utf8))).flatMap { $0 }.flatMap { progress.received($0) }
        }
    }

    @Test func `outcomes are printed, and replaced announcements only counted`() {
        var progress = SendProgress()
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
        var progress = SendProgress()
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
}
