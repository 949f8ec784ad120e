// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The data of a piece that the synthesizing process needs.
struct WorkerPiece: Sendable, Equatable {
    /// The offset of the text in the whole utterance, in Unicode scalars.
    var start: Int
    /// Whether no other piece follows.
    var isLast: Bool
    var runs: [UtteranceRun]
    /// The run before the piece, which an earlier process has spoken. It decides the pause before the piece.
    var before: UtteranceRun?

    init(_ utterance: Utterance, after before: UtteranceRun? = nil) {
        (start, isLast) = (utterance.start, utterance.isLast)
        runs = utterance.runs
        self.before = before
    }

    var utterance: Utterance {
        var utterance = Utterance(runs: runs)
        (utterance.start, utterance.isLast) = (start, isLast)
        return utterance
    }
}

/// Encoded as bytes: setting up a JSON coder takes longer than synthesis does until the first sound.
extension WorkerPiece {
    var bytes: [UInt8] {
        var packet = Packet()
        packet.add(start)
        packet.add(byte: isLast ? 1 : 0)
        packet.add(runs.count)
        for run in runs { packet.add(run) }
        packet.add(byte: before == nil ? 0 : 1)
        if let before { packet.add(before) }
        return packet.bytes
    }

    /// Nil when the bytes are not a piece.
    init?(_ bytes: [UInt8]) {
        var packet = PacketReader(bytes)
        guard let start = packet.integer(), let last = packet.byte(), let count = packet.integer() else { return nil }
        (self.start, isLast, runs) = (start, last == 1, [])
        for _ in 0..<max(0, count) {
            guard let run = packet.run() else { return nil }
            runs.append(run)
        }
        guard let hasBefore = packet.byte() else { return nil }
        if hasBefore == 1 {
            guard let run = packet.run() else { return nil }
            before = run
        }
        guard packet.rest.isEmpty, !runs.isEmpty else { return nil }
    }
}

extension Packet {
    fileprivate mutating func add(_ run: UtteranceRun) {
        add(run.text)
        add(run.voice)
        let (seconds, attoseconds) = run.pause.components
        add(number: UInt64(bitPattern: seconds))
        add(number: UInt64(bitPattern: attoseconds))
        for name in [run.substitute, run.sound, run.phonemes] { add(name) }
        add(byte: run.isSpelled ? 1 : 0)
    }

    private mutating func add(_ voice: SpeechParameters) {
        add(voice.voice.description)
        for figure in [voice.rate, voice.pitch, voice.volume, voice.pitchRange] { add(figure) }
        add(voice.punctuation.rawValue)
        add(voice.capitals.rawValue)
    }
}

extension PacketReader {
    fileprivate mutating func run() -> UtteranceRun? {
        guard let text = text(), let voice = voice(), let seconds = number(), let attoseconds = number(),
            let substitute = name(), let sound = name(), let phonemes = name(), let spelt = byte()
        else { return nil }
        let pause = Duration(
            secondsComponent: Int64(bitPattern: seconds), attosecondsComponent: Int64(bitPattern: attoseconds))
        var run = UtteranceRun(
            text: text, voice: voice, pause: pause, substitute: substitute, isSpelled: spelt == 1, sound: sound)
        run.phonemes = phonemes
        return run
    }

    private mutating func voice() -> SpeechParameters? {
        guard let voice = text(), let rate = integer(), let pitch = integer(), let volume = integer(),
            let pitchRange = integer(), let punctuation = text().flatMap(Punctuation.init),
            let capitals = text().flatMap(CapitalLetters.init)
        else { return nil }
        return SpeechParameters(
            voice: VoiceName(voice), rate: rate, pitch: pitch, volume: volume, pitchRange: pitchRange,
            punctuation: punctuation,
            capitals: capitals)
    }
}
