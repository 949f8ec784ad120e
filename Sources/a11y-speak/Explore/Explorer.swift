// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Someone who explores a chart: what happens in, what is to be done out. A value; time is an argument.
struct Explorer: Sendable {
    enum Mode: Sendable, Equatable {
        case walking
        case asking(PlacePrompt)
        /// Which of the keys is told.
        case help(Int)
    }

    /// As the user wants it, for this session.
    var wording: Wording
    /// Words a minute.
    var rate: Int
    /// Whether that is another one than the user's own.
    var hasOwnRate = false
    var navigator: ChartNavigator
    var mode = Mode.walking
    var size = ScreenSize(columns: 80, rows: 24)
    var isHighContrast = false
    /// More data may come.
    var isLive: Bool
    /// What the reading of the table has to say.
    var notes: [String]
    var hasStarted = false
    var hasDaemon = true
    var feed = LiveFeed()
    var speech = SpokenLines()
    /// How much was described, one after the other.
    var described = 0
    var picture: ChartPicture?

    /// - Parameter table: nil when nothing has come through a pipe yet.
    /// - Throws: a ``ChartFailure`` when it cannot be shown.
    init(
        _ table: TableChart?, title: String, isLive: Bool, settings: SettingsReply
    ) throws(ChartFailure) {
        let chart = table?.chart ?? ChartDescriptor(id: "table", title: title, axes: [])
        navigator = try ChartNavigator(chart)
        notes = table?.notes ?? []
        self.isLive = isLive
        (wording, rate) = (Wording(), settings.rate)
        feed.look(at: chart)
        adopt(settings)
    }

    /// What is said first: nothing as long as there is no chart.
    mutating func start() -> [ExploreStep] {
        guard !hasStarted, !navigator.chart.axes.isEmpty else { return [] }
        hasStarted = true
        feed.look(at: navigator.chart)
        feed.monitor.interval = interval
        return say(navigator.perform(.summary).phrase) + tellNotes()
    }

    mutating func take(_ event: ExploreEvent, at now: Duration) -> [ExploreStep] {
        switch event {
        case .key(let key): return press(key, at: now)
        case .resized(let size): self.size = size
        case .described(let table): return describe(table)
        case .appended(let points): return append(points, at: now)
        case .inputEnded:
            isLive = false
            return tell(.inputEnded, expires: 30)
        case .time: return news(feed.monitor.advance(now: now))
        case .began(let number): speech.begin(number)
        case .word(let number, let offset): speech.hear(number, offset: offset)
        case .ended(let number): speech.end(number)
        case .daemonLost: hasDaemon = false
        case .daemonFound(let settings):
            hasDaemon = true
            adopt(settings)
        }
        return []
    }

    /// When ``ExploreEvent/time`` is to come.
    var nextDeadline: Duration? { feed.monitor.nextDeadline }

    var interval = Duration.seconds(5)

    /// What the daemon says itself is worded so too. What was changed here stays.
    private mutating func adopt(_ settings: SettingsReply) {
        wording.language = SpokenLanguage(tag: settings.language) ?? .english
        wording.switchedOff = Set(settings.silent)
        if !hasOwnVerbosity { wording.verbosity = settings.verbosity }
        if !hasOwnRate { rate = settings.rate }
        interval = .seconds(settings.digestInterval)
        language = SpokenLanguage(tag: settings.language) == nil ? wording.language.rawValue : nil
    }

    var hasOwnVerbosity = false
    /// Of our sentences, where there is no phrasebook for the user's.
    var language: String?
}

/// Saying.
extension Explorer {
    /// At once: what was said before gives way.
    mutating func say(_ phrase: ChartPhrase?) -> [ExploreStep] {
        guard let phrase else { return [] }
        return say(wording.words(for: .chart(phrase)))
    }

    mutating func say(_ words: WordedText, language: String? = nil) -> [ExploreStep] {
        step(words, language: language ?? self.language)
    }

    /// In English, as all that is no sentence of a phrasebook.
    mutating func say(english text: String) -> [ExploreStep] {
        step(WordedText(display: text, speech: text), language: "en")
    }

    /// When nothing else is said.
    mutating func tell(_ phrase: ChartPhrase, expires: Double) -> [ExploreStep] {
        step(wording.words(for: .chart(phrase)), priority: .low, expires: expires, language: language)
    }

    mutating func echo(_ character: Character) -> [ExploreStep] {
        step(WordedText(display: String(character), speech: String(character)), isCharacter: true)
    }

    private mutating func tellNotes() -> [ExploreStep] {
        guard !notes.isEmpty else { return [] }
        let text = notes.joined(separator: " ")
        return step(WordedText(display: text, speech: text), priority: .low, expires: 30, language: "en")
    }

    private mutating func step(
        _ words: WordedText, isCharacter: Bool = false, priority: AnnouncementPriority = .default,
        expires: Double? = nil, language: String? = nil
    ) -> [ExploreStep] {
        guard !words.speech.isEmpty else { return [] }
        var utterance = ExploreUtterance(number: speech.nextNumber, words: words, isCharacter: isCharacter)
        utterance.priority = priority
        utterance.expires = expires
        utterance.language = language
        utterance.rate = hasOwnRate ? rate : nil
        speech.say(utterance)
        return [.say(utterance)]
    }
}
