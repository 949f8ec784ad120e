// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import FoundationEssentials

/// A program that stays as an engine: it reads a JSON object in a line for each sentence, and writes the sound.
///
/// `@unchecked Sendable`: it lives in the process that runs the program, which has one thread.
final class ResidentEngine: SpeechEngine, @unchecked Sendable {
    let description: SynthesizerDescription
    let places: [String] = []
    let rates = 175...175

    private let engine: Engine
    private let command: Engine.Command
    private(set) var programEnd: ProgramEnd?
    private var output: ResidentOutput
    private var shortTexts = ShortTexts()
    private var tempo = WordTempo(sampleRate: EngineSound.rate)
    /// Whether the sound of a stopped text still arrives.
    private var isBehind = false

    init(_ engine: Engine, _ command: Engine.Command, _ program: any EnginePipes) {
        (self.engine, self.command) = (engine, command)
        output = ResidentOutput(program, hasFrames: command.mode == .resident)
        description = SynthesizerDescription(
            name: engine.name, sampleRate: EngineSound.rate,
            voices: [.onlyOne(language: command.language.lowercased())], variants: [:], hanReaders: [])
    }

    func prepare() {}

    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        do {
            let plain = engine.plainWords(for: run.voice, language: command.language)
            return try EngineText(run).speak(isLast: isLast, plain, into: join) { part, sent throws(EngineFault) in
                if let known = shortTexts.sound(of: sent) {
                    return join.play(known, volume: part.voice.volume, words: tempo.places(of: sent))
                }
                try dropRest()
                isBehind = true
                return try hear(part, sent, into: join)
            }
        } catch {
            return died(error)
        }
    }

    var keptSounds: Int { shortTexts.uses }

    func prepare(_ run: UtteranceRun, into output: any SynthesisOutput) {
        let plain = engine.plainWords(for: run.voice, language: command.language)
        guard let next = EngineText(run).next(plain, into: output), !shortTexts.isKnown(next.sent) else { return }
        do {
            try dropRest()
            isBehind = true
            _ = try hear(next.part, next.sent, into: next.join, isNext: true)
        } catch {
            _ = died(error)
        }
    }

    private func died(_ error: EngineFault) -> SynthesisEnd {
        let reason = sentence(about: error)
        programEnd = .died(reason)
        return .failed(reason)
    }

    private func hear(
        _ part: UtteranceRun, _ sent: SentText, into join: RunJoin, isNext: Bool = false
    ) throws(EngineFault) -> SynthesisEnd {
        let text = ResidentText(text: sent.text, language: command.language)
        output.text = (command.mode == .residentLines ? text.plainLine : text.line)[...]
        var stream = PCMStream(rate: command.sampleRate, command.format)
        var sound = CommandSound(of: sent, part, tempo, isNext: isNext)
        while isBehind {
            guard join.isWanted else { return .stopped }
            for item in try output.next(mayEnd: sound.mayEnd) {
                guard case .sound(let bytes) = item else {
                    isBehind = false
                    break
                }
                do throws(EngineFault) {
                    if let end = try sound.take(try stream.take(bytes[...]), into: join) { return end }
                } catch {
                    return broken(error)
                }
            }
        }
        sound.finish()
        do throws(EngineFault) {
            return try sound.end(into: join, &shortTexts, &tempo)
        } catch {
            return .failed(sentence(about: error))
        }
    }

    /// The program's sound for this text is wrong, and goes on, so the program is ended.
    private func broken(_ fault: EngineFault) -> SynthesisEnd {
        let reason = sentence(about: fault)
        programEnd = .broken(reason)
        return .failed(reason)
    }

    /// Drops the sound of a stopped text that the program still makes.
    private func dropRest() throws(EngineFault) {
        let start = output.now
        while isBehind {
            if try output.next(mayEnd: true).contains(.end) { isBehind = false }
            guard start.duration(to: output.now) < .milliseconds(engine.patience) else {
                throw EngineFault("it did not finish a text that was stopped")
            }
        }
    }
}

/// Writes texts to a program that stays, and reads its sound.
private struct ResidentOutput {
    /// The rest of the text that the program has not read.
    var text: ArraySlice<UInt8> = []
    private var program: any EnginePipes
    /// Nil for a program without frames.
    private var frames: SoundFrames?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    /// Milliseconds without a byte after which a text without frames has ended.
    private static let rest: Int32 = 200

    init(_ program: any EnginePipes, hasFrames: Bool) {
        (self.program, frames) = (program, hasFrames ? SoundFrames() : nil)
    }

    /// The time on the clock by which the program's silences are measured.
    var now: ContinuousClock.Instant { program.now }

    /// Writes as much of the text as the program reads, and waits for sound, or for a request of the daemon.
    /// - Parameter mayEnd: whether a program without frames has ended the text when it rests.
    mutating func next(mayEnd: Bool) throws(EngineFault) -> [SoundFrames.Item] {
        let endsByRest = frames == nil && mayEnd && text.isEmpty
        let wanted: PipeWait = text.isEmpty ? [.output, .request] : [.output, .request, .room]
        guard let news = program.wait(for: wanted, atMost: endsByRest ? Self.rest : 1000) else {
            return endsByRest ? [.end] : []
        }
        if news.hasRoom, case .wrote(let count) = program.write(text) { text = text.dropFirst(count) }
        guard news.hasOutput else { return [] }
        let length: Int
        switch program.read(into: &buffer) {
        case .bytes(let count): length = count
        case .nothing: return []
        case .end: throw EngineFault(program.ended().told)
        }
        guard frames != nil else { return [.sound(Array(buffer[..<length]))] }
        guard let items = frames?.take(buffer[..<length]) else {
            throw EngineFault("it writes a frame of more than 64 MiB: begin each frame with its length in four bytes")
        }
        return items
    }
}

/// The line that a program which stays reads for each sentence.
private struct ResidentText: Encodable {
    let text: String
    let language: String

    /// The words have no line ends.
    var plainLine: [UInt8] { Array((text + "\n").utf8) }

    var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8]((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }
}
