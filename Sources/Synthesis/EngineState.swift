// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine, and its record since the daemon started.
package struct EngineState: Sendable {
    package let name: String
    /// Whether its process runs.
    package let isRunning: Bool
    /// The number of voices; nil while it is not known.
    package let voices: Int?
    package var utterances = 0
    package var failures = 0
    /// The number of sentences whose sound was kept from an earlier text, or made before it was needed.
    package var keptSounds = 0
    /// The times from the request to the first sample.
    package var firstSound = LatencyFigures()
    /// The memory of its processes in bytes; nil while none runs.
    package var memory: Int?
    /// Why another engine speaks in its place; nil when none does.
    package var problem: String?

    init(name: String, isRunning: Bool, voices: Int?) {
        (self.name, self.isRunning, self.voices) = (name, isRunning, voices)
    }
}
