// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A command as an engine. The command is run for each sentence: it reads the text from its standard input, and writes
/// PCM or WAV to its output or to a file.
///
/// `@unchecked Sendable`: it lives in the process that runs the commands, which has one thread.
final class CommandEngine: SpeechEngine, @unchecked Sendable {
    let description: SynthesizerDescription
    let places: [String] = []
    let rates = 175...175

    private let start: Start
    private let engine: Engine
    private let command: Engine.Command
    private var shortTexts = ShortTexts()
    private var tempo = WordTempo(sampleRate: EngineSound.rate)

    /// Starts the command, which writes its sound to the file; to its output when there is no file.
    typealias Start = (OutputFile?) throws(EngineFault) -> any EnginePipes

    /// - Throws: when the command cannot be started.
    init(_ engine: Engine, _ command: Engine.Command, start: @escaping Start) throws(EngineFault) {
        (self.engine, self.command, self.start) = (engine, command, start)
        let voice = SynthesizerVoice.onlyOne(language: command.language.lowercased())
        description = SynthesizerDescription(
            name: engine.name, sampleRate: EngineSound.rate, voices: [voice], variants: [:], hanReaders: [])
        var first = try run()
        first.end()
    }

    private func run() throws(EngineFault) -> CommandRun {
        let file = engine.writesFile ? try OutputFile() : nil
        do {
            return CommandRun(try start(file), PCMStream(rate: command.sampleRate, command.format), file: file)
        } catch {
            file?.close()
            throw error
        }
    }

    func prepare() {}

    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        do {
            let plain = engine.plainWords(for: run.voice, language: command.language)
            return try EngineText(run).speak(isLast: isLast, plain, into: join) { part, sent throws(EngineFault) in
                if let known = shortTexts.sound(of: sent) {
                    return join.play(known, volume: part.voice.volume, words: tempo.places(of: sent))
                }
                var run = try self.run()
                defer { run.end() }
                return try hear(part, sent, &run, into: join)
            }
        } catch {
            return .failed(sentence(about: error))
        }
    }

    var keptSounds: Int { shortTexts.uses }

    func prepare(_ run: UtteranceRun, into output: any SynthesisOutput) {
        let plain = engine.plainWords(for: run.voice, language: command.language)
        guard let next = EngineText(run).next(plain, into: output), !shortTexts.isKnown(next.sent) else { return }
        // A failure is reported when the text is said.
        guard var run = try? self.run() else { return }
        defer { run.end() }
        _ = try? hear(next.part, next.sent, &run, into: next.join, isNext: true)
    }

    private func hear(
        _ part: UtteranceRun, _ sent: SentText, _ run: inout CommandRun, into join: RunJoin, isNext: Bool = false
    ) throws(EngineFault) -> SynthesisEnd {
        var text = Array((sent.text + "\n").utf8)[...]
        var sound = CommandSound(of: sent, part, tempo, isNext: isNext)
        while let blocks = try run.next(writing: &text) {
            guard join.isWanted else { return .stopped }
            if let end = try sound.take(blocks, into: join) { return end }
        }
        sound.finish()
        let ended = run.ended()
        guard !sound.isEmpty else { throw EngineFault("it made no sound, and \(ended.told)") }
        guard !ended.hasFailed else { throw EngineFault(ended.told) }
        return try sound.end(into: join, &shortTexts, &tempo)
    }
}
