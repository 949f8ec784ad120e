// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine's process, and how to end it.
struct RunningEngine: Sendable {
    var synthesizer: any Synthesizer
    /// Its process now.
    var process: @Sendable () -> Int32? = { nil }
    /// Ends the process. Returns at once.
    var end: @Sendable () -> Void
}

/// What the daemon does for its engines. All are called on any thread, and wait for nothing.
struct EngineHands: Sendable {
    /// Starts an engine. Its sound has the rate of espeak-ng's.
    var open: @Sendable (Engine) async throws -> RunningEngine
    /// The engines have told of voices, or an engine is not expected to any more.
    var changedCatalog: @Sendable (VoiceCatalog) -> Void
    /// Tells the log a sentence.
    var note: @Sendable (String) -> Void
    /// Tells the user and the log a sentence.
    var tell: @Sendable (String) -> Void
    /// ``EngineSynthesizer/advance()`` is due at that time; nil for never.
    var wake: @Sendable (Duration?) -> Void
    /// On a clock that does not go back.
    var now: @Sendable () -> Duration
}
