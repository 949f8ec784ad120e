// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Glibc
import NIOCore
import Sonification

/// Plays live sound on the clock of a virtual loop, into a separate file. At the end, that file is mixed into the main
/// file, which is cut wherever speech is cut.
///
/// Not `Sendable`: everything happens on the loop's thread.
final class VirtualTones: LiveOutput {
    let problem: String? = nil
    /// Receives the events of scores.
    var report: (SpeechEvent) -> Void = { _ in }
    private var playing: (id: UtteranceID, score: PlayedScore)?
    private var told: DataPlace?
    private let main: WAVFile
    private let sampleRate: Int
    private let loop: VirtualLoop
    private var mix = LiveMix()
    /// Nil until something sounds.
    private var file: WAVFile?
    private var failure: WAVFile.WriteError?
    /// The number of frames made so far.
    private var made = 0

    private static let block = 4096

    init(beside main: WAVFile, sampleRate: Int, loop: VirtualLoop) {
        (self.main, self.sampleRate, self.loop) = (main, sampleRate, loop)
    }

    func take(_ event: LiveMix.Event) {
        advance()
        mix.take(event)
        // The loop continues until the note was heard.
        if case .note(_, _, let seconds) = event { loop.scheduleTask(in: TimeAmount(.seconds(seconds))) {} }
        if case .foreground = event, let playing { look(at: playing.id) }
    }

    private func advance() {
        let end = Int((loop.elapsed.timeInterval * Double(sampleRate)).rounded())
        while made < end, !mix.isIdle, failure == nil {
            var frames = [StereoFrame](repeating: .silence, count: min(Self.block, end - made))
            frames.withUnsafeMutableBytes { mix.render(into: $0.bindMemory(to: Int16.self)) }
            do { try record(frames) } catch { failure = error }
            made += frames.count
        }
        made = max(made, end)
    }

    private func record(_ frames: [StereoFrame]) throws(WAVFile.WriteError) {
        if let file { return try file.mix(frames[...], at: made) }
        let new = try WAVFile(path: "\(main.path).tones", sampleRate: sampleRate)
        // The file disappears with this process.
        unlink(new.path)
        file = new
        try new.mix(frames[...], at: made)
    }

    func play(_ score: PlayedScore, as id: UtteranceID) {
        playing = (id, score)
        told = nil
        take(.score(LiveScore(number: id.rawValue, score: score.score, start: score.start, gain: score.gain)))
        report(.began(id))
        look(at: id)
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        guard let score = playing?.score, playing?.id == id else { return nil }
        playing = nil
        advance()
        let frame = mix.place?.frame ?? 0
        take(.endScore(id.rawValue))
        return frame > score.start ? HeardText(frame: frame) : nil
    }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        guard let playing, playing.id == id else { return HeardPlaces(places: [], next: nil) }
        advance()
        guard let cursor = playing.score.cursor(at: mix.place?.frame ?? 0), cursor != told else {
            return HeardPlaces(cursor: nil)
        }
        told = cursor
        return HeardPlaces(cursor: cursor)
    }

    /// Reports the end of the score, or checks again when the score may have ended.
    private func look(at id: UtteranceID) {
        advance()
        guard let playing, playing.id == id, let place = mix.place, place.number == id.rawValue else { return }
        guard !place.isFinished else {
            self.playing = nil
            return report(.finished(id))
        }
        // While an urgent announcement is heard, the score does not advance; its end calls this function again.
        guard !mix.isIdle, let length = (try? ScoreRenderer(playing.score.score))?.frameCount else { return }
        let left = Duration.nanoseconds((length - place.frame) * 1_000_000_000 / sampleRate + 1_000_000)
        let this = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: TimeAmount(left)) { this.value.look(at: id) }
    }

    /// Mixes the sound into the main file. Nothing is played after that.
    func end() throws(WAVFile.WriteError) {
        advance()
        if let failure { throw failure }
        guard let file else { return }
        for place in stride(from: 0, to: file.frameCount, by: Self.block) {
            let frames = file.frames(min(Self.block, file.frameCount - place), at: place)
            if frames.contains(where: { $0 != .silence }) { try main.mix(frames[...], at: place) }
        }
    }
}
