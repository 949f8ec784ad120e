// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification
import Synchronization

/// Renders one score in pieces for the sink, on a thread that may wait.
final class ScoreJob: Sendable {
    let id: UtteranceID
    private let played: PlayedScore
    private let sink: any AudioSink
    private let gaveSound: @Sendable (UtteranceID) -> Void
    private let report: @Sendable (SpeechEvent) -> Void
    private let state = Mutex(State())

    private struct State {
        var progress = Progress.playing
        /// The cursor that was reported last.
        var told: DataPlace?
    }

    private enum Progress {
        case playing
        /// The whole score was heard.
        case heard
        case stopped
    }

    /// The first piece is 20 ms, so that sound begins at once; later pieces are 100 ms.
    private static let firstPiece = ScoreRenderer.sampleRate / 50
    private static let piece = ScoreRenderer.sampleRate / 10

    /// - Parameter gaveSound: called when the sink has the first frame.
    init(
        _ id: UtteranceID, _ played: PlayedScore, sink: any AudioSink,
        gaveSound: @escaping @Sendable (UtteranceID) -> Void, report: @escaping @Sendable (SpeechEvent) -> Void
    ) {
        self.id = id
        self.played = played
        self.sink = sink
        self.gaveSound = gaveSound
        self.report = report
    }

    private var isWanted: Bool { state.withLock { $0.progress != .stopped } }

    /// Renders the frames and gives them to the sink. Returns when the sink has all of them or refuses more.
    func play() {
        guard isWanted else { return }
        do {
            var renderer = try ScoreRenderer(played.score)
            renderer.seek(to: played.start)
            play(&renderer)
        } catch {
            report(.failed(id, reason: error.description))
        }
    }

    private func play(_ renderer: inout ScoreRenderer) {
        guard !renderer.isFinished else { return report(.silent(id, reason: "the score has no sound")) }
        sink.begin(id, report: heard)
        // A stop before `begin` could not silence the playback, which the sink did not know yet.
        guard isWanted else {
            sink.cancel(id)
            return
        }
        var frames = [StereoFrame](repeating: .silence, count: Self.piece)
        var room = Self.firstPiece
        while !renderer.isFinished {
            let count = frames.withUnsafeMutableBytes { bytes in
                renderer.render(
                    into: UnsafeMutableBufferPointer(rebasing: bytes.bindMemory(to: Int16.self)[..<(room * 2)]))
            }
            if played.gain < 1 { for index in 0..<count { frames[index] = frames[index].scaled(by: played.gain) } }
            let wantsMore = frames.withUnsafeBufferPointer { [sink, id] in
                sink.play(UnsafeBufferPointer(rebasing: $0[..<count]), of: id)
            }
            guard wantsMore else { return }
            if room == Self.firstPiece { gaveSound(id) }
            room = Self.piece
        }
        sink.drain(id)
    }

    /// Silences the score now.
    /// - Returns: the frame of the score to continue from; nil when nothing was heard.
    func stop() -> Int? {
        state.withLock { $0.progress = .stopped }
        let heard = sink.cancel(id) ?? 0
        return heard > 0 ? played.start + heard : nil
    }

    /// The place in the data that is heard, if it has changed since the last call.
    func takeHeard() -> HeardPlaces {
        let position = sink.position(of: id)
        return state.withLock { state in
            let isHeard = state.progress == .heard
            let frame = isHeard ? Int.max / 2 : played.start + position
            let cursor = position > 0 || isHeard ? played.cursor(at: frame) : nil
            guard let cursor, cursor != state.told else { return HeardPlaces(cursor: nil) }
            state.told = cursor
            return HeardPlaces(cursor: cursor)
        }
    }

    private func heard(_ event: PlaybackEvent) {
        let isWanted = state.withLock { state in
            guard state.progress != .stopped else { return false }
            if event == .ended { state.progress = .heard }
            return true
        }
        guard isWanted else { return }
        report(SpeechEvent(event, of: id))
    }
}
