// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// A command as an engine, which is run for each sentence: it reads the text from its standard input, and writes PCM or WAV.
///
/// `@unchecked Sendable`: it lives in the process that runs the commands, which has one thread.
final class CommandEngine: SpeechEngine, @unchecked Sendable {
    let description: SynthesizerDescription
    let places: [String] = []
    let rates = 175...175

    private let start: () throws(EngineFault) -> EngineProgram
    /// Of bare samples, a second.
    private let sampleRate: Int

    /// - Throws: when it cannot be started.
    init(
        _ name: String, language: String, sampleRate: Int,
        start: @escaping () throws(EngineFault) -> EngineProgram
    ) throws(EngineFault) {
        var first = try start()
        first.end()
        (self.start, self.sampleRate) = (start, sampleRate)
        let voice = SynthesizerVoice.onlyOne(language: language.lowercased())
        description = SynthesizerDescription(
            name: name, sampleRate: EngineSound.rate, voices: [voice], variants: [:], hanReaders: [])
    }

    func prepare() {}

    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        var tempo = WordTempo(sampleRate: EngineSound.rate)
        do {
            return try EngineText(run).speak(isLast: isLast, into: join) { part throws(EngineFault) in
                var run = CommandRun(try start(), rate: sampleRate)
                defer { run.end() }
                let text = EngineText.spoken(part).replacing("\n", with: " ") + "\n"
                return try hear(part, &run, Array(text.utf8)[...], &tempo, into: join)
            }
        } catch {
            return .failed("\(description.name) failed: \(error)")
        }
    }

    private func hear(
        _ part: UtteranceRun, _ run: inout CommandRun, _ text: ArraySlice<UInt8>, _ tempo: inout WordTempo,
        into join: RunJoin
    ) throws(EngineFault) -> SynthesisEnd {
        var (text, sound) = (text, EngineSound(volume: part.voice.volume))
        let words = part.isSpelt ? [0] : EngineText.words(in: part.text)
        var hearing = ModuleHearing(guessing: tempo.places(of: words))
        while let blocks = try run.next(writing: &text) {
            guard join.isWanted else { return .stopped }
            for block in blocks {
                let samples = sound.take(block.samples, rate: block.rate)
                let words = hearing.words(until: sound.count)
                if samples.withUnsafeBufferPointer({ join.samples($0, words: words) }) { continue }
                return join.isTooLong
                    ? .failed("\(description.name) made more sound than the text has words for") : .stopped
            }
        }
        let rest = sound.rest()
        guard sound.count > 0 else { throw EngineFault("it made no sound, and \(run.ended())") }
        tempo.heard(part.text.unicodeScalars.count, samples: sound.count)
        let left = hearing.words(until: .max)
        _ = rest.withUnsafeBufferPointer { join.samples($0, words: left) }
        return join.isStopped ? .stopped : .completed
    }
}

/// A command that runs: the text to its input, the sound from its output.
private struct CommandRun {
    private var program: EngineProgram
    private var stream: PCMStream
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var isOver = false

    init(_ program: EngineProgram, rate: Int) {
        (self.program, stream) = (program, PCMStream(rate: rate))
    }

    /// Writes what it takes of the text, and waits for sound, or for a word of the daemon.
    /// - Returns: nil at the end.
    mutating func next(writing text: inout ArraySlice<UInt8>) throws(EngineFault) -> [ModuleSound]? {
        var waits = [
            pollfd(fd: program.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: SynthesisWorker.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: program.input, events: Int16(POLLOUT), revents: 0),
        ]
        poll(&waits, 3, 1000)
        if waits[2].revents != 0 { write(&text) }
        guard waits[0].revents != 0 else { return [] }
        let count = read(program.output, &buffer, buffer.count)
        if count < 0 { return [] }
        guard count > 0 else { return nil }
        guard let blocks = stream.take(buffer[..<count]) else { throw EngineFault("it writes no PCM of 8 or 16 bits") }
        return blocks
    }

    private mutating func write(_ text: inout ArraySlice<UInt8>) {
        let count = text.withUnsafeBytes { Glibc.write(program.input, $0.baseAddress, $0.count) }
        if count > 0 { text = text.dropFirst(count) }
        // What does not read all may still speak.
        if text.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { program.closeInput() }
    }

    mutating func ended() -> String {
        isOver = true
        return program.ended()
    }

    mutating func end() {
        if !isOver { program.end() }
    }
}
