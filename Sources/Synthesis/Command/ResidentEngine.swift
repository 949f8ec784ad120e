// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import FoundationEssentials
import Glibc

/// A program that stays as an engine: it reads a JSON object in a line for each sentence, and writes the sound.
///
/// `@unchecked Sendable`: it lives in the process that runs the program, which has one thread.
final class ResidentEngine: SpeechEngine, @unchecked Sendable {
    let description: SynthesizerDescription
    let places: [String] = []
    let rates = 175...175

    private let engine: Engine
    private let command: Engine.Command
    private let died: (String) -> Never
    private var output: ResidentOutput
    private var shortTexts = ShortTexts()
    private var tempo = WordTempo(sampleRate: EngineSound.rate)
    /// Whether the sound of a stopped text still arrives.
    private var isBehind = false

    /// - Parameter died: called with the reason when the program can no longer be used.
    init(_ engine: Engine, _ command: Engine.Command, _ program: EngineProgram, died: @escaping (String) -> Never) {
        (self.engine, self.command, self.died) = (engine, command, died)
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
                if let known = shortTexts.sound(of: sent, part) {
                    return join.play(known, words: tempo.places(of: sent))
                }
                try dropRest()
                isBehind = true
                return try hear(part, sent, into: join)
            }
        } catch {
            died("\(description.name) failed: \(error)")
        }
    }

    private func hear(
        _ part: UtteranceRun, _ sent: SentText, into join: RunJoin
    ) throws(EngineFault) -> SynthesisEnd {
        output.text = ResidentText(text: sent.text, language: command.language).line[...]
        var stream = PCMStream(rate: command.sampleRate, command.format)
        var sound = CommandSound(of: sent, part, tempo, by: description.name)
        while isBehind {
            guard join.isWanted else { return .stopped }
            for item in try output.next(mayEnd: sound.mayEnd) {
                guard case .sound(let bytes) = item else {
                    isBehind = false
                    break
                }
                guard let blocks = stream.take(bytes[...]) else {
                    throw EngineFault("it writes no PCM that can be played")
                }
                if let end = try sound.take(blocks, into: join) { return end }
            }
        }
        sound.finish()
        return try sound.end(into: join, &shortTexts, &tempo)
    }

    /// Drops the sound of a stopped text that the program still makes.
    private func dropRest() throws(EngineFault) {
        let start = ContinuousClock.now
        while isBehind {
            if try output.next(mayEnd: true).contains(.end) { isBehind = false }
            guard start.duration(to: .now) < .milliseconds(engine.patience) else {
                throw EngineFault("it did not finish a text that was stopped")
            }
        }
    }
}

/// Writes texts to a program that stays, and reads its sound.
private struct ResidentOutput {
    /// The rest of the text that the program has not read.
    var text: ArraySlice<UInt8> = []
    private var program: EngineProgram
    /// Nil for a program without frames.
    private var frames: SoundFrames?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    /// Milliseconds without a byte after which a text without frames has ended.
    private static let rest: Int32 = 200

    init(_ program: EngineProgram, hasFrames: Bool) {
        (self.program, frames) = (program, hasFrames ? SoundFrames() : nil)
    }

    /// Writes as much of the text as the program reads, and waits for sound, or for a request of the daemon.
    /// - Parameter mayEnd: whether a program without frames has ended the text when it rests.
    mutating func next(mayEnd: Bool) throws(EngineFault) -> [SoundFrames.Item] {
        var waits = [
            pollfd(fd: program.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: SynthesisWorker.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: text.isEmpty ? -1 : program.input, events: Int16(POLLOUT), revents: 0),
        ]
        let endsByRest = frames == nil && mayEnd && text.isEmpty
        let count = poll(&waits, 3, endsByRest ? Self.rest : 1000)
        if count == 0 { return endsByRest ? [.end] : [] }
        if waits[2].revents != 0 {
            let written = text.withUnsafeBytes { write(program.input, $0.baseAddress, $0.count) }
            if written > 0 { text = text.dropFirst(written) }
        }
        guard waits[0].revents != 0 else { return [] }
        let length = read(program.output, &buffer, buffer.count)
        if length < 0 { return [] }
        guard length > 0 else { throw EngineFault(program.ended().told) }
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

    var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8]((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }
}
