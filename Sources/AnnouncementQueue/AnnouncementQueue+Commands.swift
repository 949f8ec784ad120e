// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The announcements that a `cancel` ends.
package enum CancelScope: Sendable, Hashable {
    case announcement(AnnouncementID)
    /// The announcement, if it is being spoken or was until its client was paused, and the other announcements of its
    /// block, which end first: SSIP's STOP.
    case block(AnnouncementID)
    case client(ClientID)
    case all
}

/// The commands of users and clients to the queue.
extension AnnouncementQueue {
    /// Ends the announcements in scope with the outcome `canceled`: the current one first, then those in line. In a
    /// block, the waiting announcements end first, because the client expects their events in that order.
    package mutating func cancel(_ scope: CancelScope, now: Duration) -> [QueueEffect] {
        var heard: [QueueEffect] = []
        let waiting = room.all(in: scope, heard: current)
        if let current, scope.contains(current) {
            self.current = nil
            heard = [.stop(current), .report(current, .ended(.canceled), reason: scope.reason)]
        }
        for entry in waiting { room.leave(entry.id) }
        let ended = waiting.map { QueueEffect.report($0, .ended(.canceled), reason: scope.reason) }
        if case .block = scope { return ended + heard + speakNext(now: now) }
        return heard + ended + speakNext(now: now)
    }

    /// A display has ended: ends the waiting announcements about it, except alarms. The current announcement continues
    /// to its end.
    package mutating func displayEnded(_ subject: String, of client: ClientID) -> [QueueEffect] {
        let gone = room.all(of: client, subject: subject).filter(\.rankManners.mayBeDropped)
        for entry in gone { room.leave(entry.id) }
        let reason = "dropped: its element or chart is no longer displayed"
        return gone.map { .report($0, .ended(.dropped), reason: reason) }
    }

    /// Ends the waiting announcement of a slot as replaced, because the user has requested something newer.
    package mutating func supersede(_ slot: String, of client: ClientID) -> [QueueEffect] {
        guard let old = room.holder(of: .slot(client, slot)), old.rankManners.mayBeDropped else { return [] }
        room.leave(old.id)
        return [.report(old, .ended(.replaced), reason: "replaced: the user has asked for something newer")]
    }

    /// Ends all waiting announcements and refuses new ones; the current announcement may continue to its end.
    /// - Parameter handsOver: a successor announces those that survive (``Manners/survives``): they have no outcome
    ///   yet.
    package mutating func close(handsOver: Bool = false) -> [QueueEffect] {
        closing = handsOver ? .handedOver : .dropped
        let left = waiting
        room = WaitingRoom()
        return left.map { entry in
            guard handsOver && entry.manners.survives != .never else {
                return .report(entry, .ended(.dropped), reason: "dropped: the daemon is stopping")
            }
            return handedOver(entry)
        }
    }

    /// Silences the current announcement after ``close(handsOver:)``.
    package mutating func cutShort(handsOver: Bool = false) -> [QueueEffect] {
        guard let cut = current else { return [] }
        current = nil
        guard handsOver && cut.manners.survives != .never else {
            return [.stop(cut), .report(cut, .ended(.interrupted), reason: "interrupted: the daemon is stopping")]
        }
        return [.stop(cut), handedOver(cut)]
    }

    func handedOver(_ entry: AcceptedAnnouncement) -> QueueEffect {
        .report(entry, .queued, reason: "handed over: the daemon is stopping, and the next daemon says it")
    }

    /// Ends a waiting announcement for a reason that the queue's owner knows.
    package mutating func giveUp(
        _ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String
    ) -> [QueueEffect] {
        room.leave(id).map { [.report($0, .ended(outcome), reason: reason)] } ?? []
    }
}

extension WaitingRoom {
    /// The block of a silenced announcement, which is the last element.
    private func block(setAside id: AnnouncementID) -> [AcceptedAnnouncement] {
        guard let aside = self[id], aside.wasCut else { return [] }
        return all(inBlockOf: aside).filter { $0.id != id } + [aside]
    }

    func all(in scope: CancelScope, heard: AcceptedAnnouncement?) -> [AcceptedAnnouncement] {
        switch scope {
        case .announcement(let id): self[id].map { [$0] } ?? []
        case .block(let id):
            if let heard, heard.id == id { all(inBlockOf: heard) } else { block(setAside: id) }
        case .client(let client): all(of: client)
        case .all: all
        }
    }
}

extension CancelScope {
    func contains(_ entry: AcceptedAnnouncement) -> Bool {
        switch self {
        case .announcement(let id), .block(let id): entry.id == id
        case .client(let client): entry.client == client
        case .all: true
        }
    }

    fileprivate var reason: String {
        switch self {
        case .announcement, .block: "canceled: it was taken back"
        case .client: "canceled: its client took back all that it had announced"
        case .all: "canceled: everything was silenced"
        }
    }
}
