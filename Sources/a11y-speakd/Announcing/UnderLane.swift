// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Glibc
import Sonification

/// Scores beneath speech. They have a queue of their own with the same rules, in which one follows the other.
struct UnderLane {
    /// The score that is played.
    struct Playing {
        let id: UtteranceID
        let entry: AcceptedAnnouncement
        let programme: Programme
    }

    var queue = AnnouncementQueue()
    var playing: Playing?
    /// By how many decibels they are softer than speech.
    var softer = SoundSettings.standard.under

    /// 0…1.
    var gain: Double { pow(10, -Double(softer) / 20) }
}

extension Announcer {
    /// Changes the queue of an announcement's lane.
    func inQueue<Result>(
        of announcement: Announcement, _ body: (inout AnnouncementQueue) throws(QueueRefusal) -> Result
    ) throws(QueueRefusal) -> Result {
        announcement.lane == .under ? try body(&under.queue) : try body(&queue)
    }

    /// Changes both queues, and returns what follows.
    func inBoth(_ body: (inout AnnouncementQueue) -> [QueueEffect]) -> [QueueEffect] {
        body(&queue) + body(&under.queue)
    }

    func playUnder(_ entry: AcceptedAnnouncement) {
        if entry.heard == 0 { wordsmith.forgetWords(of: entry.id) }
        do {
            let programme = try wordsmith.programme(for: entry)
            guard case .score(let score)? = programme.passages.first else { return }
            let gain = try wordsmith.gain(of: entry.announcement) * under.gain
            let playing = UnderLane.Playing(id: nextUtterance(), entry: entry, programme: programme)
            under.playing = playing
            live.play(PlayedScore(score: score, start: entry.heard, gain: gain), as: playing.id)
        } catch {
            perform(under.queue.failed(entry.id, reason: "\(error)", now: time.now()))
        }
    }

    func stopUnder(_ entry: AcceptedAnnouncement) {
        guard let playing = under.playing, playing.entry.id == entry.id else { return }
        under.playing = nil
        let frame = live.stop(playing.id)
        under.queue.wasHeard(entry.id, upTo: frame ?? entry.heard)
        let reached = frame.flatMap { playing.programme.reached(0, frame: $0) }
        ledger.soundWasCut(entry, heard: reached.map { wordsmith.words(of: .chart($0), for: entry) })
    }

    /// The handling of what is told of the score that is played.
    func take(_ event: SpeechEvent, of playing: UnderLane.Playing) {
        let id = playing.entry.id
        switch event {
        case .began:
            perform(under.queue.began(id))
            caption()
        case .finished:
            _ = tellUnder()
            endUnder { queue, now in queue.finished(id, now: now) }
        case .silent(_, let reason), .failed(_, let reason), .lost(_, let reason):
            endUnder { queue, now in queue.failed(id, reason: reason, now: now) }
        case .device: break
        }
    }

    private func endUnder(_ body: (inout AnnouncementQueue, Duration) -> [QueueEffect]) {
        under.playing = nil
        perform(body(&under.queue, time.now()))
    }

    /// Nil when nobody follows it.
    func tellUnder() -> HeardPlaces? {
        guard let playing = under.playing else { return nil }
        guard feed.followsCursor(of: playing.entry) else { return nil }
        let heard = live.takeHeard(of: playing.id)
        for case .cursor(let place) in heard.places { tell(place, in: playing.programme, of: playing.entry) }
        return heard
    }
}
