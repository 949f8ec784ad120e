// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Announcements with sound: a programme of words and scores, of which one passage is heard at a time.
extension Announcer {
    /// Makes the programme and plays it, from where it was cut.
    func play(_ entry: AcceptedAnnouncement) {
        // It is called what it is now.
        if entry.heard == 0 { wordsmith.forgetWords(of: entry.id) }
        let display = wordsmith.words(for: entry).display
        do {
            let run = ProgrammeRun(try wordsmith.programme(for: entry), heard: entry.heard)
            speaking = UtteranceInProgress(
                id: nextUtterance(), entry: entry, display: display, since: turn.start, run: run)
            proceed(.start)
        } catch {
            fail(entry.id, error)
        }
    }

    /// The handling of the speaker's reports on a passage.
    func take(_ event: SpeechEvent, ofPassageOf id: AnnouncementID) {
        switch event {
        case .device: break
        case .lost(_, let reason): lost(id, reason)
        case .began:
            proceed(.began)
            caption()
        case .finished:
            tellWords()
            passageEnded()
        case .silent: passageEnded()
        case .failed(_, let reason): end { queue.failed(id, reason: reason, now: time.now()) }
        }
    }

    private func proceed(_ event: ProgrammeRun.Event) {
        for step in speaking?.run?.take(event) ?? [] { perform(step) }
    }

    private func perform(_ step: ProgrammeRun.Step) {
        guard let current = speaking, let run = current.run else { return }
        let id = current.entry.id
        switch step {
        case .tellBegan:
            if deviceSearch.heard() { hub?.deviceChanged(nil) }
            perform(queue.began(id))
        case .finish: end { queue.finished(id, now: time.now()) }
        case .play(let passage, let start):
            do {
                try play(run.programme.passages[passage], from: start, of: current.entry)
            } catch {
                fail(id, error)
            }
        }
    }

    private func play(_ passage: Programme.Passage, from start: Int, of entry: AcceptedAnnouncement) throws {
        guard let id = speaking?.id else { return }
        switch passage {
        case .words(let content):
            speaker.speak(try wordsmith.pieces(of: content, for: entry, heard: start), as: id)
        case .score(let score):
            let gain = try wordsmith.gain(of: entry.announcement)
            let sink = entry.announcement.delivery.sink
            speaker.play(PlayedScore(score: score, start: start, gain: gain, sink: sink), as: id)
        }
    }

    /// The next passage is an utterance of its own, and its latency counts from now on.
    private func passageEnded() {
        speaking?.id = nextUtterance()
        speaking?.since = time.now()
        proceed(.ended)
    }

    private func fail(_ id: AnnouncementID, _ error: any Error) {
        end { queue.failed(id, reason: "\(error)", now: time.now()) }
    }

    /// A programme was stopped; what it goes on from is recorded.
    /// - Parameter heard: in the passage; nil when nothing of it was heard.
    func wasStopped(_ run: ProgrammeRun, of entry: AcceptedAnnouncement, heard: HeardText?) {
        let isScore = if case .score = run.programme.passages[run.passage] { true } else { false }
        queue.wasHeard(entry.id, upTo: run.place(heard?.place ?? run.offset))
        var text = heard?.text
        if isScore, let reached = heard.flatMap({ run.programme.reached(run.passage, frame: $0.place) }) {
            text = wordsmith.words(of: .chart(reached), for: entry)
        }
        ledger.soundWasCut(entry, heard: text)
    }
}
