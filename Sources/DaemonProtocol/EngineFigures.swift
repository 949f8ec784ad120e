// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A speech engine, and its figures since the daemon started.
package struct EngineFigures: Sendable, Hashable, Codable {
    /// The engine's name in the names of its voices, such as `flite`.
    package var name: String
    /// True while the engine's process runs. The process of an unused engine is ended.
    package var running: Bool
    /// The number of the engine's voices; nil while it is unknown.
    package var voices: Int?
    /// The number of texts that the engine was given to speak.
    package var utterances: Int
    /// The number of those texts that the engine could not speak to their end.
    package var failures: Int
    /// The number of sentences whose sound was kept from an earlier text, or made before it was needed; nil for none.
    package var keptSounds: Int?
    /// The time from receiving a text to its first sample, in milliseconds, over the last 1,000 texts; nil before the
    /// first.
    package var firstSound: LatencyReply.Summary?
    /// The memory that the engine's processes use now, in bytes; nil while none runs.
    package var memory: Int?
    /// The reason why another engine speaks in its place; nil if none does.
    package var problem: String?

    package init(name: String, running: Bool, voices: Int?, utterances: Int = 0, failures: Int = 0) {
        (self.name, self.running, self.voices) = (name, running, voices)
        (self.utterances, self.failures) = (utterances, failures)
    }
}
