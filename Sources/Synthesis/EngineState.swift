// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine, and how it has done since the daemon started.
package struct EngineState: Sendable {
    package let name: String
    /// Whether its process runs.
    package let isRunning: Bool
    /// Nil while that is not known.
    package let voices: Int?
    package var utterances = 0
    package var failures = 0
    /// From when it was given a text to its first sample.
    package var firstSound = LatencyFigures()
    /// Bytes that its processes have; nil while none runs.
    package var memory: Int?
    /// Why another speaks in its place; nil when none does.
    package var problem: String?

    init(name: String, isRunning: Bool, voices: Int?) {
        (self.name, self.isRunning, self.voices) = (name, isRunning, voices)
    }
}
