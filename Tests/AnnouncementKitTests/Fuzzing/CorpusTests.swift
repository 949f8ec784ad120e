// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The inputs that `scripts/fuzz` has kept.
@Suite("Corpus of the library")
struct CorpusTests {
    @Test func `framing passes the kept inputs`() throws {
        for input in try Corpus.inputs(of: "framing") {
            #expect(FramingTrial.examine(input) == nil)
        }
    }

    @Test func `requests pass the kept inputs`() throws {
        for input in try Corpus.inputs(of: "request") {
            #expect(RequestTrial.examine(input) == nil)
        }
    }

    @Test func `charts pass the kept inputs`() throws {
        for input in try Corpus.inputs(of: "chart") { #expect(ChartTrial.examine(input) == nil) }
    }
}
