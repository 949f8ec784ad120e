// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The one place where effects of the queue are performed, in their order.
extension Announcer {
    /// Effects that an effect leads to are performed after those already waiting.
    /// - Parameter since: the time of the event that caused them; nil for now.
    func perform(_ effects: [QueueEffect], since: Duration? = nil) {
        guard turn.begin(effects, since: since ?? time.now()) else { return }
        while let step = turn.next() {
            switch step {
            case .effects(let effects): effects.forEach(perform)
            case .news(let news): news.forEach { $0() }
            }
        }
        performed()
    }

    private func perform(_ effect: QueueEffect) {
        switch effect {
        case .speak(let entry) where entry.announcement.lane == .under: playUnder(entry)
        case .stop(let entry) where entry.announcement.lane == .under: stopUnder(entry)
        case .speak(let entry):
            tellLive(heard: entry)
            speak(entry)
        case .stop(let entry): stop(entry)
        case .report(let entry, let state, let reason): report(entry, state, reason)
        }
    }

    private func performed() {
        tellLive(heard: speaking?.entry)
        ledger.journal?.flush()
        hurry()
        if speaking == nil { hub?.becameIdle() }
        if !queue.isMute { deviceSearch.end() }
        let deadline = [queue.nextDeadline, under.queue.nextDeadline].compactMap(\.self).min()
        alarms.set(at: deviceSearch.next.map { min($0, deadline ?? $0) } ?? deadline)
    }

    private func speak(_ entry: AcceptedAnnouncement) {
        if entry.announcement.content.isSound { return play(entry) }
        let worded = wordsmith.words(for: entry)
        guard !worded.display.isEmpty, !ledger.said.isRepetition(worded.display, of: entry) else {
            return perform(queue.unchanged(entry.id, now: time.now()))
        }
        let utterance = nextUtterance()
        let pace = Pace(rate: rate(of: entry), haste: haste(for: entry))
        speaking = UtteranceInProgress(
            id: utterance, entry: entry, display: worded.display, since: turn.start, pace: pace)
        do {
            let pieces = try wordsmith.pieces(of: worded, for: entry, faster: pace.haste)
            speaker.speak(pieces, as: utterance)
        } catch {
            // The voice existed when the announcement was accepted: a reload has removed its style since.
            end { queue.failed(entry.id, reason: error.description, now: time.now()) }
        }
    }

    /// What its rate is multiplied by, because others wait.
    private func haste(for entry: AcceptedAnnouncement) -> Double {
        let factor = adaptiveRate.factor(waiting: queue.hurriedCount, most: hub?.rule(for: entry.client)?.adaptiveRate)
        return entry.hurries ? factor : 1
    }

    /// What is spoken now becomes faster when more have come.
    private func hurry() {
        guard let current = speaking, current.entry.hurries, let pace = current.pace else { return }
        change(to: pace.hurried(to: haste(for: current.entry)))
    }

    /// What is spoken now goes on as the user wants it from now on.
    func ratesChanged() {
        guard let current = speaking, let pace = current.pace else { return }
        change(to: pace.changed(to: rate(of: current.entry)))
    }

    private func change(to pace: Pace?) {
        guard let pace, let current = speaking else { return }
        speaking?.pace = pace
        speaker.change(speed: pace.speed, of: current.id)
        // The next word comes at another time.
        caption()
    }

    /// Words per minute; nil when its voice is not there any more.
    private func rate(of entry: AcceptedAnnouncement) -> Int? {
        let voices = wordsmith.voices
        return try? voices.parameters(asking: voices.asked(entry.announcement)).rate
    }

    func nextUtterance() -> UtteranceID {
        lastUtterance += 1
        return UtteranceID(rawValue: lastUtterance)
    }

    private func stop(_ entry: AcceptedAnnouncement) {
        guard let stopped = speaking, stopped.entry.id == entry.id else { return }
        speaking = nil
        let text = speaker.stop(stopped.id)
        ledger.metrics.stop.record(time.now() - turn.start)
        if let run = stopped.run { return wasStopped(run, of: entry, heard: text) }
        queue.wasHeard(entry.id, upTo: text?.place ?? entry.heard)
        ledger.wasCut(entry, heard: text)
    }

    private func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        // A waiting announcement is worded only on demand.
        let text = state == .queued ? nil : wordsmith.displayText(of: entry)
        // This comes first: an announcement that its client believes heard will not be repeated.
        let heard = ledger.record(entry, state, reason, text: text)
        let date = time.date()
        turn.add { [unowned self] in publish(entry, state, reason, heard: heard, date: date) }
    }

    /// Publishes the report to the subscribers. Sound does not wait for that.
    private func publish(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?, heard: String?, date: Double
    ) {
        if feed.isWanted(.announcements, of: entry.client) {
            let report = FeedEvent.Report(entry, state, reason, heard: heard, time: date) { [unowned self] in
                wordsmith.displayText(of: entry)
            }
            feed.publish(.announcement(report), owner: entry.client)
        }
        guard let outcome = state.outcome else { return }
        wordsmith.forget(entry.id)
        if ledger.settled(entry.client, outcome) { hub?.settled(entry.client) }
    }

    func end(_ event: () -> [QueueEffect]) {
        speaking = nil
        perform(event())
    }
}

/// The utterance that is being spoken.
struct UtteranceInProgress {
    var id: UtteranceID
    let entry: AcceptedAnnouncement
    let display: String
    /// The earliest time at which it could be spoken.
    var since: Duration
    /// Where it is in words and notes; nil for words alone.
    var run: ProgrammeRun?
    /// How fast it is said; nil for what has notes.
    var pace: Pace?
}

/// One turn of the announcer: effects in their order and, when all are performed, the news of them.
struct EffectTurn {
    enum Step {
        case effects([QueueEffect])
        case news([() -> Void])
    }

    /// The time of the event that caused the effects.
    private(set) var start = Duration.zero
    private var effects: [QueueEffect] = []
    private var news: [() -> Void] = []
    private var isOn = false

    /// - Returns: false during a turn, which performs these effects too.
    mutating func begin(_ effects: [QueueEffect], since: @autoclosure () -> Duration) -> Bool {
        self.effects.append(contentsOf: effects)
        guard !isOn else { return false }
        (isOn, start) = (true, since())
        return true
    }

    mutating func add(_ news: @escaping () -> Void) { self.news.append(news) }

    /// Nil ends the turn.
    mutating func next() -> Step? {
        if !effects.isEmpty {
            defer { effects = [] }
            return .effects(effects)
        }
        if !news.isEmpty {
            defer { news = [] }
            return .news(news)
        }
        isOn = false
        return nil
    }
}
