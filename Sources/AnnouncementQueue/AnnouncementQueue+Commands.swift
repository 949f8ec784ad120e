// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whose announcements a `cancel` takes.
package enum CancelScope: Sendable, Hashable {
    case announcement(AnnouncementID)
    case client(ClientID)
    case all
}

/// What a user or a client may tell the queue to do.
extension AnnouncementQueue {
    /// Ends those in scope with the outcome `canceled`: the heard one first, then in line.
    package mutating func cancel(_ scope: CancelScope, now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        if let current, scope.contains(current) {
            self.current = nil
            effects += [.stop(current), .report(current, .ended(.canceled), reason: scope.reason)]
        }
        let waiting = room.all(in: scope)
        for entry in waiting { room.leave(entry.id) }
        effects += waiting.map { .report($0, .ended(.canceled), reason: scope.reason) }
        return effects + speakNext(now: now)
    }

    /// A display has ended: what waits to be said of it is not said any more, but for alarms. What is heard is heard out.
    package mutating func displayEnded(_ subject: String, of client: ClientID) -> [QueueEffect] {
        let gone = room.all(of: client, subject: subject).filter { $0.rank != .high }
        for entry in gone { room.leave(entry.id) }
        let reason = "dropped: what it tells of is not displayed any more"
        return gone.map { .report($0, .ended(.dropped), reason: reason) }
    }

    /// What waits in a slot has become untrue, because the user has asked for something else.
    package mutating func supersede(_ slot: String, of client: ClientID) -> [QueueEffect] {
        let old = room.all(of: client).filter { $0.announcement.slot == slot && $0.rank != .high }
        for entry in old { room.leave(entry.id) }
        return old.map { .report($0, .ended(.replaced), reason: "replaced: the user has asked for something newer") }
    }

    /// Silences speech until ``resume(now:)``. What was heard keeps its turn; what comes meanwhile waits.
    package mutating func pause() -> [QueueEffect] {
        isPaused = true
        return setAside()
    }

    /// Speech goes on, from the sentence that was cut.
    package mutating func resume(now: Duration) -> [QueueEffect] {
        isPaused = false
        return speakNext(now: now)
    }

    /// Ends everything that waits and takes nothing more in; the current one may still be heard out.
    /// - Parameter handsOver: a successor says what ``AnnouncementPriority/outlivesDaemon``: that has no outcome yet.
    package mutating func close(handsOver: Bool = false) -> [QueueEffect] {
        isClosed = true
        let left = waiting
        room = WaitingRoom()
        return left.map { entry in
            guard handsOver && entry.priority.outlivesDaemon else {
                return .report(entry, .ended(.dropped), reason: "dropped: the daemon is stopping")
            }
            return handedOver(entry)
        }
    }

    /// After ``close(handsOver:)``: silences what is still heard.
    package mutating func cutShort(handsOver: Bool = false) -> [QueueEffect] {
        guard let cut = current else { return [] }
        current = nil
        guard handsOver && cut.priority.outlivesDaemon else {
            return [.stop(cut), .report(cut, .ended(.interrupted), reason: "interrupted: the daemon is stopping")]
        }
        return [.stop(cut), handedOver(cut)]
    }

    private func handedOver(_ entry: AcceptedAnnouncement) -> QueueEffect {
        .report(entry, .queued, reason: "handed over: the daemon is stopping, and the next one says it")
    }

    /// Ends one that waits, for a reason that its owner knows.
    package mutating func giveUp(
        _ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String
    ) -> [QueueEffect] {
        room.leave(id).map { [.report($0, .ended(outcome), reason: reason)] } ?? []
    }
}

extension WaitingRoom {
    func all(in scope: CancelScope) -> [AcceptedAnnouncement] {
        switch scope {
        case .announcement(let id): self[id].map { [$0] } ?? []
        case .client(let client): all(of: client)
        case .all: all
        }
    }
}

extension CancelScope {
    func contains(_ entry: AcceptedAnnouncement) -> Bool {
        switch self {
        case .announcement(let id): entry.id == id
        case .client(let client): entry.client == client
        case .all: true
        }
    }

    var reason: String {
        switch self {
        case .announcement: "canceled: it was taken back"
        case .client: "canceled: its client took back all that it had announced"
        case .all: "canceled: everything was silenced"
        }
    }
}
