// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue

/// Drives a queue and records its effects, one short line each.
package struct QueueStory {
    package private(set) var queue: AnnouncementQueue
    /// `1 queued`, `speak 1`, `speak 1 from 12`, `stop 1`, `1 finished`, …
    package private(set) var events: [String] = []
    /// The reasons of the effects, each after its id.
    package private(set) var reasons: [String] = []
    package var now = Duration.zero
    private var lastID: UInt64 = 0

    package init(limits: QueueLimits = QueueLimits()) {
        queue = AnnouncementQueue(limits: limits)
    }

    /// Posts the next announcement, `text 1`, `text 2`, …: ids count from 1.
    package mutating func post(
        _ priority: AnnouncementPriority, client: ClientID = 1, queue asksToQueue: Bool = false, slot: String? = nil,
        expires: Duration? = nil
    ) {
        post(
            Announcement(
                .text("text \(lastID + 1)"), priority: priority, queue: asksToQueue, slot: slot, expires: expires),
            client: client)
    }

    /// Posts the next announcement by Speech Dispatcher's convention.
    package mutating func message(
        _ priority: AnnouncementPriority, client: ClientID = 1, block: UInt64? = nil, expires: Duration? = nil
    ) {
        post(
            Announcement(
                .text("text \(lastID + 1)"), priority: priority, expires: expires, mayRepeat: true,
                convention: .speechDispatcher(block: block)),
            client: client)
    }

    package mutating func post(_ announcement: Announcement, client: ClientID = 1) {
        lastID += 1
        do {
            let id = AnnouncementID(rawValue: lastID)
            add(try queue.post(announcement, id: id, client: client, now: now))
        } catch {
            events.append("\(lastID) refused: \(error)")
        }
    }

    /// Finishes the current announcement, if there is one.
    package mutating func finish() {
        guard let current = queue.current else { return }
        add(queue.finished(current.id, now: now))
    }

    /// Finishes all announcements.
    package mutating func finishAll() {
        while queue.current != nil { finish() }
    }

    package mutating func began(_ id: AnnouncementID) { add(queue.began(id)) }

    package mutating func unchanged(_ id: AnnouncementID) { add(queue.unchanged(id, now: now)) }

    /// Lets time pass, and wakes the queue at its deadlines.
    package mutating func pass(_ time: Duration) {
        let end = now + time
        while let deadline = queue.nextDeadline, deadline <= end {
            now = max(now, deadline)
            add(queue.advance(now: now))
        }
        now = end
    }

    package mutating func finished(_ id: AnnouncementID) { add(queue.finished(id, now: now)) }

    package mutating func failed(_ id: AnnouncementID) { add(queue.failed(id, reason: "no voice", now: now)) }

    package mutating func lost(_ id: AnnouncementID, since: Duration? = nil) {
        add(queue.lost(id, reason: "no device", since: since, now: now))
    }

    package mutating func deviceCame() { add(queue.deviceCame(now: now)) }

    package mutating func wasHeard(_ id: AnnouncementID, upTo heard: Int) { queue.wasHeard(id, upTo: heard) }

    package mutating func cancel(_ scope: CancelScope) { add(queue.cancel(scope, now: now)) }

    package mutating func acknowledge(_ scope: CancelScope) { add(queue.acknowledge(scope, now: now)) }

    package mutating func displayEnded(_ subject: String, of client: ClientID = 1) {
        add(queue.displayEnded(subject, of: client))
    }

    package mutating func supersede(_ slot: String, of client: ClientID = 1) {
        add(queue.supersede(slot, of: client))
    }

    package mutating func pause(_ pause: SpeechPause = .ordinary) { add(queue.pause(pause, now: now)) }

    package mutating func resume() { add(queue.resume(now: now)) }

    package mutating func pause(_ clients: Set<ClientID>) { add(queue.pause(clients, now: now)) }

    package mutating func resume(_ clients: Set<ClientID>) { add(queue.resume(clients, now: now)) }

    package mutating func close(handsOver: Bool = false) { add(queue.close(handsOver: handsOver)) }

    package mutating func cutShort() { add(queue.cutShort()) }

    /// The events since the last call.
    package mutating func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    private mutating func add(_ effects: [QueueEffect]) {
        for effect in effects {
            events.append(effect.line)
            if case .report(let entry, _, let reason?) = effect { reasons.append("\(entry.id): \(reason)") }
        }
    }
}

extension QueueEffect {
    /// One short line for a list.
    package var line: String {
        switch self {
        case .speak(let entry): "speak \(entry.id)" + (entry.heard > 0 ? " from \(entry.heard)" : "")
        case .stop(let entry): "stop \(entry.id)"
        case .report(let entry, let state, _): "\(entry.id) \(state.name)"
        }
    }
}
