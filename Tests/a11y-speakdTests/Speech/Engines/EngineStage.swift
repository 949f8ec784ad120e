// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Dispatch
import Synchronization

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// espeak-ng and a second engine, both scripted by the test.
final class EngineStage {
    let espeak = ScriptedEngine("espeak-ng", SessionStage.catalog)
    let flite: ScriptedEngine
    let heard = HeardParts()
    private let queue = DispatchQueue(label: "test")
    private let catalogs: AsyncStream<VoiceCatalog>
    let synthesizer: EngineSynthesizer
    let id = UtteranceID(rawValue: 7)

    /// - Parameters:
    ///   - problem: why flite cannot be started; nil if it can.
    ///   - native: the user's own voice; flite's voice is German.
    ///   - engines: the first engines in addition to espeak-ng.
    init(
        problem: String? = nil, sampleRate: Int = 1000, native: VoiceName = "gmw/en",
        engines: [Engine] = [module]
    ) {
        let voices = [SynthesizerVoice(identifier: "slt", name: "slt", languages: [("de", 0)])]
        let flite = ScriptedEngine("flite", VoiceCatalog(voices: voices, variants: []), sampleRate: sampleRate)
        self.flite = flite
        let (catalogs, continuation) = AsyncStream.makeStream(of: VoiceCatalog.self)
        self.catalogs = catalogs
        let sentences = Told()
        self.sentences = sentences
        let services = EngineServices { _ in
            if let problem { throw WorkerError(description: problem) }
            return RunningEngine(synthesizer: flite) { flite.ended() }
        } changedCatalog: {
            continuation.yield($0)
        } note: { _ in
        } reportProblem: {
            sentences.add($0)
        } wake: { _ in
        } now: {
            .zero
        }
        synthesizer = EngineSynthesizer(espeak, and: engines, native: native, services: services, queue: queue)
    }

    static let module = Engine(name: "flite", kind: .module(path: "/sd_flite", configuration: nil))

    private let sentences: Told

    var sentencesTold: [String] { sentences.all }

    /// Waits for the next catalog, which follows the start of flite or its failure.
    func catalog() async -> VoiceCatalog? {
        var iterator = catalogs.makeAsyncIterator()
        let catalog = await iterator.next()
        queue.sync {}
        return catalog
    }

    func say(_ runs: [(String, String)]) {
        let runs = runs.map { voice, text in
            UtteranceRun(
                text: text, voice: SpeechParameters(voice: VoiceName(voice), rate: 175, pitch: 50, volume: 100))
        }
        synthesizer.speak(Utterance(runs: runs), as: id, into: heard)
    }

    /// Runs an action of an engine, and waits until its effects are done.
    func does(_ action: () -> Void) {
        action()
        queue.sync {}
    }
}

private final class Told: Sendable {
    private let sentences = Mutex<[String]>([])

    func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }

    var all: [String] { sentences.withLock { $0 } }
}

/// A synthesizer that makes only the sound that the test requests, and records its calls since the last `take`.
final class ScriptedEngine: Synthesizer {
    private struct State {
        var asked: [String] = []
        var output: (any SynthesisOutput)?
    }

    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let state = Mutex(State())

    init(_ name: String, _ catalog: VoiceCatalog, sampleRate: Int = 1000) {
        (self.name, self.catalog, self.sampleRate) = (name, catalog, sampleRate)
    }

    func take() -> [String] {
        state.withLock { state in
            defer { state.asked = [] }
            return state.asked
        }
    }

    private func note(_ line: String) { state.withLock { $0.asked.append(line) } }

    func ended() { note("ended") }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        note("speak \(Self.line(first))")
        state.withLock { $0.output = output }
    }

    func append(_ next: Utterance, to id: UtteranceID) { note("append \(Self.line(next))") }

    func prepare(_ next: Utterance) { note("prepare \(Self.line(next))") }

    func stop(_ id: UtteranceID) { note("stop") }

    private static func line(_ piece: Utterance) -> String {
        let runs = piece.runs.map { "\($0.voice.voice): \($0.text)" }.joined(separator: "|")
        return "\(runs) @\(piece.start)\(piece.isLast ? "." : "")"
    }

    func wantsNext() { state.withLock { $0.output }?.wantsNext() }

    func word(at offset: Int, sample: Int) { state.withLock { $0.output }?.word(at: offset, sample: sample) }

    func makes(silence: Int = 0, _ count: Int) {
        let samples = [Int16](repeating: 0, count: silence) + [Int16](repeating: 1000, count: count)
        _ = samples.withUnsafeBufferPointer { state.withLock { $0.output }?.samples($0) }
    }

    func ends(_ end: SynthesisEnd = .completed) { state.withLock { $0.output }?.ended(end) }
}

/// The output of an utterance: its events as lines, and the number of samples.
final class HeardParts: SynthesisOutput {
    private struct State {
        var lines: [String] = []
        var count = 0
    }

    private let state = Mutex(State())

    var lines: [String] { state.withLock { $0.lines } }
    var count: Int { state.withLock { $0.count } }

    var isWanted: Bool { true }

    func wantsNext() { note("wants next") }

    func word(at offset: Int, sample: Int) { note("\(offset) at \(sample)") }

    func ended(_ end: SynthesisEnd) { note("\(end)") }

    private func note(_ line: String) { state.withLock { $0.lines.append(line) } }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let count = samples.count
        state.withLock { $0.count += count }
        return true
    }
}
