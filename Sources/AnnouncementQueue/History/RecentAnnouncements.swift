// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Announcements of less than a second ago. They prevent repetitions, such as a program that reports one event twice or
/// a button that bounces.
///
/// An announcement with a slot is compared only with the last of the slot, and so are a client's plain `default` and
/// its `progress`: there the newest is true, and the ones between matter. Only hashes are kept, so that no sensitive
/// text is.
struct RecentAnnouncements: Sendable, Equatable {
    static let span = Duration.seconds(1)
    /// Beyond this number, the oldest are forgotten and may be repeated.
    static let limit = 1024

    private struct Said: Equatable {
        let id: AnnouncementID
        let hash: Int
        let time: Duration
    }

    private var latest: [Topic: Said] = [:]
    /// For each remembered announcement: true when it was heard to its end.
    private var isFinished: [AnnouncementID: Bool] = [:]
    private var memories = Fifo<AcceptedTopics>()

    private struct AcceptedTopics: Equatable {
        let said: Said
        let topics: [Topic]
    }

    /// True when an equal announcement was accepted less than a second ago, and was spoken to its end or is
    /// `isStillAnnounced`.
    func isRepetition(of entry: AcceptedAnnouncement, now: Duration, isStillAnnounced: (AnnouncementID) -> Bool) -> Bool
    {
        guard entry.manners.mayBeDropped, !entry.mayRepeat else { return false }
        guard let former = latest[entry.topics[0]], former.hash == entry.contentHash, former.time + Self.span > now,
            entry.topics.dropFirst().allSatisfy({ latest[$0] == former })
        else { return false }
        return isFinished[former.id] == true || isStillAnnounced(former.id)
    }

    mutating func accept(_ entry: AcceptedAnnouncement, now: Duration) {
        guard !entry.isSpeechDispatcher else { return }
        forget(now: now)
        let said = Said(id: entry.id, hash: entry.contentHash, time: now)
        for topic in entry.topics { latest[topic] = said }
        isFinished[entry.id] = false
        memories.append(AcceptedTopics(said: said, topics: entry.topics))
    }

    /// Records that the announcement was spoken to its end.
    mutating func finish(_ id: AnnouncementID) {
        if isFinished[id] != nil { isFinished[id] = true }
    }

    private mutating func forget(now: Duration) {
        while let first = memories.first, first.said.time + Self.span <= now || memories.count >= Self.limit {
            memories.removeFirst()
            isFinished[first.said.id] = nil
            for topic in first.topics {
                guard let place = latest.index(forKey: topic), latest.values[place] == first.said else { continue }
                latest.remove(at: place)
            }
        }
    }
}
