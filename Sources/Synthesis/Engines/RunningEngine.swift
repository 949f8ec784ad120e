// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine's process, and how to end it.
package struct RunningEngine: Sendable {
    var synthesizer: any Synthesizer
    /// Its process now.
    var process: @Sendable () -> Int32?
    /// Ends the process. Returns at once.
    var end: @Sendable () -> Void

    package init(
        synthesizer: any Synthesizer, process: @escaping @Sendable () -> Int32? = { nil },
        end: @escaping @Sendable () -> Void
    ) {
        self.synthesizer = synthesizer
        self.process = process
        self.end = end
    }
}

/// What the daemon does for its engines. All are called on any thread, and wait for nothing.
package struct EngineHands: Sendable {
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

    package init(
        open: @escaping @Sendable (Engine) async throws -> RunningEngine,
        changedCatalog: @escaping @Sendable (VoiceCatalog) -> Void, note: @escaping @Sendable (String) -> Void,
        tell: @escaping @Sendable (String) -> Void, wake: @escaping @Sendable (Duration?) -> Void,
        now: @escaping @Sendable () -> Duration
    ) {
        self.open = open
        self.changedCatalog = changedCatalog
        self.note = note
        self.tell = tell
        self.wake = wake
        self.now = now
    }
}
