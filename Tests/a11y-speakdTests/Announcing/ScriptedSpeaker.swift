// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Says nothing, and writes down what it was told to say. The test decides when what is heard.
final class ScriptedSpeaker: SpeechOutput {
    /// `say TEXT`, `stop`.
    private(set) var log: [String] = []
    private(set) var utterances: [Utterance] = []
    /// Where each that was spoken sounds.
    private(set) var places: [StereoPlace] = []
    private(set) var current: UtteranceID?
    /// What `stop` answers: where the last word begins that was heard.
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

    /// The scores that were played.
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

    /// How fast what is said goes on, each time that this is changed.
    private(set) var speeds: [Double] = []

    func change(speed: Double, of id: UtteranceID) { if id == current { speeds.append(speed) } }

    /// What happens while it falls silent.
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

    /// Which words sound when after the beginning: offsets in what is said now.
    var words: [(offset: Int, time: Duration)] = []
    private var spoken: [Utterance] = []
    private var told = SoundedText()
    private var tells: UtteranceID?
    /// How much of the utterance has been heard.
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

    /// Whether all has been heard.
    var hasEnded = false

    /// Milliseconds are precise enough here.
    private static func sample(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }

    func timeToSentenceEnd(of id: UtteranceID) -> Duration? { sentenceEnd }

    func look() { log.append("look") }
}

/// Plays nothing, and writes down what was to sound beside the queue.
final class ScriptedLive: LiveOutput {
    private(set) var events: [LiveMix.Event] = []
    var problem: String?

    func take(_ event: LiveMix.Event) { events.append(event) }

    private(set) var log: [String] = []
    private(set) var scores: [PlayedScore] = []
    private(set) var current: UtteranceID?
    /// How many frames of the score were heard.
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

    /// What came since the last time.
    func take() -> [LiveMix.Event] {
        defer { events = [] }
        return events
    }
}
