// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Data as sound: what is played, and the tones of points.
extension Explorer {
    /// The sound of what a key has done, which comes before its words.
    /// - Parameters:
    ///   - before: where the user was.
    ///   - isHeld: whether the key repeats.
    mutating func tones(after action: ExploreAction, from before: ChartCursor?, isHeld: Bool) -> [ExploreStep] {
        if !isHeld, lastKey == .reachedEnd { lastKey = .other }
        guard case .chart(let command) = action, command.goesToPoints, tonesRefused == nil,
            pointTones.sounds(isHeld: isHeld)
        else { return [] }
        guard chart.navigator.cursor == before else {
            if lastKey == .reachedEnd { lastKey = .other }
            return chart.tones(from: before).map { .tone($0) }
        }
        // Once, however long the key is held.
        guard lastKey != .reachedEnd, before != nil else { return [] }
        lastKey = .reachedEnd
        return [.tone(.earcon(.end))]
    }

    mutating func changeTones() -> [ExploreStep] {
        if let refusal = tonesRefused.take() {
            guard refusal.code == .methodNotFound else { return speech.say(english: refusal.message) }
            return speech.say(speech.book.words("tones.unknown"))
        }
        pointTones = pointTones.next
        return speech.say(speech.book.words("tones.\(pointTones.rawValue)"))
    }

    func play(_ part: PlayedPart) -> ExploreStep? { chart.sound(part, playing).map { .play($0) } }

    mutating func changePlaying(by step: Int) -> [ExploreStep] {
        playing.change(by: step)
        return speech.say(speech.book.words("play.speed", numbers: ["n": playing.speed]))
    }

    mutating func changePlayingMode() -> [ExploreStep] {
        playing.changeMode(isComparable: chart.isComparable)
        return speech.say(speech.book.words("play.mode.\(playing.mode.rawValue)"))
    }

    /// New points sound from now on, or no longer.
    mutating func toggleLiveSound() -> [ExploreStep] {
        if let reason = chart.toggleLiveSound() { return speech.say(reason) }
        return speech.say(speech.book.words(chart.soundsLive ? "live.sound.on" : "live.sound.off"))
    }

    /// Says, when nothing else is said, that from now on the same value has another pitch.
    mutating func tellScale(_ range: AxisRange) -> [ExploreStep] {
        speech.tell(speech.book.words("live.scale", ["range": speech.words(.axis(range))]), expires: 3)
    }
}
