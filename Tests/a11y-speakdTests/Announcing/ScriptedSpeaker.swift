// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Records each call and plays nothing. The test decides how much is heard, and when.
final class ScriptedSpeaker: SpeechOutput {
    /// Each call as text: `say TEXT`, `play COUNT notes from FRAME`, `stop` or `look`.
    private(set) var log: [String] = []
    private(set) var utterances: [Utterance] = []
    /// The stereo place of each spoken text.
    private(set) var places: [StereoPlace] = []
    private(set) var current: UtteranceID?
    /// The place of the last word heard, which `stop` returns.
    var heard: Int?
    var sentenceEnd: Duration?

    func speak(_ pieces: UtterancePieces, as id: UtteranceID) {
        var (pieces, said) = (pieces, [Utterance]())
        while let piece = try? pieces.next() { said.append(piece) }
        log.append("say \(said.map(\.text).joined(separator: "|"))")
        utterances += said
        places.append(pieces.place)
        spoken = said
        current = id
        position = .zero
        hasEnded = false
    }

    func prepare(_ pieces: UtterancePieces) {
        var pieces = pieces
        log.append("prepare \((try? pieces.next())?.text ?? "")")
    }

    /// Scores in the order they were played.
    private(set) var scores: [PlayedScore] = []

    func play(_ score: PlayedScore, as id: UtteranceID) {
        log.append("play \(score.score.noteCount) notes from \(score.start)")
        scores.append(score)
        spoken = []
        current = id
        position = .zero
        hasEnded = false
        cursor = nil
    }

    private var cursor: DataPlace?
    private func cursorIsElsewhere() -> HeardPlaces? {
        guard spoken.isEmpty, let score = scores.last else { return nil }
        let frame = Int(position / .seconds(1) * Double(ScoreRenderer.sampleRate))
        let place = score.cursor(at: hasEnded ? .max / 2 : score.start + frame)
        defer { cursor = place }
        let places = place == cursor ? [] : [place].compactMap(\.self)
        return HeardPlaces(places: places.map { .cursor($0) }, next: .milliseconds(50))
    }

    /// Each change of the speed of current speech.
    private(set) var speeds: [Double] = []

    func place(of id: UtteranceID) -> Int? { id == current ? heard : nil }

    func change(speed: Double, of id: UtteranceID) { if id == current { speeds.append(speed) } }

    /// Runs during `stop`, before the speaker is silent.
    var onStop: () -> Void = {}

    func stop(_ id: UtteranceID) -> HeardText? {
        log.append("stop")
        onStop()
        current = nil
        if spoken.isEmpty { return heard.map { HeardText(place: (scores.last?.start ?? 0) + $0, text: "") } }
        return heard.map { offset in
            var text = SoundedText()
            spoken.forEach { text.add($0) }
            let word = (spoken.first?.start ?? 0) + offset
            return HeardText(place: word, text: text.text(throughWordAt: word))
        }
    }

    /// Offsets of words in the current speech, each with its time after the beginning.
    var words: [(offset: Int, time: Duration)] = []
    private var spoken: [Utterance] = []
    private var told = SoundedText()
    private var tells: UtteranceID?
    /// The part of the utterance that has been heard.
    var position = Duration.zero

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        if let heard = cursorIsElsewhere() { return heard }
        if tells != id {
            (tells, told) = (id, SoundedText())
            spoken.forEach { told.add($0) }
            for word in words {
                told.word(at: (spoken.first?.start ?? 0) + word.offset, sample: Self.sample(word.time))
            }
        }
        let places = told.take(until: hasEnded ? nil : Self.sample(position))
        return HeardPlaces(places: places, next: told.next.map { .milliseconds($0) - position })
    }

    /// Whether the utterance was heard to its end.
    var hasEnded = false

    /// A sample is a millisecond here, which is precise enough.
    private static func sample(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? { sentenceEnd }

    func probe() { log.append("look") }
}

/// Records the scores and live sounds that play outside the queue, and plays nothing.
final class ScriptedLive: LiveOutput {
    private(set) var events: [LiveMix.Event] = []
    var problem: String?

    func take(_ event: LiveMix.Event) { events.append(event) }

    private(set) var log: [String] = []
    private(set) var scores: [PlayedScore] = []
    private(set) var current: UtteranceID?
    /// Frames of the score that were heard.
    var heard = 0
    private var told: DataPlace?

    func play(_ score: PlayedScore, as id: UtteranceID) {
        log.append("play \(score.score.noteCount) notes from \(score.start)")
        scores.append(score)
        (current, heard, told) = (id, 0, nil)
    }

    func stop(_ id: UtteranceID) -> HeardText? {
        log.append("stop")
        current = nil
        return heard > 0 ? HeardText(frame: (scores.last?.start ?? 0) + heard) : nil
    }

    func takeHeard(of id: UtteranceID) -> HeardPlaces {
        let place = scores.last.flatMap { $0.cursor(at: $0.start + heard) }
        defer { told = place }
        let places = place == told ? [] : [place].compactMap(\.self)
        return HeardPlaces(places: places.map { .cursor($0) }, next: .milliseconds(50))
    }

    /// Events since the last call.
    func take() -> [LiveMix.Event] {
        defer { events = [] }
        return events
    }
}
