// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification
import Wording

/// The handling of the speaker's reports.
extension Announcer {
    /// Events of an utterance that was stopped meanwhile are ignored.
    func take(_ event: SpeechEvent) {
        if case .device(let problem) = event { return found(problem: problem) }
        if let playing = under.playing, playing.id == event.utterance { return take(event, of: playing) }
        guard let speaking, speaking.id == event.utterance else { return }
        let id = speaking.entry.id
        guard speaking.run == nil else { return take(event, ofPassageOf: id) }
        switch event {
        case .device: break
        case .lost(_, let reason): lost(id, reason)
        case .began:
            ledger.began(id)
            if deviceSearch.heard() { hub?.deviceChanged(nil) }
            perform(queue.began(id))
            caption()
        case .finished:
            tellWords()
            ledger.said.remember(speaking.display, of: speaking.entry)
            end { queue.finished(id, now: time.now()) }
        case .silent where speaking.entry.announcement.manners.mayBeSilent:
            perform(queue.began(id))
            tellWords()
            end { queue.finished(id, now: time.now()) }
        case .silent(_, let reason), .failed(_, let reason):
            end { queue.failed(id, reason: reason, now: time.now()) }
        }
    }

    /// The first sample of an utterance was given to the sink, at that time of the clock.
    func gaveSound(_ utterance: UtteranceID, at moment: Duration) {
        guard let speaking, speaking.id == utterance else { return }
        ledger.metrics.firstSound.record(moment - speaking.since)
    }

    /// The time until the end of the current sentence, zero in the pause after it; nil when that is the end of the announcement.
    var timeToSentenceEnd: Duration? {
        speaking.flatMap { speaker.timeToSentenceEnd(of: $0.id) }
    }
}

/// An announcement whose device is lost waits for it, and continues from the sentence that was cut.
extension Announcer {
    func lost(_ id: AnnouncementID, _ reason: String) {
        if deviceSearch.lost(at: time.now()) { hub?.deviceChanged(reason) }
        perform(queue.lost(id, reason: reason, now: time.now()))
    }

    /// The device was checked, or has changed by itself.
    private func found(problem: String?) {
        guard deviceSearch.isOn else { return }
        guard problem == nil else {
            deviceSearch.failed(at: time.now())
            return perform([])
        }
        deviceSearch.end()
        perform(queue.deviceCame(now: time.now()))
    }
}

/// Each word and mark is reported when it is heard, by the sink's clock, to clients that follow it.
extension Announcer {
    /// The time that was passed to `wakeForCaptions` has come.
    func caption() {
        let heard = [tellWords(), tellUnder()].compactMap(\.self)
        guard !heard.isEmpty else { return }
        alarms.setForCaptions(after: heard.compactMap(\.next).min(), now: time.now())
    }

    /// Reports the words heard since the last call; nil when neither a client nor the journal follows them.
    @discardableResult
    func tellWords() -> HeardPlaces? {
        guard let (id, entry) = speaking.map({ ($0.id, $0.entry) }) else { return nil }
        if let run = speaking?.run { return tellPlaces(in: run, of: entry, as: id) }
        let isKept = ledger.isFollowing(entry.id)
        guard isKept || feed.followsWords(of: entry) || feed.isWanted(.marks, of: entry.client) else { return nil }
        let heard = speaker.takeHeard(of: id)
        if isKept { ledger.heard(heard.places, of: entry) }
        feed.publish(heard.places, of: entry)
        return heard
    }
}

/// What is heard of words and notes.
extension Announcer {
    private func tellPlaces(in run: ProgrammeRun, of entry: AcceptedAnnouncement, as id: UtteranceID) -> HeardPlaces? {
        guard feed.followsCursor(of: entry) || feed.followsWords(of: entry) else { return nil }
        let heard = speaker.takeHeard(of: id)
        // A word's offset counts in all that is said of the announcement.
        lazy var before = textLength(before: run.passage, of: run.programme, entry)
        for place in heard.places {
            switch place {
            case .word(let word): feed.publish([.word(SpokenWord(word, from: before))], of: entry)
            case .mark: break
            case .cursor(let place): tell(place, in: run.programme, of: entry)
            }
        }
        return heard
    }

    func tell(_ place: DataPlace, in programme: Programme, of entry: AcceptedAnnouncement) {
        guard let chart = programme.chart, feed.followsCursor(of: entry) else { return }
        let text = programme.axes[place.series].map {
            wordsmith.wording.words(for: AxisValue(place.x, on: $0)).display
        }
        let event = CursorEvent(
            announcement: entry.id, chart: chart, series: place.series, x: place.x, y: place.y, text: text ?? "")
        hub?.heard(event, of: entry.client)
        feed.publish(.cursor(event), owner: entry.client)
    }

    /// In Unicode scalars, with a space after each passage of words.
    private func textLength(before passage: Int, of programme: Programme, _ entry: AcceptedAnnouncement) -> Int {
        programme.passages[..<passage].reduce(0) { length, passage in
            guard case .words(let content) = passage else { return length }
            return length + wordsmith.words(of: content, for: entry).unicodeScalars.count + 1
        }
    }
}

extension SpeechEvent {
    /// The utterance that the event is about; nil when there is none.
    fileprivate var utterance: UtteranceID? {
        switch self {
        case .began(let id), .finished(let id), .silent(let id, _), .failed(let id, _), .lost(let id, _): id
        case .device: nil
        }
    }
}
