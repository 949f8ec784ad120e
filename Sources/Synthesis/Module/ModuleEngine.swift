// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A Speech Dispatcher output module as an engine.
///
/// `@unchecked Sendable`: it lives in the process that speaks with the module, which has one thread.
final class ModuleEngine: SpeechEngine, @unchecked Sendable {
    let description: SynthesizerDescription
    /// This process reads no files for the module.
    let places: [String] = []
    /// The module speaks at its own rate. All other rates are made from its sound.
    let rates = 175...175

    private var conversation: ModuleConversation
    private let engine: Engine
    private(set) var programEnd: ProgramEnd?
    private let hasMarks: Bool
    private let languages: [String: String]
    private var settings: [String] = []
    private var tempo = WordTempo(sampleRate: EngineSound.rate)

    /// Milliseconds after a stop in which the module must be silent; otherwise it is ended, and another is started.
    private static let afterStop: Int32 = 50
    /// Milliseconds until the module must be ready.
    private static let forStart: Int32 = 15_000

    /// - Throws: when the module cannot be used.
    init(_ engine: Engine, _ program: any EnginePipes) throws(EngineFault) {
        var conversation = ModuleConversation(program, patience: Self.forStart)
        var start = ModuleStart(name: program.name)
        try start.begin(&conversation, within: Self.forStart)
        conversation.patience = Int32(engine.patience)
        (self.engine, self.conversation, hasMarks) = (engine, conversation, start.hasMarks)
        languages = Dictionary(start.voices.map { ($0.identifier, $0.languages[0].code) }) { first, _ in first }
        description = SynthesizerDescription(
            name: engine.name, sampleRate: EngineSound.rate, voices: start.voices, variants: [:], hanReaders: [])
    }

    func prepare() {}

    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        do {
            let plain = engine.plainWords(for: run.voice, language: language(of: run.voice))
            return try EngineText(run).speak(isLast: isLast, plain, into: join) { part, sent throws(EngineFault) in
                try speak(part, sent, into: join)
            }
        } catch {
            let reason = sentence(about: error)
            programEnd = .died(reason)
            return .failed(reason)
        }
    }

    private func speak(
        _ part: UtteranceRun, _ sent: SentText, into join: RunJoin
    ) throws(EngineFault) -> SynthesisEnd {
        try set(part.voice)
        try conversation.send("SPEAK\n")
        guard try conversation.reply().code == 202 else { throw EngineFault("it refuses texts") }
        let markup = ModuleText.markup(sent, isMarked: hasMarks && !part.isSpelled)
        try conversation.send(ModuleText.block([markup]))
        let (code, text, _) = try conversation.reply()
        guard code == 200 else { return .failed("\(description.name) refused a text: \(text)") }
        return try hear(part, sent, into: join)
    }

    private func hear(
        _ part: UtteranceRun, _ sent: SentText, into join: RunJoin
    ) throws(EngineFault) -> SynthesisEnd {
        var sound = EngineSound()
        var hearing = ModuleHearing(guessing: hasMarks && !part.isSpelled ? nil : tempo.places(of: sent))
        var expected = ExpectedSound(sent, tempo, sampleRate: EngineSound.rate)
        while true {
            guard join.isWanted else { return try stop() }
            switch try conversation.next([.output, .request]) {
            case .sound(let block):
                let samples = sound.take(block.samples, rate: block.rate)
                let words = hearing.words(until: sound.count)
                do throws(EngineFault) { try expected.take(samples) } catch { return broken(error) }
                let heard = samples.at(volume: part.voice.volume)
                guard heard.withUnsafeBufferPointer({ join.samples($0, words: words) }) else {
                    return join.isTooLong ? broken(ExpectedSound.tooLong) : try stop()
                }
            case .mark(let name): hearing.mark(name, at: sound.count)
            case let event? where event.isEnd:
                let rest = sound.rest()
                do throws(EngineFault) {
                    try expected.take(rest)
                    guard try expected.end(after: hearing.unmarked(of: sent, tempo)) else { return .silent }
                } catch {
                    return .failed(sentence(about: error))
                }
                tempo.heard(sent, samples: sound.count)
                let words = hearing.words(atEndOf: sound.count)
                _ = rest.at(volume: part.voice.volume).withUnsafeBufferPointer { join.samples($0, words: words) }
                return join.isStopped ? .stopped : .completed
            default: break
            }
        }
    }

    /// The module's sound for this text is wrong, and goes on. A module that cannot be stopped is ended.
    private func broken(_ fault: EngineFault) -> SynthesisEnd {
        let reason = sentence(about: fault)
        if (try? stop()) == nil { programEnd = .broken(reason) }
        return .failed(reason)
    }

    /// Silences the module at once. Sound of this text that it still sends is dropped.
    private func stop() throws(EngineFault) -> SynthesisEnd {
        try conversation.send("STOP\n")
        let start = conversation.now
        while start.duration(to: conversation.now) < .milliseconds(Int(Self.afterStop)) {
            if let event = try conversation.next(within: Self.afterStop), event.isEnd { return .stopped }
        }
        throw EngineFault("it did not stop")
    }

    private func language(of voice: SpeechParameters) -> String { languages[voice.voice.identifier] ?? "en" }

    private func set(_ voice: SpeechParameters) throws(EngineFault) {
        let name = voice.voice.identifier
        let own = name == SynthesizerVoice.onlyName ? nil : name
        let wanted = ModuleText.settings(voice, name: own, language: language(of: voice))
        guard wanted != settings else { return }
        try conversation.set(wanted)
        settings = wanted
    }
}
