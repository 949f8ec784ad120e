// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Cutting: how the heard announcement ends or waits when another takes its place.
extension AnnouncementQueue {
    /// Speaks one that may be heard now in the place of the current one.
    mutating func interrupt(for entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        let isBehind = isBehind(entry)
        let effects = cutCurrent(for: entry, now: now)
        guard isBehind else { return effects + [speak(entry, now: now)] }
        room.enter(entry)
        return effects + speakNext(now: now)
    }

    /// True when the heard announcement would be announced again if `newcomer` did not announce the same thing newer.
    func isReplaced(_ heard: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> Bool {
        guard let slot = heard.slot, slot == newcomer.slot else { return false }
        return [.resumes, .repeats].contains(heard.rankManners.whenCut)
    }

    /// Silences the heard announcement for `newcomer`, and reports its new state.
    private mutating func cutCurrent(for newcomer: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard var cut = current else { return [] }
        current = nil
        let whenCut = cut.rankManners.whenCut
        // It began in time, and is heard to its end.
        if whenCut == .resumes { cut.deadline = nil }
        if isReplaced(cut, by: newcomer) {
            return [.stop(cut), replacement(of: cut, by: newcomer)]
        }
        let why = "announcement \(newcomer.id) of priority \(newcomer.rank.rawValue) was more urgent"
        switch whenCut {
        case .never, .resumes:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it goes on from \(cut.cutPlace)")
        case .repeats where cut.isExpired(at: now):
            return [.stop(cut), .report(cut, .ended(.expired), reason: "expired: \(why)")]
        case .repeats:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it is said again")
        case .gone:
            return [.stop(cut), interruption(of: cut, by: newcomer)]
        }
    }

    private func interruption(of cut: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        let newer = "announcement \(newcomer.id)"
        let why =
            if newcomer.rank.isMoreUrgent(than: cut.rank) {
                "\(newer) of priority \(newcomer.rank.rawValue) was more urgent"
            } else if cut.isSpeechDispatcher {
                "\(newer) of priority \(newcomer.rank.rawValue) is newer"
            } else {
                "\(newer) of the same priority is newer"
            }
        return .report(cut, .ended(.interrupted), reason: "interrupted: \(why)")
    }

    /// Returns a silenced announcement to the head of its rank. If a newer one of its slot waits already, that one
    /// takes over its content.
    mutating func putBack(_ silenced: AcceptedAnnouncement, reason: String) -> [QueueEffect] {
        if let rival = room.rivals(of: silenced).first {
            room.merge(silenced, into: rival.id)
            return [
                .report(silenced, .ended(.replaced), reason: "replaced by announcement \(rival.id), which is newer")
            ]
        }
        var cut = silenced
        cut.wasCut = true
        cut.joinLine()
        room.return(cut)
        return [.report(cut, .queued, reason: reason)]
    }
}
