// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue

/// Follows the effects of a queue one by one, and complains about the first that breaks an invariant.
package struct QueueWatch {
    /// The first broken invariant; nil if none is broken.
    package private(set) var complaint: String?
    private var heard: AnnouncementID?
    /// The outcomes by id: nil for an id that was never accepted.
    private var outcomes: [Outcome?] = []
    private var newest: [Topic: Int] = [:]
    private var paused: Set<ClientID> = []
    /// The announcements that were spoken at least in part.
    private var spoken: Set<AnnouncementID> = []
    /// The newest `progress` message of Speech Dispatcher's convention.
    private var lastOfSeries: AnnouncementID?
    /// The last message of each client and priority that was spoken for the first time.
    private var latest: [Share: AnnouncementID] = [:]

    private enum Outcome: Equatable {
        case none
        case ended(AnnouncementOutcome)
    }

    private struct Topic: Hashable {
        let client: ClientID
        let slot: String
    }

    private struct Share: Hashable {
        let client: ClientID
        let priority: AnnouncementPriority
    }

    package init() {}

    /// From now on no announcement of these clients may be heard.
    package mutating func pause(_ clients: Set<ClientID>) { paused.formUnion(clients) }

    package mutating func resume(_ clients: Set<ClientID>) { paused.subtract(clients) }

    /// - Parameters:
    ///   - byUser: whether the user or the daemon's end silenced something, rather than a more urgent announcement.
    package mutating func follow(_ effects: [QueueEffect], now: Duration, byUser: Bool) {
        var stopped: AnnouncementID?
        var isCut = false
        for effect in effects {
            if stopped != nil, isCut { checkCut(effect) }
            if let id = stopped, !effect.reports(id) { complain("\(id) was stopped, and not reported at once") }
            stopped = nil
            switch effect {
            case .speak(let entry): speak(entry, now: now)
            case .stop(let entry):
                if heard != entry.id { complain("\(entry.id) is stopped, but it is not heard") }
                if entry.rank == .high && !byUser { complain("\(entry.id) is high, and was cut") }
                heard = nil
                stopped = entry.id
                isCut = !byUser
            case .report(let entry, let state, let reason): report(entry, state, reason, now: now)
            }
        }
        if let stopped { complain("\(stopped) was stopped, and not reported") }
    }

    /// Checks the invariants between effects.
    package mutating func rest(current: AnnouncementID?, deadline: Duration?, mustSpeak: Bool, now: Duration) {
        if heard != current { complain("\(String(describing: heard)) is heard, and not the current one") }
        if let deadline, deadline <= now { complain("something waits that was due") }
        if current == nil && mustSpeak && deadline == nil { complain("silence, and some wait") }
    }

    /// Checks the end: every announcement has its outcome, and the newest of each slot was not replaced.
    package mutating func end() {
        for (id, outcome) in outcomes.enumerated() where outcome == Outcome.none { complain("\(id) has no outcome") }
        for (topic, id) in newest where outcomes[id] == .ended(.replaced) {
            complain("\(id) was the newest of \(topic), and was replaced")
        }
    }

    private mutating func speak(_ entry: AcceptedAnnouncement, now: Duration) {
        if let heard { complain("\(entry.id) is spoken while \(heard) is heard") }
        if let deadline = entry.deadline, deadline <= now { complain("\(entry.id) is spoken after its time") }
        heard = entry.id
        if paused.contains(entry.client) { complain("\(entry.id) is spoken, and its client is paused") }
        guard spoken.insert(entry.id).inserted, entry.announcement.isMessage else { return }
        let share = Share(client: entry.client, priority: entry.announcement.priority)
        if let latest = latest[share], latest.rawValue > entry.id.rawValue {
            complain("\(entry.id) is spoken after \(latest), which is newer")
        }
        latest[share] = entry.id
    }

    /// Checks the effect after the stop of an announcement that another has interrupted.
    private mutating func checkCut(_ effect: QueueEffect) {
        guard case .report(let entry, let state, _) = effect, entry.announcement.isMessage else { return }
        if state != .ended(.interrupted) { complain("\(entry.id) was cut, and not interrupted but \(state.name)") }
    }

    private mutating func report(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?, now: Duration
    ) {
        let id = Int(entry.id.rawValue)
        while outcomes.count <= id { outcomes.append(nil) }
        guard case .ended(let outcome) = state else {
            if state == .queued && outcomes[id] == nil { accept(entry) }
            if entry.awaitsMore, heard == entry.id { heard = nil }
            return
        }
        if outcomes[id] != Outcome.none { complain("\(id) has a second outcome, \(outcome)") }
        outcomes[id] = .ended(outcome)
        if heard == entry.id { heard = nil }
        if entry.rank == .high && [.dropped, .expired, .interrupted].contains(outcome) {
            complain("\(id) is high, and was \(outcome)")
        }
        if entry.id == lastOfSeries, [.dropped, .replaced].contains(outcome), !spoken.contains(entry.id) {
            complain("\(id) was the last of its series, and was \(outcome)")
        }
        if outcome == .expired && entry.deadline.map({ $0 > now }) ?? true { complain("\(id) expired early") }
    }

    private mutating func accept(_ entry: AcceptedAnnouncement) {
        outcomes[Int(entry.id.rawValue)] = Outcome.none
        guard !entry.announcement.isMessage else {
            if entry.announcement.priority == .progress { lastOfSeries = entry.id }
            return
        }
        guard let slot = entry.announcement.slot else { return }
        newest[Topic(client: entry.client, slot: slot)] = nil
        // A plain `default` is replaced by any newer announcement of its client.
        guard entry.announcement.priority != .default || entry.announcement.queue else { return }
        newest[Topic(client: entry.client, slot: slot)] = Int(entry.id.rawValue)
    }

    private mutating func complain(_ text: String) {
        if complaint == nil { complaint = text }
    }
}

extension Announcement {
    fileprivate var isMessage: Bool { convention != .own }
}

extension QueueEffect {
    fileprivate func reports(_ id: AnnouncementID) -> Bool {
        if case .report(let entry, _, _) = self { entry.id == id } else { false }
    }
}
