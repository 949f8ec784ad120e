// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Wording

/// The speech of an exploration: its wording and rate, from the user's settings or changed by keys, and recent
/// sentences. Makes utterances from phrases and words.
struct ExploreSpeech: Sendable {
    private(set) var wording = Wording()
    /// Words per minute.
    private(set) var rate: Int
    private var context = SpokenContext()
    /// Whether keys have changed rate and verbosity: then the user's settings no longer do.
    private var hasOwnRate = false
    private var hasOwnVerbosity = false
    /// BCP 47: the language of the sentences when there is no phrasebook for the user's language; nil when there is
    /// one.
    private var language: String?

    init(_ settings: SettingsReply) {
        rate = settings.rate
        adopt(settings)
    }

    /// Adopts the daemon's settings, so that sentences match the daemon's own. Settings changed by keys stay.
    mutating func adopt(_ settings: SettingsReply) {
        wording.language = SpokenLanguage(level: 2, tag: settings.language) ?? .english
        wording.switchedOff = Set(settings.silent)
        if !hasOwnVerbosity { wording.verbosity = settings.verbosity }
        if !hasOwnRate { rate = settings.rate }
        language = SpokenLanguage(level: 2, tag: settings.language) == nil ? wording.language.rawValue : nil
    }

    var lines: SpokenLines { context.lines }

    var book: Phrasebook { Phrasebook[wording.language] }

    /// The phrase's words with the current wording.
    func words(_ phrase: ChartPhrase) -> WordedText { wording.words(for: .chart(phrase)) }

    /// Changes the rate by a factor, to a multiple of five, within 80 to 2000 words per minute.
    mutating func changeRate(by factor: Double) -> [ExploreStep] {
        let wanted = (Double(rate) * factor / 5).rounded() * 5
        rate = min(Delivery.rates.upperBound, max(Delivery.rates.lowerBound, Int(wanted)))
        hasOwnRate = true
        return say(book.words("speed", numbers: ["n": rate]))
    }

    /// Switches to the next level, and from the last to the first.
    mutating func changeVerbosity() -> [ExploreStep] {
        let next: [Verbosity: Verbosity] = [.low: .medium, .medium: .high, .high: .low]
        wording.verbosity = next[wording.verbosity] ?? .medium
        hasOwnVerbosity = true
        return say(book.words("verbosity.\(wording.verbosity.rawValue)"))
    }
}

extension ExploreSpeech {
    /// Says a phrase immediately and replaces the current speech.
    mutating func say(_ phrase: ChartPhrase?) -> [ExploreStep] {
        guard let phrase else { return [] }
        let words = words(context.omittingKnown(phrase))
        let utterance = words.speech.isEmpty ? nil : utterance(words, language: language)
        return context.answer(utterance, wording: phrase).map { [.say($0)] } ?? []
    }

    mutating func say(_ words: WordedText) -> [ExploreStep] { step(words, language: language) }

    /// Says an English sentence, which is not in a phrasebook.
    mutating func say(english text: String) -> [ExploreStep] {
        step(WordedText(display: text, speech: text), language: "en")
    }

    /// Says two phrases as two sentences of one utterance.
    mutating func say(_ first: ChartPhrase, then second: ChartPhrase) -> [ExploreStep] {
        let (one, other) = (words(first), words(second))
        return say(
            WordedText(display: "\(one.display). \(other.display)", speech: "\(one.speech). \(other.speech)"))
    }

    /// Repeats the last sentence.
    mutating func sayAgain() -> [ExploreStep] { lines.last.map { say($0) } ?? [] }

    /// Says a phrase when no other speech is playing or waiting.
    /// - Parameter expires: seconds after which the phrase is no longer worth saying.
    mutating func tell(_ phrase: ChartPhrase, expires: Double) -> [ExploreStep] {
        tell(words(phrase), expires: expires)
    }

    mutating func tell(_ words: WordedText, expires: Double) -> [ExploreStep] {
        step(words, priority: .low, expires: expires, language: language)
    }

    /// Says that a key has no meaning, and which key opens the help.
    mutating func announceUnknownKey(_ key: Key, help: Key?) -> [ExploreStep] {
        let name = wording.name(of: key)
        guard let help else { return say(book.words("key.unknown", ["key": name])) }
        return say(book.words("key.unknown.help", ["key": name, "help": wording.name(of: help)]))
    }

    /// Says that Escape has nothing to close, and which key leaves the program.
    mutating func sayNothingToLeave(quit: Key?) -> [ExploreStep] {
        guard let quit else { return say(book.words("leave.nothing")) }
        return say(book.words("leave.nothing.quit", ["key": wording.name(of: quit)]))
    }

    /// Marks all utterances as ended.
    mutating func silence() { context.silence() }

    /// Says the current rate and verbosity.
    mutating func sayOptions() -> [ExploreStep] {
        let (speed, level) = (
            book.words("speed", numbers: ["n": rate]), book.words("verbosity.\(wording.verbosity.rawValue)")
        )
        return say(book.words("join.sentences", ["a": speed, "b": level]))
    }

    /// Says a chart's opening, and the first note if the opening is short enough without losing its shape. The part of a
    /// note after its semicolon is left to the summary.
    mutating func open(_ phrase: ChartPhrase?, notes: [String]) -> [ExploreStep] {
        let note = notes.first.map { note in note.firstIndex(of: ";").map { note[..<$0] + "." } ?? note } ?? ""
        guard let phrase, !note.isEmpty else { return say(phrase) }
        let seconds = SpokenLength(note, language: .english).seconds
        wording.secondsBehindOpening = seconds
        defer { wording.secondsBehindOpening = 0 }
        let opening = SpokenLength(words(phrase).speech, language: wording.language).seconds
        guard opening + seconds <= SpokenLength.opening else {
            wording.secondsBehindOpening = 0
            return say(phrase)
        }
        return say(phrase) + tell(notes: [note])
    }

    /// Says notes from reading the table once, after the current speech.
    mutating func tell(notes: [String]) -> [ExploreStep] {
        let text = notes.joined(separator: " ")
        return step(WordedText(display: text, speech: text), follows: true, expires: 30, language: "en")
    }

    /// Says a typed letter.
    mutating func echo(_ character: Character) -> [ExploreStep] {
        step(WordedText(display: String(character), speech: String(character)), isCharacter: true)
    }

    private mutating func step(
        _ words: WordedText, isCharacter: Bool = false, priority: AnnouncementPriority = .default,
        follows: Bool = false, expires: Double? = nil, language: String? = nil
    ) -> [ExploreStep] {
        guard !words.speech.isEmpty else { return [] }
        var utterance = utterance(words, language: language)
        utterance.isCharacter = isCharacter
        utterance.priority = priority
        utterance.follows = follows
        utterance.expires = expires
        let isAnswer = priority == .default && !isCharacter
        return (isAnswer ? context.answer(utterance, wording: nil) : context.say(utterance)).map { [.say($0)] } ?? []
    }

    private func utterance(_ words: WordedText, language: String?) -> ExploreUtterance {
        var utterance = ExploreUtterance(number: lines.nextNumber, words: words)
        utterance.language = language
        utterance.rate = hasOwnRate ? rate : nil
        return utterance
    }

    /// Starts the answer to a key press, or to the end of a held key.
    /// - Returns: the sentence that waited until the key was released, unless it was said already.
    mutating func turn(to step: HeldKey.Step) -> [ExploreStep] { context.turn(to: step).map { [.say($0)] } ?? [] }

    /// Updates the caption for an event of an utterance.
    mutating func take(_ event: UtteranceEvent) { context.take(event) }
}
/// A step that an exploration requests.
enum ExploreStep: Sendable, Equatable {
    case say(ExploreUtterance)
    /// Plays the chart in its current state.
    case play(ChartSound)
    /// Plays a tone immediately, at the same time as speech.
    case tone(ToneRequest)
    /// Ends the current speech.
    case silence
    /// Draws the whole screen again.
    case redraw
    /// Prints rows, unless there is a screen.
    case print([String])
    case leave
}

extension ExploreStep {
    var isTone: Bool { if case .tone = self { true } else { false } }
}
