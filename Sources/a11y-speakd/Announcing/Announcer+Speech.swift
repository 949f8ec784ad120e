// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Sonification
import Synthesis
import Wording

/// Each word, mark and place in data is reported when it is heard, by the sink's clock, to clients that follow it.
extension Announcer {
    /// The time that was passed to `wakeForCaptions` has come.
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
        // A word's offset counts in all that is said of the announcement.
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

/// How fast words are said, because others wait or the user has changed the rate.
extension Announcer {
    func pace(of entry: AcceptedAnnouncement) -> Pace { Pace(rate: rate(of: entry), haste: haste(for: entry)) }

    /// The factor by which its rate is multiplied, because others wait.
    private func haste(for entry: AcceptedAnnouncement) -> Double {
        let most = hub?.rule(for: entry.client)?.adaptiveRate
        let factor = adaptiveRate.factor(waiting: spoken.queue.hurriedCount, most: most)
        return entry.hurries ? factor : 1
    }

    /// The current text becomes faster when more announcements wait.
    func hurry() {
        guard let current = speaking, current.entry.hurries, !current.pace.isFixed else { return }
        change(to: current.pace.hurried(to: haste(for: current.entry)))
    }

    /// The rest of the current text is said at the user's new rate.
    func ratesChanged() {
        guard let current = speaking, !current.pace.isFixed else { return }
        change(to: current.pace.changed(to: rate(of: current.entry)))
    }

    private func change(to pace: Pace?) {
        guard let pace, let current = speaking else { return }
        spoken.playing?.pace = pace
        speaker.change(speed: pace.speed, of: current.id)
        // The next word comes at another time.
        caption()
    }

    /// Words per minute; nil when its voice is not there any more.
    private func rate(of entry: AcceptedAnnouncement) -> Int? {
        let voices = wordsmith.voices
        return try? voices.parameters(asking: voices.asked(entry.announcement)).rate
    }
}
