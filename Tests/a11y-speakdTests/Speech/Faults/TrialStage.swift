// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization
import TestSupport

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// One text, spoken by an engine with a fault and by espeak-ng, and all that was heard and reported of it.
final class TrialStage {
    let text: ToldText
    let script: FaultScript
    let sink = ScriptedSink()
    let events = Recorder<SpeechEvent>()
    private let worker: TrialWorker
    private let speech: SpeechJob
    private var job: EngineJob
    private let espeak = ScriptedEngine("espeak-ng", SessionStage.catalog, sampleRate: EngineSound.rate)
    private let flite: ScriptedEngine
    private let reports = Recorder<(EnginePartOutput.Report, UtteranceID)>()
    private var taken = 0
    private var parts: UInt64 = 0
    private var outputs: [UtteranceID: EnginePartOutput] = [:]
    private var espeakPieces: [(Utterance, EnginePartOutput)] = []
    private var pieces: ArraySlice<Utterance>
    private(set) var end: SynthesisEnd?
    private(set) var failures = 0
    private(set) var problems: [String] = []

    init(_ trial: EngineTrial, _ text: ToldText) throws {
        self.text = text
        script = FaultScript(trial, text)
        worker = try TrialWorker(script)
        let voices = [SynthesizerVoice(identifier: "slt", name: "slt", languages: [("en", 0)])]
        flite = ScriptedEngine("flite", VoiceCatalog(voices: voices, variants: []), sampleRate: EngineSound.rate)
        pieces = Self.utterances(text)[...]
        speech = SpeechJob(UtteranceID(rawValue: 1), sampleRate: EngineSound.rate, sink: sink) { [events] in
            events.add($0)
        }
        job = EngineJob(output: speech)
    }

    private static func utterances(_ text: ToldText) -> [Utterance] {
        let voice = SpeechParameters(voice: "flite/slt", rate: 175, pitch: 50, volume: 100)
        var start = 0
        return text.pieces.enumerated().map { place, words in
            var piece = Utterance(text: words, voice: voice)
            (piece.start, piece.isLast) = (start, place == text.pieces.count - 1)
            start += words.unicodeScalars.count
            return piece
        }
    }

    func run() throws {
        takeNext()
        repeat {
            while taken < reports.all.count {
                let (report, part) = reports.all[taken]
                taken += 1
                take(.report(report, from: part))
            }
            speakAsEspeak()
        } while try worker.run() || taken < reports.all.count || !espeakPieces.isEmpty
    }

    private func takeNext() {
        guard let piece = pieces.popFirst() else { return }
        speech.add(piece)
        take(.piece(piece))
    }

    private func take(_ event: EngineJob.Event) {
        parts += 1
        let engines = EngineFacts(
            espeak: espeak, native: "gmw/en", names: ["flite"],
            catalog: espeak.catalog.adding(["flite": flite.catalog], expecting: []),
            nextPart: UtteranceID(rawValue: 100 + parts))
        for step in job.take(event, engines) { perform(step) }
    }

    private func perform(_ step: EngineJob.Step) {
        switch step {
        case .want: take(.engineRuns(flite))
        case .leave(_, let problem): problems += [problem].compactMap(\.self)
        case .countFailure: failures += 1
        case .countFirstSound: break
        case .begin(let piece, let part):
            let output = EnginePartOutput(speech, after: part.base, sampleRate: EngineSound.rate) { [reports] in
                reports.add(($0, part.id))
            }
            outputs[part.id] = output
            if part.engine == nil {
                espeakPieces.append((piece, output))
            } else {
                worker.speak(piece, as: part.id, into: output)
            }
        case .append(let piece, let part):
            guard let output = outputs[part.id] else { return }
            if part.engine == nil { espeakPieces.append((piece, output)) } else { worker.append(piece, to: part.id) }
        case .stop: break
        case .wantNext: takeNext()
        case .end(let end):
            self.end = end
            speech.ended(end)
        }
    }

    /// espeak-ng makes the sound of each word with the other sign, and reports the exact places.
    private func speakAsEspeak() {
        guard !espeakPieces.isEmpty else { return }
        let (piece, output) = espeakPieces.removeFirst()
        let length = piece.text.unicodeScalars.count
        let words = text.words.filter { $0.offset >= piece.start && $0.offset < piece.start + length }
        var sample = espeakSamples
        for word in words {
            output.word(at: word.offset, sample: sample)
            let samples = ToldText.samples(word).map { -$0 }
            sample += samples.count
            _ = samples.withUnsafeBufferPointer { output.samples($0) }
        }
        espeakSamples = sample
        if piece.isLast {
            espeakSamples = 0
            output.ended(.completed)
        } else {
            output.wantsNext()
        }
    }

    /// The samples of the part that espeak-ng speaks now.
    private var espeakSamples = 0
}

/// The findings.
extension TrialStage {
    struct Heard: Equatable {
        var word: Int
        var isEspeak: Bool
        var samples: Int
    }

    /// The words in the order in which they were heard. Silence and noise are left out.
    var heard: [Heard] {
        var heard: [Heard] = []
        var last: Int16 = 0
        for frame in sink.frames {
            let value = frame.left
            defer { last = value }
            let word = (Int(abs(value)) - 1000) / 500
            guard abs(value) >= 1000 else { continue }
            if value == last {
                heard[heard.count - 1].samples += 1
            } else {
                heard.append(Heard(word: word, isEspeak: value < 0, samples: 1))
            }
        }
        return heard
    }

    /// The words of the captions, in the order in which they were shown while the sound was heard.
    func captions() -> [Int] {
        var captions: [Int] = []
        for heard in stride(from: 0, through: sink.frames.count, by: 2000) {
            sink.heard = heard
            captions += words(speech.takeHeard().places)
        }
        if end == .completed { sink.tell(.ended) }
        return captions + words(speech.takeHeard().places)
    }

    private func words(_ places: [HeardPlace]) -> [Int] {
        places.compactMap { place in
            guard case .word(let word) = place else { return nil }
            return text.words.firstIndex { $0.offset == word.offset }
        }
    }
}
