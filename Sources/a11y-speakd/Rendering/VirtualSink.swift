// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import NIOCore
import Synchronization

/// Writes sound to a file on the clock of a virtual loop: each sound at its own time, with the silences between.
///
/// An utterance is given whole in one instant, and sounds until its end unless it is canceled.
final class VirtualSink: AudioSink {
    let name = "render"
    private let file: WAVFile
    private let sampleRate: Int
    private let loop: VirtualLoop
    private let state = Mutex(State())

    private struct State {
        var playing: Playing?
        /// The number of frames of the file that are final.
        var end = 0
        var failure: WAVFile.WriteError?
    }

    private struct Playing {
        let id: UtteranceID
        let report: @Sendable (PlaybackEvent) -> Void
        /// The time at which the playback began.
        let start: Duration
        /// The start of the playback in the file, in frames.
        let place: Int
        var given = 0
    }

    /// The most frames that a WAV file can hold.
    private static let maxFrames = (Int(UInt32.max) - 64) / StereoFrame.bytes

    init(file: WAVFile, sampleRate: Int, loop: VirtualLoop) {
        self.file = file
        self.sampleRate = sampleRate
        self.loop = loop
    }

    /// The reason why the file differs from the sound that would have been heard.
    var failure: WAVFile.WriteError? { state.withLock { $0.failure } }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        let start = loop.elapsed
        state.withLock { state in
            let place = max(state.end, Int((start.timeInterval * Double(sampleRate)).rounded()))
            state.playing = Playing(id: id, report: report, start: start, place: place)
            attempt(&state) { () throws(WAVFile.WriteError) in try resize(to: place) }
        }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        let frames = Array(frames)
        return state.withLock { state in
            guard let playing = state.playing, playing.id == id else { return false }
            attempt(&state) { () throws(WAVFile.WriteError) in
                try checkRoom(for: playing.place + playing.given + frames.count)
                try file.write(frames[...])
            }
            state.playing?.given += frames.count
            return state.failure == nil
        }
    }

    func drain(_ id: UtteranceID) {
        guard let playing = state.withLock({ $0.playing }), playing.id == id else { return }
        loop.execute { playing.report(.began) }
        let length = Duration.nanoseconds((Int64(playing.given) * 1_000_000_000).dividedUp(by: Int64(sampleRate)))
        loop.scheduleTask(in: TimeAmount(length)) { [self] in
            guard finish(id, heard: playing.given) else { return }
            playing.report(.ended)
        }
    }

    func cancel(_ id: UtteranceID) -> Int? {
        let heard = position(of: id)
        return finish(id, heard: heard) ? heard : nil
    }

    func position(of id: UtteranceID) -> Int {
        let now = loop.elapsed
        return state.withLock { state in
            guard let playing = state.playing, playing.id == id else { return 0 }
            let nanoseconds = (now - playing.start) / .nanoseconds(1)
            return min(playing.given, Int(nanoseconds * Double(sampleRate) / 1e9 + 1e-6))
        }
    }

    /// - Returns: false when the playback was already over.
    private func finish(_ id: UtteranceID, heard: Int) -> Bool {
        state.withLock { state in
            guard let playing = state.playing, playing.id == id else { return false }
            state.playing = nil
            state.end = playing.place + heard
            if heard < playing.given {
                attempt(&state) { () throws(WAVFile.WriteError) in try resize(to: playing.place + heard) }
            }
            return true
        }
    }

    private func resize(to frames: Int) throws(WAVFile.WriteError) {
        try checkRoom(for: frames)
        try file.resize(to: frames)
    }

    private func checkRoom(for frames: Int) throws(WAVFile.WriteError) {
        guard frames <= Self.maxFrames else {
            throw WAVFile.WriteError(path: file.path, reason: "it is longer than a WAV file can be, 13 hours")
        }
    }

    private func attempt(_ state: inout State, _ write: () throws(WAVFile.WriteError) -> Void) {
        guard state.failure == nil else { return }
        do { try write() } catch { state.failure = error }
    }
}

extension Int64 {
    fileprivate func dividedUp(by divisor: Int64) -> Int64 { (self + divisor - 1) / divisor }
}
