// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification
import Synchronization

/// Scores beneath speech.
extension LivePlayer {
    func play(_ score: PlayedScore, as id: UtteranceID) {
        state.withLock { $0.trail = ScoreTrail(id, score) }
        take(.score(LiveScore(number: id.rawValue, score: score.score, start: score.start, gain: score.gain)))
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        guard let frame = frame(of: id) else { return nil }
        let start = state.withLock { state in
            defer { state.trail = nil }
            return state.trail?.played.start ?? frame
        }
        take(.endScore(id.rawValue))
        return frame > start ? HeardText(frame: frame) : nil
    }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        let frame = frame(of: id)
        return state.withLock { state in
            guard let frame, let trail = state.trail, trail.id == id, trail.isTold,
                let cursor = trail.played.cursor(at: frame), cursor != trail.told
            else { return HeardPlaces(cursor: nil) }
            state.trail?.told = cursor
            return HeardPlaces(cursor: cursor)
        }
    }

    /// The sink is asked without the lock, as it tells with its own held.
    private func frame(of id: UtteranceID) -> Int? {
        let playback = state.withLock { $0.playback }
        let heard = if case .on(let sink, let playback) = playback { sink.position(of: playback) } else { 0 }
        return state.withLock { state in
            guard let trail = state.trail, trail.id == id else { return nil }
            return trail.frame(heard: heard)
        }
    }

    /// So much of what was given is heard.
    func progressed(heard: Int) {
        let event = state.withLock { state -> SpeechEvent? in
            guard let trail = state.trail else { return nil }
            if !trail.isTold, trail.hasBegun(heard: heard) {
                state.trail?.isTold = true
                return .began(trail.id)
            }
            if trail.isTold, trail.hasEnded(heard: heard) {
                state.trail = nil
                return .finished(trail.id)
            }
            state.trail?.forget(before: heard)
            return nil
        }
        if let event { report(event) }
    }

    /// A block was given at that place.
    func gave(at place: Int, before: LiveScore.Place?, after: LiveScore.Place?) {
        state.withLock { state in
            guard let number = state.trail?.id.rawValue, let after, after.number == number else { return }
            let start = before?.number == number ? before?.frame ?? after.frame : state.trail?.played.start ?? 0
            state.trail?.gave(at: place, start..<max(start, after.frame), isLast: after.isFinished)
        }
    }

    /// What was given and is not heard is silenced.
    /// - Returns: the frame of the score from which on.
    func cutTrail(heard: Int) -> Int? {
        progressed(heard: heard)
        let frame = state.withLock { state -> Int? in
            guard let frame = state.trail?.frame(heard: heard) else { return nil }
            state.trail?.cut(at: frame)
            return frame
        }
        progressed(heard: 0)
        return frame
    }

    /// Nothing is heard of it any more.
    func loseScore(_ reason: String) {
        let lost = state.withLock { state in
            defer { state.trail = nil }
            return state.trail?.id
        }
        guard let lost else { return }
        state.withLock { $0.events.append(.endScore(lost.rawValue)) }
        report(.failed(lost, reason: reason))
    }
}
