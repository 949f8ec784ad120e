// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Inputs that `scripts/fuzz` found and that are kept as regression tests.
@Suite("Corpus of the daemon")
struct CorpusTests {
    @Test func `SSIP input of the corpus breaks no invariant`() throws {
        for input in try Corpus.inputs(of: "ssip") { #expect(SSIPTrial.examine(input) == nil) }
    }

    @Test func `voice styles of the corpus break no invariant`() throws {
        for input in try Corpus.inputs(of: "toml") {
            #expect(VoiceStyleTrial.examine(input) == nil)
        }
    }
}
