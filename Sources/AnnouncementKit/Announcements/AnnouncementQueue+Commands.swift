// SPDX-License-Identifier: MIT

/// Whose announcements a `cancel` takes.
public enum CancelScope: Sendable, Hashable {
    case announcement(AnnouncementID)
    case client(ClientID)
    case all
}

/// What a user or a client may tell the queue to do.
extension AnnouncementQueue {
    /// Ends those in scope with the outcome `canceled`: the heard one first, then in line.
    public mutating func cancel(_ scope: CancelScope, now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        if let current, scope.contains(current) {
            self.current = nil
            effects += [.stop(current), .report(current, .ended(.canceled), reason: nil)]
        }
        let inLine = line.all(in: scope)
        for entry in inLine { line.remove(entry.id) }
        let waiting = inLine + settling.remove(where: scope.contains)
        effects += waiting.map { .report($0, .ended(.canceled), reason: nil) }
        return effects + speakNext(now: now)
    }

    /// A display has ended: what waits to be said of it is not said any more, but for alarms. What is heard is heard out.
    public mutating func displayEnded(_ subject: String, of client: ClientID) -> [QueueEffect] {
        guard waitingCount > 0 else { return [] }
        let isGone: (AcceptedAnnouncement) -> Bool = {
            $0.client == client && $0.announcement.subject == subject && $0.rank != .high
        }
        let inLine = line.all.filter(isGone)
        for entry in inLine { line.remove(entry.id) }
        let reason = "dropped: what it tells of is not displayed any more"
        return (inLine + settling.remove(where: isGone)).map { .report($0, .ended(.dropped), reason: reason) }
    }

    /// Silences speech until ``resume(now:)``. What was heard keeps its turn; what comes meanwhile waits.
    public mutating func pause() -> [QueueEffect] {
        isPaused = true
        guard let paused = current else { return [] }
        current = nil
        return [.stop(paused)] + putBack(paused, reason: "paused: it goes on from the sentence it was cut in")
    }

    public mutating func resume(now: Duration) -> [QueueEffect] {
        isPaused = false
        return speakNext(now: now)
    }

    /// Ends everything that waits and takes nothing more in; the current one may still be heard out.
    public mutating func close() -> [QueueEffect] {
        isClosed = true
        let dropped = waiting
        line = WaitingLine()
        settling = SettlingChanges()
        return dropped.map { .report($0, .ended(.dropped), reason: "dropped: the daemon is stopping") }
    }

    /// After ``close()``: silences what is still heard.
    public mutating func cutShort() -> [QueueEffect] {
        guard let cut = current else { return [] }
        current = nil
        return [.stop(cut), .report(cut, .ended(.interrupted), reason: "interrupted: the daemon is stopping")]
    }
}

extension WaitingLine {
    func all(in scope: CancelScope) -> [AcceptedAnnouncement] {
        if case .announcement(let id) = scope { return self[id].map { [$0] } ?? [] }
        return all.filter(scope.contains)
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
}
