// SPDX-License-Identifier: GPL-3.0-or-later

/// An engine's process, and the way to end it.
package struct RunningEngine: Sendable {
    var synthesizer: any Synthesizer
    /// The id of the process that serves now.
    var process: @Sendable () -> Int32?
    /// Ends the process. Returns at once.
    var end: @Sendable () -> Void

    /// The number of sounds that its process has kept and used again.
    var keptSounds: Int { (synthesizer as? WorkerSynthesizer)?.record.keptSounds ?? 0 }

    package init(
        synthesizer: any Synthesizer, process: @escaping @Sendable () -> Int32? = { nil },
        end: @escaping @Sendable () -> Void
    ) {
        self.synthesizer = synthesizer
        self.process = process
        self.end = end
    }
}

/// The daemon's services for its engines. They may be called on any thread, and block none.
package struct EngineServices: Sendable {
    /// Starts an engine, whose sound has the sample rate of espeak-ng's.
    var open: @Sendable (Engine) async throws -> RunningEngine
    /// Called when engines have reported voices, or an engine is no longer expected to.
    var changedCatalog: @Sendable (VoiceCatalog) -> Void
    /// Logs a sentence.
    var note: @Sendable (String) -> Void
    /// Reports a sentence to the user and in the log.
    var reportProblem: @Sendable (String) -> Void
    /// Requests a call of ``EngineSynthesizer/advance()`` at this time; nil for none.
    var wake: @Sendable (Duration?) -> Void
    /// The time on a clock that does not go back.
    var now: @Sendable () -> Duration
    /// The findings of earlier starts about the engines.
    let memory: EngineMemory

    package init(
        memory: EngineMemory = EngineMemory(nil), open: @escaping @Sendable (Engine) async throws -> RunningEngine,
        changedCatalog: @escaping @Sendable (VoiceCatalog) -> Void, note: @escaping @Sendable (String) -> Void,
        reportProblem: @escaping @Sendable (String) -> Void, wake: @escaping @Sendable (Duration?) -> Void,
        now: @escaping @Sendable () -> Duration
    ) {
        self.open = open
        self.changedCatalog = changedCatalog
        self.note = note
        self.reportProblem = reportProblem
        self.wake = wake
        self.now = now
        self.memory = memory
    }
}
