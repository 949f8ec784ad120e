// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The arrival of an announcement: it is spoken at once, waits in line, or is dropped or refused.
extension AnnouncementQueue {
    /// Accepts an announcement. When it throws, the queue is unchanged.
    package mutating func post(
        _ announcement: Announcement, id: AnnouncementID, client: ClientID, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !isClosed else { throw .closed }
        var flurries = flurries
        let isSettling = room.holder(of: .slot(client, Flurries.slot)) != nil
        let calmed = flurries.calmed(announcement, of: client, now: now, isSettling: isSettling)
        let posted = AcceptedAnnouncement(calmed, id: id, client: client, turn: nextTurn, now: now)
        if !isMute { outage = nil }
        let effects = try accept(posted, now: now)
        nextTurn += 1
        self.flurries = flurries
        if outage != nil, let waiting = room[id] { limitWait(of: waiting, now: now) }
        // During a pause, an announcement may be spoken that has just taken the place of an alarm.
        return isPaused ? effects + speakNext(now: now) : effects
    }

    /// Accepts an announcement only to drop it: it is never spoken and cuts no other announcement.
    /// - Parameter reason: why it is dropped, for the report.
    package mutating func drop(
        _ announcement: Announcement, id: AnnouncementID, client: ClientID, reason: String, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !isClosed else { throw .closed }
        let entry = AcceptedAnnouncement(announcement, id: id, client: client, turn: nextTurn, now: now)
        nextTurn += 1
        return arrived(entry) + [dropped(entry, reason)]
    }

    mutating func accept(
        _ posted: AcceptedAnnouncement, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !recent.isRepetition(of: posted, now: now, isStillAnnounced: { isAnnounced($0, for: posted) }) else {
            return arrived(posted) + [dropped(posted, "its client said the same less than a second ago")]
        }
        let told = room.rivals(of: posted).filter(\.wasHeardWhole)
        if !told.isEmpty, posted.rest != nil || mayBeHeardNow(posted) || mayWait(posted) {
            return try succeed(told, with: posted, now: now)
        }
        var entry = posted
        if room.rivals(of: entry).isEmpty && room.isFull(for: entry) && !mayBeHeardNow(entry) { entry.standForGroup() }
        let rivals = room.rivals(of: entry)
        entry.merge(rivals)
        if let current, isReplaced(current, by: entry), mayBeHeardNow(entry) { entry.merge([current]) }
        var effects = arrived(entry)
        if let settled = try settle(entry, beside: rivals, now: now) {
            effects += settled
        } else {
            guard mayBeHeardNow(entry) || mayWait(entry) else {
                return effects + [dropped(entry, reasonForDropping(entry))]
            }
            effects += try enter(entry, beside: rivals, now: now)
        }
        recent.accept(posted, now: now)
        return effects
    }

    /// Speaks the announcement or puts it in line, in the place of the announcements that it cancels.
    private mutating func enter(
        _ entry: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement], now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        let canceled = room.canceled(by: entry)
        var effects: [QueueEffect] = []
        if !mayBeHeardNow(entry) || isBehind(entry) { effects = try makeRoom(for: entry, beside: rivals + canceled) }
        for message in canceled {
            room.leave(message.id)
            effects.append(cancellation(of: message, by: entry))
        }
        goOn(with: entry)
        return effects + admit(entry, now: now)
    }

    /// Speaks the announcement if it may be spoken now; otherwise puts it in line.
    mutating func admit(_ entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard mayBeHeardNow(entry) else { return wait(entry) }
        return replaceRivals(of: entry) + interrupt(for: entry, now: now)
    }

    private func arrived(_ entry: AcceptedAnnouncement) -> [QueueEffect] {
        [.report(entry, .queued, reason: nil)]
    }

    private func dropped(_ entry: AcceptedAnnouncement, _ reason: String) -> QueueEffect {
        .report(entry, .ended(.dropped), reason: "dropped: \(reason)")
    }

    private func reasonForDropping(_ entry: AcceptedAnnouncement) -> String {
        guard !isPaused(entry.client) else { return "its client is paused" }
        if let outage, isMute { return "nothing can be heard: \(outage.reason)" }
        guard let current else { return "speech is paused" }
        return "an announcement of priority \(current.rank.rawValue) was being heard"
    }
}

/// The decisions on arrival.
extension AnnouncementQueue {
    private func mayBeHeardNow(_ entry: AcceptedAnnouncement) -> Bool {
        guard isLetThrough(entry), !isMute, !isPaused(entry.client) else { return false }
        guard let current else { return true }
        return entry.cuts(current) || isSuperseded(by: entry)
    }

    private func mayWait(_ entry: AcceptedAnnouncement) -> Bool {
        switch entry.manners.waits {
        case .always: true
        case .behindItsBlock: current.map(entry.isInBlock) == true
        case .never: false
        }
    }

    /// True when `entry` completes the current announcement, which has not begun. Both axes of a box zoom arrive one
    /// after the other and make one sentence.
    private func isSuperseded(by entry: AcceptedAnnouncement) -> Bool {
        guard let current, !hasBegun, let slot = entry.slot, slot == current.slot, entry.rest == nil else {
            return false
        }
        guard entry.rankManners.whenCut == .repeats, current.rankManners.whenCut == .repeats else { return false }
        return entry.announcement.content.addsAxis(to: current.announcement.content)
    }

    /// True when `id` waits or is being spoken with at least the urgency of `entry`, and so makes it a repetition.
    private func isAnnounced(_ id: AnnouncementID, for entry: AcceptedAnnouncement) -> Bool {
        self.entry(id).map { !entry.rank.isMoreUrgent(than: $0.rank) } ?? false
    }

    /// Continues a series: the part that is being spoken is not the last, and can be cut as the first part can.
    private mutating func goOn(with entry: AcceptedAnnouncement) {
        let manners = entry.manners
        guard manners.isSeries, manners.waitsAs != manners.heardAs, !isPaused(entry.client), let heard = current else {
            return
        }
        guard heard.manners == manners, !entry.isInBlock(of: heard) else { return }
        current?.rank = manners.waitsAs
        mayBeOvertaken = true
    }

    private func cancellation(of message: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        guard message.priority == newcomer.priority else {
            let priority = newcomer.priority.rawValue
            return dropped(message, "announcement \(newcomer.id) of priority \(priority) came before its turn")
        }
        return replacement(of: message, by: newcomer)
    }
}
