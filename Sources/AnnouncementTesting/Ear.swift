// SPDX-License-Identifier: MIT

import AnnouncementKit
internal import AnnouncementQueue
internal import Wording

/// Computes the speech that a user hears of one application, with the daemon's screen, charts, queue and words on a
/// virtual clock.
struct Ear {
    private(set) var now = Duration.zero
    private(set) var announcements: [HeardAnnouncement] = []
    private(set) var problems: [String] = []
    private let language: SpokenLanguage
    private let verbosity: Verbosity
    private let typingEcho: TypingEcho
    private let timeOfCharacter: Duration
    private var screen = AccessibilityScreen()
    private var charts = DisplayedCharts()
    private var queue = AnnouncementQueue()
    private var said = LastTexts()
    private var speech: Speech?
    /// The spoken texts, each complete or up to its cut.
    private var spoken: [String] = []
    private var ends: [AnnouncementDidFinish] = []

    private static let client: ClientID = 1
    /// True while a screen reader reads the elements.
    var isReadByScreenReader = false
    /// The beginnings and cuts of speech.
    private(set) var takenSpeech: [RecordedEvent] = []

    init(language: String, verbosity: Verbosity, typingEcho: TypingEcho, timeOfCharacter: Duration) {
        self.language = SpokenLanguage(tag: language) ?? .english
        (self.verbosity, self.typingEcho) = (verbosity, typingEcho)
        self.timeOfCharacter = timeOfCharacter
    }

    /// - Parameter part: the part of a chart that has the focus; nil for none.
    func shown(focus part: ChartPart?) -> ShownElements {
        let parts = part.map { [$0, ChartPart(chart: $0.chart)] + ($0.series.map { [$0] } ?? []) } ?? []
        return ShownElements(
            screen.displayed, shown: charts.navigators.map { ShownChart($0) },
            focus: Set([screen.focus].compactMap(\.self) + parts.map(\.id)))
    }

    var heard: [String] { spoken + (speech.map { [$0.text] } ?? []) }

    mutating func take(_ event: ViewEvent) {
        do {
            let outcome = try screen.take(event)
            let isRead = isReadByScreenReader && outcome.announcement?.content.isOfViews == true && !outcome.isLive
            try post(isRead ? nil : outcome.announcement)
            if let ended = outcome.ended { perform(queue.displayEnded(ended, of: Self.client)) }
        } catch {
            problems.append("\(error)")
        }
    }

    mutating func take(_ event: ChartEvent) {
        do {
            let outcome = try charts.take(event)
            try post(outcome.announcement)
            if let ended = outcome.ended { perform(queue.displayEnded(ended, of: Self.client)) }
            if let slot = outcome.superseded { perform(queue.supersede(slot, of: Self.client)) }
        } catch {
            problems.append("\(error)")
        }
    }

    /// The announcements that have ended since the last call.
    mutating func takeEnds() -> [AnnouncementDidFinish] {
        defer { ends = [] }
        return ends
    }

    /// An announcement of another program.
    mutating func take(_ announcement: Announcement, of client: ClientID, named name: String) {
        do {
            try post(announcement, of: client, named: name)
        } catch {
            problems.append("\(error)")
        }
    }

    private mutating func post(
        _ announcement: Announcement?, of client: ClientID = Self.client, named name: String? = nil
    ) throws {
        guard let announcement else { return }
        let id = AnnouncementID(rawValue: UInt64(announcements.count + 1))
        let effects = try queue.post(announcement, id: id, client: client, now: now)
        var heard = HeardAnnouncement(text: "", priority: announcement.priority, state: .queued)
        heard.client = name
        if case .scrolled(_, let isEdge) = announcement.content { heard.isEdge = isEdge }
        announcements.append(heard)
        perform(effects)
    }
}

/// Time.
extension Ear {
    /// The time of the next event; nil for none.
    var next: Duration? {
        guard let speech else { return queue.nextDeadline }
        // The first sample is heard only after all events of the same instant were handled.
        let end = speech.hasBegun ? speech.end : speech.start
        return queue.nextDeadline.map { min($0, end) } ?? end
    }

    /// Handles the next event; returns false if there is none before `end`.
    mutating func step(until end: Duration) -> Bool {
        guard let next, next <= end else { return false }
        now = max(now, next)
        guard let speech, speech.hasBegun ? speech.end <= now : speech.start <= now else {
            perform(queue.advance(now: now))
            return true
        }
        speech.hasBegun ? finish(speech) : begin(speech)
        return true
    }

    mutating func stand(at time: Duration) { now = max(now, time) }

    private mutating func begin(_ speech: Speech) {
        self.speech?.hasBegun = true
        takenSpeech.append(RecordedEvent(time: now, kind: .spoken(speech.text)))
        perform(queue.began(speech.entry.id))
    }

    private mutating func finish(_ speech: Speech) {
        self.speech = nil
        spoken.append(speech.text)
        said.remember(speech.words.display, of: speech.entry)
        perform(queue.finished(speech.entry.id, now: now))
    }
}

/// The queue's effects, performed in the daemon's order: the effects of an effect follow those that were already
/// pending.
extension Ear {
    private mutating func perform(_ effects: [QueueEffect]) {
        var pending = effects
        while !pending.isEmpty {
            let batch = pending
            pending = []
            for effect in batch { pending += perform(effect) }
        }
    }

    private mutating func perform(_ effect: QueueEffect) -> [QueueEffect] {
        switch effect {
        case .speak(let entry): return speak(entry)
        case .stop(let entry): stop(entry)
        case .report(let entry, let state, let reason): report(entry, state, reason)
        }
        return []
    }

    private mutating func speak(_ entry: AcceptedAnnouncement) -> [QueueEffect] {
        let words = words(for: entry)
        guard !words.display.isEmpty, !said.isRepetition(words.display, of: entry) else {
            return queue.unchanged(entry.id, hasWords: !words.display.isEmpty, now: now)
        }
        speech = Speech(entry, words, at: now, timeOfCharacter: timeOfCharacter)
        return []
    }

    private mutating func stop(_ entry: AcceptedAnnouncement) {
        guard let stopped = speech, stopped.entry.id == entry.id else { return }
        speech = nil
        let heard = stopped.heard(at: now)
        if stopped.hasBegun { takenSpeech.append(RecordedEvent(time: now, kind: .cut(heard?.text ?? ""))) }
        if let heard { spoken.append(heard.text) }
        queue.wasHeard(entry.id, upTo: heard?.place ?? entry.heard)
        announcements[index(of: entry)].heard = heard?.whole ?? ""
    }

    private mutating func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        let index = index(of: entry)
        let words = words(for: entry)
        (announcements[index].text, announcements[index].spoken) = (words.display, words.speech)
        announcements[index].state = state
        announcements[index].reason = reason
        guard let outcome = state.outcome else { return }
        ends.append(
            AnnouncementDidFinish(id: entry.id, text: announcements[index].text, outcome: outcome, reason: reason))
    }

    private func index(of entry: AcceptedAnnouncement) -> Int { Int(entry.id.rawValue) - 1 }

    private func words(for entry: AcceptedAnnouncement) -> WordedText {
        let tag = entry.announcement.delivery.language
        var wording = Wording(
            language: tag.map { SpokenLanguage(tag: $0) ?? .english } ?? language, verbosity: verbosity)
        wording.typing = typingEcho
        var pieces = WordedPieces(entry.announcement.content, wording)
        var words = pieces.next() ?? WordedText(display: "", speech: "")
        while let piece = pieces.next() {
            words.display += piece.display
            words.speech += piece.speech
        }
        return words
    }
}
