// SPDX-License-Identifier: MIT

/// An engine, and how it has done since the daemon started.
package struct EngineFigures: Sendable, Hashable, Codable {
    /// As its voices' names have it, such as `flite`.
    package var name: String
    /// Whether its process runs: one that nobody uses is ended.
    package var running: Bool
    /// How many voices it has; nil while that is not known.
    package var voices: Int?
    /// How many texts it was given to speak.
    package var utterances: Int
    /// How many of these it could not speak to their end.
    package var failures: Int
    /// From when it was given a text to the first sample of it, in milliseconds, of the last 1,000; nil before the first.
    package var firstSound: LatencyReply.Summary?
    /// Bytes of memory that its processes have now; nil while none runs.
    package var memory: Int?
    /// Why another speaks in its place; nil when none does.
    package var problem: String?

    package init(name: String, running: Bool, voices: Int?, utterances: Int = 0, failures: Int = 0) {
        (self.name, self.running, self.voices) = (name, running, voices)
        (self.utterances, self.failures) = (utterances, failures)
    }
}
