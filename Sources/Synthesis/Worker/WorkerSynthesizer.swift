// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Dispatch

/// A synthesizer in a process of its own, which may crash or hang: the text is tried once more where it was, and then
/// fails with the reason; all others are heard.
package struct WorkerSynthesizer: Synthesizer {
    package let name: String
    package let sampleRate: Int
    package let catalog: VoiceCatalog
    package let protection: WorkerProtection
    private let desk: WorkerDesk

    /// - Parameters:
    ///   - program: the daemon's own.
    ///   - tell: takes a sentence for the log, and waits for nothing.
    /// - Throws: ``WorkerError`` when it does not start, or has no voices.
    package static func start(
        program: String = WorkerProcess.ownProgram, _ engine: Engine = .espeak,
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> WorkerSynthesizer {
        // A queue of its own, because `serve` blocks its thread until the process ends.
        let queue = DispatchQueue(label: "synthesizer")
        let desk = try WorkerDesk(program: program, engine, tell: tell)
        // What did not start is closed, and then serves no more.
        defer { queue.async { desk.serve() } }
        do {
            let hello = try await withCheckedThrowingContinuation { hello in
                queue.async { hello.resume(with: Result { try desk.waitForHello() }) }
            }
            return WorkerSynthesizer(hello, desk)
        } catch {
            desk.close()
            throw error
        }
    }

    /// Ends the process. Returns at once.
    package func end() { desk.close() }

    private init(_ hello: WorkerHello, _ desk: WorkerDesk) {
        let description = hello.synthesizer
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        protection = hello.protection
        self.desk = desk
    }

    package func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        desk.ask(first, as: id, output)
    }

    package func append(_ next: Utterance, to id: UtteranceID) { desk.append(next, to: id) }

    package func stop(_ id: UtteranceID) { desk.stop(id) }

    package var problem: String? { desk.problem }

    var record: EngineRecord { desk.record }

    /// The process that serves now, for tests of its death.
    package var process: Int32? { desk.process }
}
