// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Owns the queue and performs its effects, in order, in this one place.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Announcer {
    private(set) var queue: AnnouncementQueue
    private(set) var feed = EventFeed()
    var voices: VoiceChoice
    private let speaker: any Speaking
    private let wording = Wording()
    private let now: () -> Duration
    private var lastID: UInt64 = 0
    private var speaking: Spoken?
    private var said = SaidTexts()
    /// Asks to be called with `advance` at a time of the clock `now`; nil when there is nothing to wait for.
    private let wake: (Duration?) -> Void
    private var nextWake: Duration?
    private var pending: [QueueEffect] = []
    private var isPerforming = false
    private var lastUtterance: UInt64 = 0
    /// How many of each client's announcements have no outcome yet.
    private(set) var open: [ClientID: Int] = [:]
    /// Told when a client's last open announcement has its outcome.
    var onSettled: (ClientID) -> Void = { _ in }
    /// Told when nothing is being spoken any more.
    var onIdle: () -> Void = {}

    /// - Parameters:
    ///   - now: a clock that never goes back.
    ///   - wake: is told when ``advance()`` must be called next.
    init(
        queue: AnnouncementQueue = AnnouncementQueue(), voices: VoiceChoice, speaker: any Speaking,
        now: @escaping () -> Duration, wake: @escaping (Duration?) -> Void = { _ in }
    ) {
        self.queue = queue
        self.voices = voices
        self.speaker = speaker
        self.now = now
        self.wake = wake
    }

    /// Takes an announcement in. `accepted` is called before anything is told of it, so that a reply precedes events.
    func post(
        _ announcement: Announcement, from client: ClientID, accepted: (AnnouncementID) -> Void
    ) throws {
        _ = try voices.parameters(for: announcement.delivery)
        let id = AnnouncementID(rawValue: lastID + 1)
        let effects = try queue.post(announcement, id: id, client: client, now: now())
        lastID = id.rawValue
        open[client, default: 0] += 1
        accepted(id)
        perform(effects)
    }

    /// Ends announcements; `canceled` is called with their number before anything is told of them.
    func cancel(_ scope: CancelScope, canceled: (Int) -> Void) {
        let effects = queue.cancel(scope, now: now())
        canceled(effects.count { if case .report(_, .ended(.canceled), _) = $0 { true } else { false } })
        perform(effects)
    }

    func pause() { perform(queue.pause()) }

    func resume() { perform(queue.resume(now: now())) }

    /// Drops what waits; what is spoken now may end.
    func close() { perform(queue.close()) }

    /// Silences what is spoken now.
    func cutShort() { perform(queue.cutShort()) }

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

    /// A client's focus is on another element now.
    func focusMoved(to event: FocusEvent, of client: ClientID, by mover: ClientID) {
        feed.publish(event, owner: client, movedBy: mover)
    }

    /// The time that `wake` was told has come.
    func advance() {
        nextWake = nil
        perform(queue.advance(now: now()))
    }

    /// A client has gone: what it said need not be remembered.
    func forget(_ client: ClientID) {
        subscribe(client, nil)
        said.forget(client)
    }

    /// What the speaker tells. Events of an utterance that was stopped meanwhile are of no more interest.
    func happened(_ event: SpeechEvent) {
        guard let speaking, speaking.utterance == event.utterance else { return }
        let id = speaking.entry.id
        switch event {
        case .began:
            perform(queue.began(id))
        case .finished:
            said.remember(speaking.display, of: speaking.entry)
            end { queue.finished(id, now: now()) }
        case .failed(_, let reason):
            end { queue.failed(id, reason: reason, now: now()) }
        }
    }

    private func end(_ event: () -> [QueueEffect]) {
        speaking = nil
        perform(event())
    }
}

extension Announcer {
    /// What an effect leads to is performed after those that were there before it.
    private func perform(_ effects: [QueueEffect]) {
        pending.append(contentsOf: effects)
        guard !isPerforming else { return }
        isPerforming = true
        while !pending.isEmpty {
            let batch = pending
            pending = []
            batch.forEach(perform)
        }
        isPerforming = false
        performed()
    }

    private func perform(_ effect: QueueEffect) {
        switch effect {
        case .speak(let entry): speak(entry)
        case .stop(let entry): stop(entry)
        case .report(let entry, let state, let reason): report(entry, state, reason)
        }
    }

    private func performed() {
        if speaking == nil { onIdle() }
        guard queue.nextDeadline != nextWake else { return }
        nextWake = queue.nextDeadline
        wake(nextWake)
    }

    private func speak(_ entry: AcceptedAnnouncement) {
        let words = wording.words(for: entry.announcement.content)
        guard !words.display.isEmpty, !said.isRepetition(words.display, of: entry) else {
            return perform(queue.unchanged(entry.id, now: now()))
        }
        lastUtterance += 1
        let utterance = UtteranceID(rawValue: lastUtterance)
        let skipped = SpokenSentences(words.speech).start(containing: entry.heard)
        speaking = Spoken(utterance: utterance, entry: entry, skipped: skipped, display: words.display)
        do {
            let voice = try voices.parameters(for: entry.announcement.delivery)
            let text = String(words.speech.unicodeScalars.dropFirst(skipped))
            speaker.speak(Utterance(text: text, voice: voice), as: utterance)
        } catch {
            // The voice was there when the announcement was accepted: its style has gone in a reload since.
            end { queue.failed(entry.id, reason: error.description, now: now()) }
        }
    }

    private func stop(_ entry: AcceptedAnnouncement) {
        guard let stopped = speaking, stopped.entry.id == entry.id else { return }
        speaking = nil
        let heard = speaker.stop(stopped.utterance)
        queue.wasHeard(entry.id, upTo: stopped.skipped + heard)
    }

    private func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        if feed.hasSubscribers(for: entry.client) {
            let text = displayText(of: entry)
            let event = AnnouncementEvent(id: entry.id, state: state, text: text, reason: reason)
            feed.publish(event, owner: entry.client)
        }
        guard state.outcome != nil, let left = open[entry.client].map({ $0 - 1 }) else { return }
        open[entry.client] = left == 0 ? nil : left
        if left == 0 { onSettled(entry.client) }
    }

    /// Its words for eyes; nil when nobody may keep them.
    func displayText(of entry: AcceptedAnnouncement) -> String? {
        entry.announcement.isSensitive ? nil : wording.words(for: entry.announcement.content).display
    }
}

/// What is being spoken.
private struct Spoken {
    let utterance: UtteranceID
    let entry: AcceptedAnnouncement
    /// How many Unicode scalars of its words were heard in an earlier attempt, and are left out of this one.
    let skipped: Int
    let display: String
}

extension SpeechEvent {
    var utterance: UtteranceID {
        switch self {
        case .began(let id), .finished(let id), .failed(let id, _): id
        }
    }
}
