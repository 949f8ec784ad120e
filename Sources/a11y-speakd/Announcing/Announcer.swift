// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

/// Owns the queue and performs its effects, in order, in this one place.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Announcer {
    var queue: AnnouncementQueue
    private(set) var feed = EventFeed()
    var voices: VoiceChoice {
        didSet { (worded, languages) = ([:], [:]) }
    }
    /// In which language those are worded that are delivered in one way; nil where there is no phrasebook.
    var languages: [Delivery: SpokenLanguage?] = [:]
    let speaker: any Speaking
    /// How much is said; in which language, each announcement decides.
    var wording = Wording() {
        didSet { worded = [:] }
    }
    /// The words of those that have no outcome yet: most are told several times before they are said.
    var worded: [AnnouncementID: Worded] = [:]
    let time: Timepiece
    /// The last that was given.
    var lastID: UInt64 = 0
    /// Keeps what must outlive the daemon; nil where nothing does.
    var journal: JournalKeeper?
    /// What clients may ask again for.
    var requests = AcceptedRequests()
    /// What the user wants of a client, whatever it asks for itself.
    var rule: (ClientID) -> ClientRule? = { _ in nil }
    var speaking: Spoken?
    var said = SaidTexts()
    var history = AnnouncementHistory()
    /// What was heard of those that were cut just now, until that is reported.
    var heard: [AnnouncementID: String] = [:]
    /// Asks to be called with `advance` at a time of the clock `now`; nil when there is nothing to wait for.
    let wake: (Duration?) -> Void
    let wakeForCaptions: (Duration) -> Void
    var nextWake: Duration?
    var performance = Performance()
    /// When that happened which the effects come from that are performed.
    var moment = Duration.zero
    var pending: [QueueEffect] = []
    /// What is to be told when they are performed.
    var news: [() -> Void] = []
    var isPerforming = false
    var lastUtterance: UInt64 = 0
    /// How many of each client's announcements have no outcome yet.
    var open: [ClientID: Int] = [:]
    /// Told when a client's last open announcement has its outcome.
    var onSettled: (ClientID) -> Void = { _ in }
    var deviceSearch = DeviceSearch()
    /// Whether the last that was spoken was lost.
    var isUnheard = false
    /// Told once when nothing can be heard, with the reason, and once when something can: nil.
    var onDevice: (String?) -> Void = { _ in }
    /// Told when nothing is being spoken any more.
    var onIdle: () -> Void = {}

    /// - Parameters:
    ///   - wake: is told when ``advance()`` must be called next.
    ///   - wakeForCaptions: is told when ``caption()`` must be called next.
    init(
        queue: AnnouncementQueue = AnnouncementQueue(), voices: VoiceChoice, speaker: any Speaking, time: Timepiece,
        wake: @escaping (Duration?) -> Void = { _ in }, wakeForCaptions: @escaping (Duration) -> Void = { _ in }
    ) {
        self.queue = queue
        self.voices = voices
        self.speaker = speaker
        self.time = time
        self.wake = wake
        self.wakeForCaptions = wakeForCaptions
    }

    /// Takes an announcement in. `accepted` is called before anything is told of it, so that a reply precedes events.
    /// - Parameter source: the request it came with, when it says the same.
    func post(
        _ announcement: Announcement, from client: ClientID, source: JournalSource? = nil,
        accepted: (AnnouncementID) -> Void
    ) throws {
        let rule = rule(client)
        let announcement = rule?.applied(to: announcement) ?? announcement
        try voices.check(announcement)
        let id = AnnouncementID(rawValue: lastID + 1)
        let now = time.now()
        let effects =
            if let rule, rule.isMuted {
                try queue.drop(announcement, id: id, client: client, reason: rule.muting, now: now)
            } else {
                try queue.post(announcement, id: id, client: client, now: now)
            }
        lastID = id.rawValue
        open[client, default: 0] += 1
        keep(announcement, id, from: client, source)
        accepted(id)
        perform(effects, since: now)
    }

    /// Ends announcements; `canceled` is called with their number before anything is told of them.
    func cancel(_ scope: CancelScope, canceled: (Int) -> Void) {
        let now = time.now()
        let effects = queue.cancel(scope, now: now)
        canceled(effects.count { if case .report(_, .ended(.canceled), _) = $0 { true } else { false } })
        perform(effects, since: now)
    }

    func pause() { setPause { queue.pause() } }

    func resume() { setPause { queue.resume(now: time.now()) } }

    private func setPause(_ change: () -> [QueueEffect]) {
        let before = queue.isPaused
        let effects = change()
        if queue.isPaused != before { feed.publish(.paused(queue.isPaused)) }
        perform(effects)
    }

    /// Silences these clients alone.
    func pause(_ clients: Set<ClientID>) { perform(queue.pause(clients, now: time.now())) }

    func resume(_ clients: Set<ClientID>) { perform(queue.resume(clients, now: time.now())) }

    /// Drops what waits, or leaves it to the next daemon; what is spoken now may end.
    func close() { perform(queue.close(handsOver: journal != nil)) }

    /// Silences what is spoken now.
    func cutShort() { perform(queue.cutShort(handsOver: journal != nil)) }

    /// How long until the sentence that is heard now ends; nil when that is the end of the announcement.
    var timeToSentenceEnd: Duration? {
        speaking.flatMap { speaker.timeToSentenceEnd(of: $0.utterance) }
    }

    func subscribe(_ client: ClientID, _ subscriber: EventFeed.Subscriber?) {
        feed.subscribe(client, subscriber)
    }

    /// What waits to be said of it is not said any more.
    func displayEnded(_ subject: String, of client: ClientID) {
        perform(queue.displayEnded(subject, of: client))
    }

    /// What waits in that slot is not true any more.
    func supersede(_ slot: String, of client: ClientID) {
        perform(queue.supersede(slot, of: client))
    }

    /// A client's focus is on another element now.
    func focusMoved(to event: FocusEvent, of client: ClientID, by mover: ClientID) {
        feed.publish(.focus(event), owner: client, by: mover)
    }

    /// The time that `wake` was told has come.
    func advance() {
        nextWake = nil
        if deviceSearch.isDue(at: time.now()) { speaker.look() }
        perform(queue.advance(now: time.now()))
    }

    /// A client has gone: what it said need not be remembered.
    func forget(_ client: ClientID) {
        subscribe(client, nil)
        said.forget(client)
    }

    /// What the speaker tells. Events of an utterance that was stopped meanwhile are of no more interest.
    func happened(_ event: SpeechEvent) {
        if case .device(let problem) = event { return found(problem: problem) }
        guard let speaking, speaking.utterance == event.utterance else { return }
        let id = speaking.entry.id
        switch event {
        case .device: break
        case .lost(_, let reason): lost(id, reason)
        case .began:
            journal?.heard(id, time: time.date())
            isHeard()
            perform(queue.began(id))
            caption()
        case .finished:
            tellWords()
            said.remember(speaking.display, of: speaking.entry)
            end { queue.finished(id, now: time.now()) }
        case .silent where speaking.entry.announcement.manners.mayBeSilent:
            perform(queue.began(id))
            tellWords()
            end { queue.finished(id, now: time.now()) }
        case .silent(_, let reason), .failed(_, let reason):
            end { queue.failed(id, reason: reason, now: time.now()) }
        }
    }

    func end(_ event: () -> [QueueEffect]) {
        speaking = nil
        perform(event())
    }
}
