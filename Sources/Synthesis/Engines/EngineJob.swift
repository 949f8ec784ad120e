// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// An utterance that several engines may speak.
struct EngineJob: Sendable {
    /// What an engine makes now.
    struct Part: Sendable {
        /// The engine knows it by this.
        var id: UtteranceID
        var synthesizer: any Synthesizer
    }

    let output: any SynthesisOutput
    var turns = EngineTurns()
    /// Nil while it waits for its engine.
    var part: Part?
    /// Samples that the parts which have ended gave.
    var given = 0
    /// Nobody wants it any more, but its engine has not said that it has ended.
    var isStopped = false

    init(output: any SynthesisOutput) {
        self.output = output
    }
}
