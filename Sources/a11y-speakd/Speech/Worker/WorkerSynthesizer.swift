// SPDX-License-Identifier: GPL-3.0-or-later

import NIOPosix

/// A synthesizer in a process of its own, which may crash or hang: the text is tried once more where it was, and then
/// fails with the reason; all others are heard.
struct WorkerSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let desk: WorkerDesk

    /// - Parameter program: the daemon's own.
    /// - Throws: ``WorkerError`` when it does not start, or has no voices.
    static func start(program: String = WorkerProcess.ownProgram) async throws -> WorkerSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        let desk = try WorkerDesk(program: program)
        let description = try await thread.runIfActive { try desk.waitForHello() }
        thread.submit { _ in desk.serve() }
        return WorkerSynthesizer(description, desk)
    }

    private init(_ description: SynthesizerDescription, _ desk: WorkerDesk) {
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        self.desk = desk
    }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        desk.ask(first, as: id, output)
    }

    func append(_ next: Utterance, to id: UtteranceID) { desk.append(next, to: id) }

    func stop(_ id: UtteranceID) { desk.stop(id) }

    /// The process that serves now, for tests of its death.
    var process: Int32? { desk.process }
}
