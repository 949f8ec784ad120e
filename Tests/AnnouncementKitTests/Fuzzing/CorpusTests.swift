// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What `scripts/fuzz` has found worth keeping.
@Suite("Corpus of the library")
struct CorpusTests {
    @Test func `framing stands what was found`() throws {
        for input in try Corpus.inputs(of: "framing") {
            #expect(FramingTrial.examine(input) == nil)
        }
    }

    @Test func `requests stand what was found`() throws {
        for input in try Corpus.inputs(of: "request") {
            #expect(RequestTrial.examine(input) == nil)
        }
    }

    @Test func `charts stand what was found`() throws {
        for input in try Corpus.inputs(of: "chart") { #expect(ChartTrial.examine(input) == nil) }
    }
}
