// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import DaemonProtocol
import Synthesis

/// Reports the status and the history.
struct DaemonReport {
    let clients: Clients

    private var announcer: Announcer { clients.announcer }
    private var ledger: Ledger { clients.ledger }
    private var time: TimeSource { clients.time }

    var status: StatusReply { status(limit: 20) }

    /// - Parameter limit: the number of waiting announcements to list.
    func status(limit: Int) -> StatusReply {
        let (facts, sink) = (clients.facts, clients.facts.sink())
        var status = StatusReply(
            version: DaemonFacts.version, time: time.date(), paused: announcer.queue.isPaused,
            speaking: announcer.queue.current.map { item($0) },
            waiting: announcer.lanes.reduce(0) { $0 + $1.queue.waitingCount },
            next: waiting(limit: limit).map { item($0.entry, waits: wait($0)) },
            clients: clients.count, synthesizer: facts.synthesizer, sink: sink.name, problem: sink.problem,
            ssipProblem: facts.ssipProblem(), latency: ledger.metrics.latency,
            outcomes: ledger.metrics.outcomes)
        if announcer.queue.pause == .everything { status.everythingPaused = true }
        (status.muted, status.programs) = (sink.silence, clients.programs)
        status.under = announcer.under.queue.current.map { item($0) }
        let voices = clients.wordsmith.voices
        if status.problem == nil, (try? voices.parameters(asking: voices.user))?.volume == 0 {
            status.problem = "the volume is 0: a11y-speak configure --volume 100"
        }
        status.inaudible = clients.inaudible
        status.screenReader = clients.presence.isEmpty ? nil : true
        status.chatter = chatter
        let engines = facts.engines().map { EngineFigures($0) }
        status.engines = engines.isEmpty ? nil : engines
        return status
    }

    /// The five clients that announced most; nil when no client did. Connections with the same name count as one
    /// client.
    private var chatter: [StatusReply.Chatter]? {
        let figures = ledger.chatter.figures(now: time.now())
        let named = figures.reduce(into: [String: ClientRates.Figures]()) { sum, client in
            guard let name = clients.name(of: client.key) else { return }
            sum[name] = (sum[name] ?? ClientRates.Figures()) + client.value
        }
        guard !named.isEmpty else { return nil }
        return named.sorted { ($1.value.announced, $0.key) < ($0.value.announced, $1.key) }.prefix(5).map {
            StatusReply.Chatter(client: $0.key, announced: $0.value.announced, unheard: $0.value.unheard)
        }
    }

    /// The waiting announcements, the speech lane first.
    private func waiting(limit: Int = .max) -> [Waiting] {
        announcer.lanes.reduce(into: []) { $0 += $1.queue.reasonsForWaiting(limit: limit - $0.count) }
    }

    private func item(_ entry: AcceptedAnnouncement, waits: PastAnnouncement.Wait? = nil) -> StatusReply.Item {
        var item = StatusReply.Item(
            id: entry.id, client: clients.name(of: entry.client), priority: entry.announcement.priority,
            text: clients.wordsmith.displayText(of: entry), slot: entry.announcement.slot,
            accepted: (ledger.history.explain(entry.id)?.steps.first?.time).map(time.date(of:)),
            expires: entry.deadline.map(time.date(of:)), waits: waits)
        item.repeatsEvery = entry.announcement.repetition?.timeInterval
        return item
    }

    func status(_ request: StatusRequest, askedBy asker: Client) throws -> StatusReply {
        var status = status(limit: request.limit ?? 20)
        status.element = try request.element.map { name in
            let (owner, element) = try clients.owner(of: name, askedBy: asker)
            return DisplayedElement(element, client: owner.name, hasFocus: owner.screen.focus == element.id)
        }
        return status
    }

    func history(_ request: HistoryRequest) throws(WireError) -> HistoryReply {
        switch request {
        case .latest(let limit):
            return HistoryReply(announcements: remembered(limit ?? .max))
        case .one(let id):
            guard let announcement = past(id) else {
                throw WireError(.unknownAnnouncement, forgotten(id))
            }
            return HistoryReply(announcements: [announcement])
        }
    }

    /// The announcement's history; nil when it is forgotten.
    func past(_ id: AnnouncementID) -> PastAnnouncement? {
        return ledger.history.explain(id).map(past) ?? ledger.former.first { $0.id == id }
            ?? ledger.requests.ending(of: id)
    }

    private func forgotten(_ id: AnnouncementID) -> String {
        let last = ledger.lastID
        guard id.rawValue <= last else {
            return last == 0
                ? "There is no announcement \(id): nothing was announced yet."
                : "There is no announcement \(id) yet: the last is \(last)."
        }
        return "Announcement \(id) is no longer remembered: only the last "
            + "\(AnnouncementHistory.capacity) that ended are."
    }

    /// The ended announcements, including those of earlier daemons, the latest first.
    func remembered(_ limit: Int) -> [PastAnnouncement] {
        let own = ledger.history.latest(limit).map(past)
        return own + ledger.former.prefix(max(0, min(limit, AnnouncementHistory.capacity) - own.count))
    }

    private func past(_ record: HistoryRecord) -> PastAnnouncement {
        let steps = record.steps.map {
            PastAnnouncement.Step(
                time: time.date(of: $0.time), state: $0.state, reason: $0.reason, heard: $0.heard)
        }
        let waits = record.outcome == nil ? waiting().first { $0.entry.id == record.id } : nil
        return PastAnnouncement(
            id: record.id, client: clients.name(of: record.client), priority: record.priority,
            text: record.text ?? waits.flatMap { clients.wordsmith.displayText(of: $0.entry) },
            steps: steps, waits: waits.map(wait))
    }

    private func wait(_ waiting: Waiting) -> PastAnnouncement.Wait {
        PastAnnouncement.Wait(
            cause: waiting.cause, reason: waiting.reason, until: waiting.until.map(time.date(of:)))
    }
}

extension EngineFigures {
    init(_ state: EngineState) {
        self.init(
            name: state.name, running: state.isRunning, voices: state.voices, utterances: state.utterances,
            failures: state.failures)
        keptSounds = state.keptSounds > 0 ? state.keptSounds : nil
        (firstSound, memory, problem) = (state.firstSound.summary, state.memory, state.problem)
    }
}
