// SPDX-License-Identifier: GPL-3.0-or-later

import NIOPosix

/// A synthesizer in a process of its own, which may crash or hang: the text is tried once more where it was, and then
/// fails with the reason; all others are heard.
struct WorkerSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    let protection: WorkerProtection
    private let desk: WorkerDesk

    /// - Parameters:
    ///   - program: the daemon's own.
    ///   - tell: takes a sentence for the log, and waits for nothing.
    /// - Throws: ``WorkerError`` when it does not start, or has no voices.
    static func start(
        program: String = WorkerProcess.ownProgram, _ engine: Engine = .espeak,
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> WorkerSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        let desk = try WorkerDesk(program: program, engine, tell: tell)
        // What did not start is closed, and then serves no more.
        defer {
            thread.submit { _ in
                desk.serve()
                thread.shutdownGracefully { _ in }
            }
        }
        do {
            return WorkerSynthesizer(try await thread.runIfActive { try desk.waitForHello() }, desk)
        } catch {
            desk.close()
            throw error
        }
    }

    /// Ends the process. Returns at once.
    func end() { desk.close() }

    private init(_ hello: WorkerHello, _ desk: WorkerDesk) {
        let description = hello.synthesizer
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        protection = hello.protection
        self.desk = desk
    }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        desk.ask(first, as: id, output)
    }

    func append(_ next: Utterance, to id: UtteranceID) { desk.append(next, to: id) }

    func stop(_ id: UtteranceID) { desk.stop(id) }

    var problem: String? { desk.problem }

    var record: EngineRecord { desk.record }

    /// The process that serves now, for tests of its death.
    var process: Int32? { desk.process }
}
