// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine, and how it has done since the daemon started.
struct EngineState: Sendable {
    let name: String
    /// Whether its process runs.
    let isRunning: Bool
    /// Nil while that is not known.
    let voices: Int?
    var utterances = 0
    var failures = 0
    /// From when it was given a text to its first sample.
    var firstSound = LatencyFigures()
    /// Bytes that its processes have; nil while none runs.
    var memory: Int?
    /// Why another speaks in its place; nil when none does.
    var problem: String?

    init(name: String, isRunning: Bool, voices: Int?) {
        (self.name, self.isRunning, self.voices) = (name, isRunning, voices)
    }
}
