// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// What `scripts/fuzz` has found worth keeping.
@Suite("Corpus of the daemon")
struct CorpusTests {
    @Test func `Speech Dispatcher's protocol stands what was found`() throws {
        for input in try Corpus.inputs(of: "ssip") { #expect(SSIPTrial.examine(input) == nil) }
    }

    @Test func `voice styles stand what was found`() throws {
        for input in try Corpus.inputs(of: "toml") {
            #expect(VoiceStyleTrial.examine(input) == nil)
        }
    }
}
