// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Sonification
import Synthesis
import Wording

/// Owns the queues of both lanes. Performs their effects in order, in this one place.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Announcer {
    /// Announcements that are spoken one after the other.
    let spoken: Lane
    /// Scores that play under speech.
    let under: Lane
    let lanes: [Lane]
    let feed = EventFeed()
    let wordsmith: Wordsmith
    let ledger: Ledger
    /// Set once, when the clients exist.
    weak var delegate: (any AnnouncerDelegate)? {
        didSet { wordsmith.delegate = delegate }
    }
    var adaptiveRate = AdaptiveRate()
    let speaker: any SpeechOutput
    /// Plays sounds outside the queue.
    let live: any LiveOutput
    private(set) var foreground = LiveMix.Foreground.nothing
    var lastUtterance: UInt64 = 0
    /// The waiting announcement that an engine has begun to make.
    var prepared: AnnouncementID?
    var deviceSearch = DeviceSearch()
    let time: TimeSource
    var alarms: AnnouncerAlarms
    var turn = EffectBatch()

    /// - Parameters:
    ///   - wake: receives the next time at which ``advance()`` must be called; nil when nothing is pending.
    ///   - wakeForCaptions: receives the next time at which ``caption()`` must be called.
    init(
        queue: AnnouncementQueue = AnnouncementQueue(), voices: VoiceChoice, speaker: any SpeechOutput,
        live: any LiveOutput = NoLiveOutput(), time: TimeSource, wake: @escaping (Duration?) -> Void = { _ in },
        wakeForCaptions: @escaping (Duration) -> Void = { _ in }
    ) {
        spoken = Lane(queue, output: speaker)
        under = Lane(output: live, attenuation: SettingsTable.table.under.standard)
        lanes = [spoken, under]
        self.speaker = speaker
        self.live = live
        self.time = time
        wordsmith = Wordsmith(voices: voices)
        ledger = Ledger(time: time)
        alarms = AnnouncerAlarms(wake: wake, wakeForCaptions: wakeForCaptions)
    }

    var queue: AnnouncementQueue { spoken.queue }
    /// The announcement of the lane `spoken` that is heard now.
    var speaking: UtteranceInProgress? { spoken.playing }
    var isSpeaking: Bool { spoken.playing != nil }
    var isPaused: Bool { spoken.queue.isPaused }
    var isClosed: Bool { spoken.queue.isClosed }

    func lane(of announcement: Announcement) -> Lane { announcement.lane == .under ? under : spoken }

    /// Changes both queues.
    /// - Returns: the effects of the changes.
    private func inEach(_ body: (inout AnnouncementQueue) -> [QueueEffect]) -> [QueueEffect] {
        lanes.flatMap { body(&$0.queue) }
    }

    /// Accepts an announcement. `accepted` is called before any report on it, so that the reply precedes events.
    /// - Parameter source: the request of the announcement, when that request describes the same announcement.
    func post(
        _ announcement: Announcement, from client: ClientID, source: JournalSource? = nil,
        accepted: (AnnouncementID) -> Void
    ) throws {
        let rule = delegate?.rule(for: client)
        let announcement = delegate?.adjusted(announcement, by: rule) ?? announcement
        try wordsmith.voices.check(announcement)
        let id = ledger.nextID
        let now = time.now()
        let lane = lane(of: announcement)
        let effects =
            if let rule, rule.isMuted {
                try lane.queue.drop(announcement, id: id, client: client, reason: rule.muting, now: now)
            } else {
                try lane.queue.post(announcement, id: id, client: client, now: now)
            }
        ledger.accepted(announcement, id, from: client, source) { wordsmith.request(for: announcement) }
        accepted(id)
        perform(effects, since: now)
    }

    /// Applies the settings of one taker.
    func apply(_ settings: UserSettings, of taker: SettingTaker) {
        switch taker {
        case .words: wordsmith.apply(settings)
        case .readings:
            let readings = settings.files[.reading].sorted { $0.key < $1.key }
            wordsmith.voices.readings = readings.map { VoiceReading($0.value) }
        case .queue: adaptiveRate.most = settings.adaptiveRate
        case .tones: under.attenuation = settings.under
        case .digests, .rules, .bridge, .engines, .start: break
        }
    }

    /// Cancels announcements; `canceled` is called with their number before any report on them.
    func cancel(_ scope: CancelScope, canceled: (Int) -> Void) {
        let now = time.now()
        let effects = inEach { $0.cancel(scope, now: now) }
        canceled(effects.count { if case .report(_, .ended(.canceled), _) = $0 { true } else { false } })
        perform(effects, since: now)
    }

    /// Ends the repetition of alarms; `acknowledged` is called with their number before any report on them.
    func acknowledge(_ scope: CancelScope, acknowledged: (Int) -> Void) {
        let now = time.now()
        let effects = spoken.queue.acknowledge(scope, now: now)
        acknowledged(effects.count { if case .report(_, .ended, _) = $0 { true } else { false } })
        perform(effects, since: now)
    }

    func pause(_ pause: SpeechPause = .ordinary) { setPause { [now = time.now()] in $0.pause(pause, now: now) } }

    func resume() { setPause { [now = time.now()] in $0.resume(now: now) } }

    private func setPause(_ change: (inout AnnouncementQueue) -> [QueueEffect]) {
        let before = isPaused
        let effects = inEach(change)
        if isPaused != before { feed.publish(.paused(isPaused)) }
        perform(effects)
    }

    /// Pauses only these clients.
    func pause(_ clients: Set<ClientID>) {
        let now = time.now()
        perform(inEach { $0.pause(clients, now: now) })
    }

    func resume(_ clients: Set<ClientID>) {
        let now = time.now()
        perform(inEach { $0.resume(clients, now: now) })
    }

    /// Drops waiting announcements, or leaves them to the next daemon. The current announcement may end.
    func close() {
        perform(spoken.queue.close(handsOver: ledger.journal != nil) + under.queue.close() + under.queue.cutShort())
    }

    /// Silences the current announcement.
    func cutShort() { perform(spoken.queue.cutShort(handsOver: ledger.journal != nil)) }

    /// Cancels the announcement that is heard, if its client is meant; otherwise the first one set aside by a client
    /// that is meant.
    func stop(where isMeant: (ClientID) -> Bool) {
        let heard = queue.current.flatMap { isMeant($0.client) ? $0 : nil }
        guard let stopped = heard ?? queue.firstSetAside(where: isMeant) else { return }
        cancel(.block(stopped.id)) { _ in }
    }

    /// A subject is no longer displayed: waiting announcements about it end.
    func displayEnded(_ subject: String, of client: ClientID) {
        perform(inEach { $0.displayEnded(subject, of: client) })
    }

    /// The announcement that waits in this slot is outdated.
    func supersede(_ slot: String, of client: ClientID) {
        perform(inEach { $0.supersede(slot, of: client) })
    }

    /// Called at the time that was passed to `wake`.
    func advance() {
        alarms.rang()
        if deviceSearch.isDue(at: time.now()) { speaker.probe() }
        let now = time.now()
        perform(inEach { $0.advance(now: now) })
    }

    /// Informs the live output of the kind of announcement that is heard, so that it can become softer or silent.
    /// - Parameter entry: the announcement that is heard now, or in a moment.
    func updateForeground(heard entry: AcceptedAnnouncement?) {
        let new: LiveMix.Foreground =
            switch entry?.announcement.priority {
            case .high, .message: .urgent
            case nil: isPaused ? .urgent : .nothing
            default: isPaused ? .urgent : .speech
            }
        guard new != foreground else { return }
        foreground = new
        live.take(.foreground(new))
    }

    /// A client has disconnected.
    func forget(_ client: ClientID) {
        closeOpen(of: client)
        feed.subscribe(client, nil)
        ledger.forget(client)
    }
}

/// The times at which the announcer must be called again.
struct AnnouncerAlarms {
    /// The delay before the next query for a word whose beginning is not known yet.
    private static let patience = Duration.milliseconds(100)

    private let wake: (Duration?) -> Void
    private let wakeForCaptions: (Duration) -> Void
    private var next: Duration?

    init(wake: @escaping (Duration?) -> Void, wakeForCaptions: @escaping (Duration) -> Void) {
        self.wake = wake
        self.wakeForCaptions = wakeForCaptions
    }

    /// - Parameter time: nil to set no alarm.
    mutating func set(at time: Duration?) {
        guard time != next else { return }
        next = time
        wake(time)
    }

    /// - Parameter delay: the time until the next word; nil when it is unknown.
    func setForCaptions(after delay: Duration?, now: Duration) {
        wakeForCaptions(now + (delay ?? Self.patience))
    }

    mutating func rang() { next = nil }
}

/// One turn of the announcer: the effects in order, then the news about them.
struct EffectBatch {
    enum Step {
        case effects([QueueEffect])
        case news([() -> Void])
    }

    /// The time of the event that caused the effects.
    private(set) var start = Duration.zero
    private var effects: [QueueEffect] = []
    private var news: [() -> Void] = []
    private var isOn = false

    /// - Returns: false during a turn; that turn then performs these effects too.
    mutating func begin(_ effects: [QueueEffect], since: @autoclosure () -> Duration) -> Bool {
        self.effects.append(contentsOf: effects)
        guard !isOn else { return false }
        (isOn, start) = (true, since())
        return true
    }

    mutating func add(_ news: @escaping () -> Void) { self.news.append(news) }

    /// The next step; nil ends the turn.
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

/// Reports each word, mark and place in data to the clients that follow it, when it is heard by the sink's clock.
extension Announcer {
    /// Called at the time that was passed to `wakeForCaptions`.
    func caption() {
        let heard = lanes.compactMap(reportHeard)
        guard !heard.isEmpty else { return }
        alarms.setForCaptions(after: heard.compactMap(\.next).min(), now: time.now())
    }

    /// Reports the places heard in a lane since the last call; nil when neither a client nor the journal follows them.
    @discardableResult
    func reportHeard(in lane: Lane) -> HeardPlaces? {
        guard let current = lane.playing, isFollowed(current) else { return nil }
        let (entry, run) = (current.entry, current.run)
        let heard = lane.output.takeHeard(of: current.id)
        ledger.heard(heard.places, of: entry)
        // A word's offset counts from the beginning of the announcement.
        lazy var before = textLength(before: run.passage, of: run.programme, entry)
        for place in heard.places {
            switch place {
            case .word(let word): feed.publish(.word(SpokenWord(word, from: before)), of: entry)
            case .mark: feed.publish(place, of: entry)
            case .cursor(let place): tell(place, in: run.programme, of: entry)
            }
        }
        return heard
    }

    private func isFollowed(_ current: UtteranceInProgress) -> Bool {
        let entry = current.entry
        return switch current.run.current {
        case .words:
            ledger.isFollowing(entry) || feed.followsWords(of: entry) || feed.isWanted(.marks, of: entry.client)
        case .score: feed.followsCursor(of: entry)
        case nil: false
        }
    }

    private func tell(_ place: DataPlace, in programme: Programme, of entry: AcceptedAnnouncement) {
        guard let chart = programme.chart else { return }
        let text = programme.axes[place.series].map {
            wordsmith.wording.words(for: AxisValue(place.x, on: $0)).display
        }
        let event = CursorEvent(
            announcement: entry.id, chart: chart, series: place.series, x: place.x, y: place.y, text: text ?? "")
        delegate?.heard(event, of: entry.client)
        feed.publish(.cursor(event), owner: entry.client)
    }

    /// The length in Unicode scalars, with a space after each passage of words.
    private func textLength(before passage: Int, of programme: Programme, _ entry: AcceptedAnnouncement) -> Int {
        programme.passages[..<passage].reduce(0) { length, passage in
            guard case .words(let content) = passage else { return length }
            return length + wordsmith.words(of: content, for: entry).unicodeScalars.count + 1
        }
    }
}

/// The rate of speech, which depends on the number of waiting announcements and on the user's settings.
extension Announcer {
    func pace(of entry: AcceptedAnnouncement) -> Pace {
        Pace(rate: rate(of: entry), speedFactor: speedFactor(for: entry))
    }

    /// The factor that multiplies the rate while other announcements wait.
    private func speedFactor(for entry: AcceptedAnnouncement) -> Double {
        let most = delegate?.rule(for: entry.client)?.adaptiveRate
        let factor = adaptiveRate.factor(waiting: spoken.queue.spedUpCount, most: most)
        return entry.maySpeedUp ? factor : 1
    }

    /// Speeds up the current text when more announcements wait.
    func speedUp() {
        guard let current = speaking, current.entry.maySpeedUp, !current.pace.isFixed else { return }
        change(to: current.pace.spedUp(to: speedFactor(for: current.entry)))
    }

    /// Applies the user's new rate to the rest of the current text.
    func ratesChanged() {
        guard let current = speaking, !current.pace.isFixed else { return }
        change(to: current.pace.changed(to: rate(of: current.entry)))
    }

    private func change(to pace: Pace?) {
        guard let pace, let current = speaking else { return }
        spoken.playing?.pace = pace
        speaker.change(speed: pace.speed, of: current.id)
        // The time of the next word has changed.
        caption()
    }

    /// Words per minute; nil when the voice no longer exists.
    private func rate(of entry: AcceptedAnnouncement) -> Int? {
        let voices = wordsmith.voices
        return try? voices.parameters(asking: voices.requestedDelivery(entry.announcement)).rate
    }
}

/// Speeds up speech while many announcements wait: a tenth for each, up to a limit. It starts when more than three
/// wait, and ends when none does.
struct AdaptiveRate: Sendable, Equatable {
    /// The greatest number of waiting announcements that does not speed up speech.
    private static let patience = 3
    private static let step = 0.1

    /// The limit: 1 keeps the rate.
    var most = SettingsTable.table.adaptiveRate.standard
    private var isSpedUp = false

    /// - Parameters:
    ///   - waiting: the number of announcements that wait behind the current one.
    ///   - most: the limit for the client; nil for the common limit.
    /// - Returns: the factor that multiplies the rate, at least 1.
    mutating func factor(waiting: Int, most own: Double? = nil) -> Double {
        if waiting > Self.patience { isSpedUp = true } else if waiting == 0 { isSpedUp = false }
        return isSpedUp ? min(own ?? most, 1 + Self.step * Double(waiting)) : 1
    }
}
