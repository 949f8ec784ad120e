// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

/// The one place where effects of the queue are performed, in their order.
extension Announcer {
    /// What an effect leads to is performed after those that were there before it.
    /// - Parameter since: when that happened which they come from; nil for now.
    func perform(_ effects: [QueueEffect], since: Duration? = nil) {
        pending.append(contentsOf: effects)
        guard !isPerforming else { return }
        isPerforming = true
        moment = since ?? time.now()
        repeat {
            while let batch = take(&pending) { batch.forEach(perform) }
            take(&news)?.forEach { $0() }
        } while !pending.isEmpty || !news.isEmpty
        isPerforming = false
        performed()
    }

    /// Nil for nothing.
    private func take<Element>(_ list: inout [Element]) -> [Element]? {
        defer { list = [] }
        return list.isEmpty ? nil : list
    }

    private func perform(_ effect: QueueEffect) {
        switch effect {
        case .speak(let entry): speak(entry)
        case .stop(let entry): stop(entry)
        case .report(let entry, let state, let reason): report(entry, state, reason)
        }
    }

    private func performed() {
        journal?.flush()
        if speaking == nil { onIdle() }
        if !queue.isMute { deviceSearch.end() }
        let deadline = queue.nextDeadline
        let next = deviceSearch.next.map { min($0, deadline ?? $0) } ?? deadline
        guard next != nextWake else { return }
        nextWake = next
        wake(next)
    }

    private func speak(_ entry: AcceptedAnnouncement) {
        let worded = words(for: entry)
        guard !worded.display.isEmpty, !said.isRepetition(worded.display, of: entry) else {
            return perform(queue.unchanged(entry.id, now: time.now()))
        }
        lastUtterance += 1
        let utterance = UtteranceID(rawValue: lastUtterance)
        speaking = Spoken(utterance: utterance, entry: entry, display: worded.display, since: moment)
        do {
            try voices.check(entry.announcement)
            let pieces = UtterancePieces(
                worded.pieces, voices: voices, delivery: worded.delivery, heard: entry.heard)
            speaker.speak(pieces, as: utterance)
        } catch {
            // The voice was there when the announcement was accepted: its style has gone in a reload since.
            end { queue.failed(entry.id, reason: error.description, now: time.now()) }
        }
    }

    private func stop(_ entry: AcceptedAnnouncement) {
        guard let stopped = speaking, stopped.entry.id == entry.id else { return }
        speaking = nil
        let text = speaker.stop(stopped.utterance)
        fellSilent()
        queue.wasHeard(entry.id, upTo: text?.place ?? entry.heard)
        if let text { keep(heard: text, of: entry) }
        heard[entry.id] = text?.text ?? ""
    }

    private func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        let heard = heard.removeValue(forKey: entry.id).flatMap { entry.announcement.isSensitive ? nil : $0 }
        // What only waits is worded when somebody asks.
        let text = state == .queued ? nil : displayText(of: entry)
        history.record(entry, state, reason: reason, text: text, heard: heard, at: time.now())
        // First of all: whoever is told that it was heard will not hear it again.
        keep(entry, state, reason)
        let date = time.date()
        news.append { [unowned self] in tell(entry, state, reason, heard: heard, date: date) }
    }

    /// Those who follow it. Sound does not wait for that.
    private func tell(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?, heard: String?, date: Double
    ) {
        if feed.isWanted(.announcements, of: entry.client) {
            let report = FeedEvent.Report(
                id: entry.id, client: entry.client, priority: entry.announcement.priority, state: state, reason: reason,
                heard: heard, time: date,
                text: { [unowned self] in displayText(of: entry) })
            feed.publish(.announcement(report), owner: entry.client)
        }
        guard let outcome = state.outcome else { return }
        worded[entry.id] = nil
        performance.ended(outcome)
        guard let left = open[entry.client].map({ $0 - 1 }) else { return }
        open[entry.client] = left == 0 ? nil : left
        if left == 0 { onSettled(entry.client) }
    }

    /// Its words for eyes, of a long text the beginning; nil when nobody may keep them.
    func displayText(of entry: AcceptedAnnouncement) -> String? {
        entry.announcement.isSensitive ? nil : words(for: entry).display
    }

    private func words(for entry: AcceptedAnnouncement) -> Worded {
        if let known = worded[entry.id], known.content == entry.announcement.content { return known }
        let new = word(entry.announcement)
        worded[entry.id] = new
        return new
    }

    /// What is said, and how. What has no phrasebook is said in English; of a chart all words are ours, so the voice is
    /// English too. Marks, capitals and letters are told of a client's own words only.
    func word(_ announcement: Announcement) -> Worded {
        var (wording, delivery) = (wording, voices.asked(announcement))
        let language = language(of: delivery)
        wording.language = language ?? .english
        wording.punctuation = delivery.punctuation ?? .none
        wording.capitals = delivery.capitals ?? .none
        wording.isSpelling = delivery.spelling ?? false
        switch announcement.content {
        case .text, .markup, .character, .key, .soundIcon: break
        case .axisRanges, .chart:
            if language == nil { (delivery.language, delivery.voice) = ("en", nil) }
            delivery.tellNothingByName()
        default: delivery.tellNothingByName()
        }
        let pieces = WordedPieces(announcement.content, wording)
        let beginning = pieces.isWhole ? nil : announcement.content.beginning
        let display = beginning ?? pieces.first.display
        return Worded(content: announcement.content, display: display, pieces: pieces, delivery: delivery)
    }

    /// Most announcements are delivered in the same few ways.
    private func language(of delivery: Delivery) -> SpokenLanguage? {
        if let known = languages[delivery] { return known }
        if languages.count >= 64 { languages = [:] }
        let language = SpokenLanguage(tag: voices.language(of: delivery))
        languages[delivery] = .some(language)
        return language
    }
}

extension Delivery {
    fileprivate mutating func tellNothingByName() {
        (punctuation, capitals, spelling) = (Punctuation.none, CapitalLetters.none, false)
    }
}

extension SpeechEvent {
    /// Nil when it is about none.
    var utterance: UtteranceID? {
        switch self {
        case .began(let id), .finished(let id), .silent(let id, _), .failed(let id, _), .lost(let id, _): id
        case .device: nil
        }
    }
}
