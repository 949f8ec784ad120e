// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The one place where effects of the queue are performed, in their order.
extension Announcer {
    /// What an effect leads to is performed after those that were there before it.
    func perform(_ effects: [QueueEffect]) {
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
        let worded = words(for: entry)
        let words = worded.words
        guard !words.display.isEmpty, !said.isRepetition(words.display, of: entry) else {
            return perform(queue.unchanged(entry.id, now: time.now()))
        }
        lastUtterance += 1
        let utterance = UtteranceID(rawValue: lastUtterance)
        let skipped = SpokenSentences(words.speech).start(containing: entry.heard)
        speaking = Spoken(
            utterance: utterance, entry: entry, skipped: skipped, display: words.display, speech: words.speech)
        do {
            speaker.speak(try voices.utterance(for: words, delivery: worded.delivery, skipping: skipped), as: utterance)
        } catch {
            // The voice was there when the announcement was accepted: its style has gone in a reload since.
            end { queue.failed(entry.id, reason: error.description, now: time.now()) }
        }
    }

    private func stop(_ entry: AcceptedAnnouncement) {
        guard let stopped = speaking, stopped.entry.id == entry.id else { return }
        speaking = nil
        let word = speaker.stop(stopped.utterance).map { stopped.skipped + $0 }
        queue.wasHeard(entry.id, upTo: word ?? stopped.skipped)
        heard[entry.id] = word.map { SpokenWord.text(stopped.speech, throughWordAt: $0) } ?? ""
    }

    private func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        let heard = heard.removeValue(forKey: entry.id).flatMap { entry.announcement.isSensitive ? nil : $0 }
        let text = displayText(of: entry)
        history.record(entry, state, reason: reason, text: text, heard: heard, at: time.now())
        if feed.hasSubscribers(for: entry.client) {
            let event = AnnouncementEvent(
                id: entry.id, state: state, text: text, reason: reason, heard: heard, time: time.date())
            feed.publish(event, owner: entry.client)
        }
        if state.outcome != nil { worded[entry.id] = nil }
        guard state.outcome != nil, let left = open[entry.client].map({ $0 - 1 }) else { return }
        open[entry.client] = left == 0 ? nil : left
        if left == 0 { onSettled(entry.client) }
    }

    /// Its words for eyes; nil when nobody may keep them.
    func displayText(of entry: AcceptedAnnouncement) -> String? {
        entry.announcement.isSensitive ? nil : words(for: entry).words.display
    }

    private func words(for entry: AcceptedAnnouncement) -> Worded {
        if let known = worded[entry.id], known.content == entry.announcement.content { return known }
        let new = word(entry.announcement)
        worded[entry.id] = new
        return new
    }

    /// What is said, and how. What has no phrasebook is said in English; of a chart all words are ours, so the voice is
    /// English too.
    private func word(_ announcement: Announcement) -> Worded {
        var (wording, delivery) = (wording, announcement.delivery)
        switch announcement.content {
        case .markup: break
        // Only its numbers would be said differently.
        case .text(let text) where !text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }): break
        case .axisRanges, .chart:
            let language = SpokenLanguage(tag: voices.language(of: delivery))
            wording.language = language ?? .english
            if language == nil { (delivery.language, delivery.voice) = ("en", nil) }
        default: wording.language = SpokenLanguage(tag: voices.language(of: delivery)) ?? .english
        }
        return Worded(
            content: announcement.content, words: wording.words(for: announcement.content), delivery: delivery)
    }
}

extension SpeechEvent {
    var utterance: UtteranceID {
        switch self {
        case .began(let id), .finished(let id), .failed(let id, _): id
        }
    }
}
