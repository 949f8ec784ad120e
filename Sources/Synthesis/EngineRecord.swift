// SPDX-License-Identifier: GPL-3.0-or-later

/// The record of an engine since the daemon started. A value type: its owner counts and measures.
struct EngineRecord: Sendable {
    var utterances = 0
    var failures = 0
    /// The number of sentences whose sound was kept from an earlier text, or made before it was needed.
    var keptSounds = 0
    /// The times from the request to the first sample.
    var firstSound = LatencyFigures()

    func fill(_ state: inout EngineState) {
        (state.utterances, state.failures, state.firstSound) = (utterances, failures, firstSound)
        state.keptSounds = keptSounds
    }
}
