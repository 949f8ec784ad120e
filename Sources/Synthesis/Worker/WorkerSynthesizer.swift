// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Dispatch

/// A synthesizer in a separate process, which may crash or hang. The text is then tried once more from where it was,
/// and fails with the reason after that; all other texts are heard.
package struct WorkerSynthesizer: Synthesizer {
    package let name: String
    package let sampleRate: Int
    package let catalog: VoiceCatalog
    package let protection: WorkerProtection
    let description: SynthesizerDescription
    private let host: WorkerHost

    /// - Parameters:
    ///   - program: the daemon's own program.
    ///   - first: the engine's first process, if it already runs.
    ///   - log: logs a sentence; must not wait.
    /// - Throws: ``WorkerError`` when it does not start, or has no voices.
    package static func start(
        program: String = WorkerProcess.ownProgram, _ engine: Engine = .espeak, first: WorkerProcess? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> WorkerSynthesizer {
        // A separate queue, because `serve` blocks its thread until the process ends.
        let queue = DispatchQueue(label: "synthesizer")
        let host = try WorkerHost(program: program, engine, first: first, log: log)
        // A host that did not start is closed, so its `serve` returns.
        defer { queue.async { host.serve() } }
        do {
            let hello = try await withCheckedThrowingContinuation { hello in
                queue.async { hello.resume(with: Result { try host.waitForHello() }) }
            }
            return WorkerSynthesizer(hello, host)
        } catch {
            host.close()
            throw error
        }
    }

    /// Ends the process. Returns at once.
    package func end() { host.close() }

    private init(_ hello: WorkerHello, _ host: WorkerHost) {
        description = hello.synthesizer
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        protection = hello.protection
        self.host = host
    }

    package func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        host.ask(first, as: id, output)
    }

    package func append(_ next: Utterance, to id: UtteranceID) { host.append(next, to: id) }

    package func prepare(_ next: Utterance) { host.prepare(next) }

    package func stop(_ id: UtteranceID) { host.stop(id) }

    package var problem: String? { host.problem }

    var record: EngineRecord { host.record }

    /// The process that serves, for tests of its death.
    package var process: Int32? { host.process }
}
