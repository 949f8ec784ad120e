// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Synthesis

/// Performs the effects of the queues, in order. No other code does.
extension Announcer {
    /// Effects caused by an effect are performed after the effects that already wait.
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
        case .speak(let entry): start(entry, in: lane(of: entry.announcement))
        case .stop(let entry): stop(entry, in: lane(of: entry.announcement))
        case .report(let entry, let state, let reason): report(entry, state, reason)
        }
    }

    private func performed() {
        updateForeground(heard: spoken.playing?.entry)
        ledger.journal?.flush()
        speedUp()
        prepareNext()
        if !isSpeaking { delegate?.becameIdle() }
        if !spoken.queue.isMute { deviceSearch.end() }
        let deadline = lanes.compactMap(\.queue.nextDeadline).min()
        alarms.set(at: deviceSearch.next.map { min($0, deadline ?? $0) } ?? deadline)
    }

    /// Lets a slow engine begin the next text while the current one is heard. The text is worded again when it is
    /// spoken.
    private func prepareNext() {
        guard isSpeaking, let next = queue.nextInLine, next.id != prepared else { return }
        prepared = next.id
        guard !next.announcement.content.isSound, wordsmith.voices.catalog.hasOtherEngines else { return }
        let content = wordsmith.words(for: next).content
        guard let pieces = try? wordsmith.pieces(of: content, for: next, heard: next.heard, faster: 1) else { return }
        speaker.prepare(pieces)
    }

    private func report(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        // A waiting announcement is worded only on demand.
        let text = state == .queued ? nil : wordsmith.displayText(of: entry)
        // The journal records before subscribers are informed: a client must not repeat an announcement that it
        // believes heard.
        let heard = ledger.record(entry, state, reason, text: text)
        let date = time.date()
        turn.add { [unowned self] in publish(entry, state, reason, heard: heard, date: date) }
    }

    /// Publishes the report to the subscribers, after the effects that start sound.
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
        if ledger.settled(entry.client, outcome) { delegate?.settled(entry.client) }
    }
}

/// Plays announcements. An announcement is a programme of passages, words or scores, heard one at a time; a text is one
/// passage.
extension Announcer {
    /// Plays the announcement from its beginning, or from the place where it was cut.
    private func start(_ entry: AcceptedAnnouncement, in lane: Lane) {
        if lane === spoken { updateForeground(heard: entry) }
        let isSound = entry.announcement.content.isSound
        // A chart's title and range may have changed since the announcement was worded.
        if isSound, entry.heard == 0 { wordsmith.forgetWords(of: entry.id) }
        let worded = wordsmith.words(for: entry)
        let hasWords = !worded.display.isEmpty
        let isNew = entry.heard > 0 || !ledger.said.isRepetition(worded.display, of: entry)
        guard isSound || hasWords && isNew else {
            return perform(lane.queue.unchanged(entry.id, hasWords: hasWords, now: time.now()))
        }
        do {
            let programme = try wordsmith.programme(for: entry)
            lane.playing = UtteranceInProgress(
                id: nextUtterance(), entry: entry, display: worded.display, since: turn.start,
                run: ProgrammeRun(programme, heard: entry.heard), pace: isSound ? .fixed : pace(of: entry))
            proceed(.start, in: lane)
        } catch {
            fail(entry.id, "\(error)", in: lane)
        }
    }

    /// Plays the words of the current announcement from another place. The part heard before is not reported again.
    func replay(_ entry: AcceptedAnnouncement, from offset: Int) {
        guard var current = spoken.playing else { return }
        (current.id, current.since) = (nextUtterance(), time.now())
        current.run.move(to: offset)
        spoken.playing = current
        perform(.play(current.run.passage, from: offset), in: spoken)
    }

    private func nextUtterance() -> UtteranceID {
        lastUtterance += 1
        return UtteranceID(rawValue: lastUtterance)
    }

    private func proceed(_ event: ProgrammeRun.Event, in lane: Lane) {
        for step in lane.playing?.run.take(event) ?? [] { perform(step, in: lane) }
    }

    private func perform(_ step: ProgrammeRun.Step, in lane: Lane) {
        guard let current = lane.playing else { return }
        switch step {
        case .reportBegin:
            ledger.began(current.entry)
            if lane === spoken { ledger.metrics.began.record(time.now() - current.since) }
            if lane === spoken, deviceSearch.heard() { delegate?.deviceChanged(nil) }
            perform(lane.queue.began(current.entry.id))
        case .finish: end(in: lane) { $0.finished(current.entry.id, at: current.run.end, now: time.now()) }
        case .play(let passage, let start):
            do {
                try play(current.run.programme.passages[passage], from: start, of: current, in: lane)
            } catch {
                // The voice existed when the announcement was accepted; a reload has removed its style since then.
                fail(current.entry.id, "\(error)", in: lane)
            }
        }
    }

    private func play(
        _ passage: Programme.Passage, from start: Int, of current: UtteranceInProgress, in lane: Lane
    ) throws {
        let entry = current.entry
        switch passage {
        case .words(let content):
            let pieces = try wordsmith.pieces(of: content, for: entry, heard: start, faster: current.pace.speedFactor)
            speaker.speak(pieces, as: current.id)
        case .score(let score):
            let gain = try wordsmith.gain(of: entry.announcement) * lane.gain
            let sink = entry.announcement.delivery.sink
            lane.output.play(PlayedScore(score: score, start: start, gain: gain, sink: sink), as: current.id)
        }
    }

    /// The next passage is a separate utterance, and its latency is measured from now on.
    private func passageEnded(in lane: Lane) {
        lane.playing?.id = nextUtterance()
        lane.playing?.since = time.now()
        proceed(.ended, in: lane)
    }

    private func fail(_ id: AnnouncementID, _ reason: String, in lane: Lane) {
        end(in: lane) { $0.failed(id, reason: reason, now: time.now()) }
    }

    private func end(in lane: Lane, _ event: (inout AnnouncementQueue) -> [QueueEffect]) {
        lane.playing = nil
        perform(event(&lane.queue))
    }

    private func stop(_ entry: AcceptedAnnouncement, in lane: Lane) {
        guard let stopped = lane.playing, stopped.entry.id == entry.id else { return }
        lane.playing = nil
        var heard = lane.output.stop(stopped.id)
        if lane === spoken { ledger.metrics.stop.record(time.now() - turn.start) }
        let run = stopped.run
        lane.queue.wasHeard(entry.id, upTo: run.place(heard?.place ?? run.offset))
        if let reached = heard.flatMap({ run.programme.reached(run.passage, frame: $0.place) }) {
            heard?.text = wordsmith.words(of: .chart(reached), for: entry)
        }
        ledger.wasCut(entry, heard: heard)
    }
}

/// Handles the outputs' reports.
extension Announcer {
    /// Events of an utterance that was stopped before are ignored.
    func take(_ event: SpeechEvent) {
        if case .device(let problem) = event { return found(problem: problem) }
        guard let lane = lanes.first(where: { $0.playing?.id == event.utterance }), let current = lane.playing else {
            return
        }
        let isSound = current.entry.announcement.content.isSound
        switch event {
        case .device: break
        case .began:
            proceed(.began, in: lane)
            caption()
        case .finished:
            reportHeard(in: lane)
            if !isSound { ledger.said.remember(current.display, of: current.entry) }
            passageEnded(in: lane)
        case .silent where isSound: passageEnded(in: lane)
        case .silent where current.entry.announcement.manners.mayBeSilent:
            perform(lane.queue.began(current.entry.id))
            reportHeard(in: lane)
            passageEnded(in: lane)
        case .lost(_, let reason) where lane === spoken: lost(current.entry.id, reason)
        case .silent(_, let reason), .failed(_, let reason), .lost(_, let reason):
            fail(current.entry.id, reason, in: lane)
        }
    }

    /// The first sample of an utterance was given to the sink at `moment`, by the announcer's clock.
    func gaveSound(_ utterance: UtteranceID, at moment: Duration) {
        guard let speaking, speaking.id == utterance else { return }
        ledger.metrics.firstSound.record(moment - speaking.since)
    }

    /// The time until the end of the current sentence; zero in the pause after it, nil at the end of the announcement.
    var timeToSentenceEnd: Duration? {
        speaking.flatMap { speaker.timeToSentenceEnd(of: $0.id) }
    }

    /// An announcement whose device was lost waits for a device, and then continues from the sentence that was cut.
    private func lost(_ id: AnnouncementID, _ reason: String) {
        if deviceSearch.lost(at: time.now()) { delegate?.deviceChanged(reason) }
        // A sink notices some losses only after a while without sound.
        let since = spoken.queue.hasBegun ? nil : speaking?.since
        perform(spoken.queue.lost(id, reason: reason, since: since, now: time.now()))
    }

    /// The device was checked, or it has changed.
    private func found(problem: String?) {
        guard deviceSearch.isOn else { return }
        guard problem == nil else {
            deviceSearch.failed(at: time.now())
            return perform([])
        }
        deviceSearch.end()
        perform(spoken.queue.deviceCame(now: time.now()))
    }
}

extension SpeechEvent {
    /// The utterance of the event; nil for an event of the device.
    fileprivate var utterance: UtteranceID? {
        switch self {
        case .began(let id), .finished(let id), .silent(let id, _), .failed(let id, _), .lost(let id, _): id
        case .device: nil
        }
    }
}
