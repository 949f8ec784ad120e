// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Who waits longest, of all and of each client, rank by rank: an alarm that finds no room displaces the oldest of the
/// lowest rank.
struct WaitingAges: Sendable, Equatable {
    private struct OwnerID: Hashable {
        let rank: AnnouncementPriority
        let client: ClientID
    }

    /// Without those of Speech Dispatcher's convention, which are not displaced.
    private var all = [Chain](repeating: Chain(), count: AnnouncementPriority.allCases.count)
    private var own: [OwnerID: Chain] = [:]
    private var links = Links()
    private var ownLinks = Links()

    mutating func append(_ seat: Int, _ entry: AcceptedAnnouncement) {
        if !entry.isSpeechDispatcher { all[entry.rank.order].append(seat, &links) }
        own[OwnerID(rank: entry.rank, client: entry.client), default: Chain()].append(seat, &ownLinks)
    }

    mutating func prepend(_ seat: Int, _ entry: AcceptedAnnouncement) {
        if !entry.isSpeechDispatcher { all[entry.rank.order].prepend(seat, &links) }
        own[OwnerID(rank: entry.rank, client: entry.client), default: Chain()].prepend(seat, &ownLinks)
    }

    mutating func remove(_ seat: Int, _ entry: AcceptedAnnouncement) {
        if !entry.isSpeechDispatcher { all[entry.rank.order].remove(seat, &links) }
        let owner = OwnerID(rank: entry.rank, client: entry.client)
        own[owner]?.remove(seat, &ownLinks)
        if own[owner]?.isEmpty == true { own[owner] = nil }
    }

    /// The oldest of the lowest rank below `high` for which `mayGo` holds, of one client when given.
    func leastUrgent(of client: ClientID?, where mayGo: (Int) -> Bool) -> Int? {
        for rank in AnnouncementPriority.leastUrgentFirst where rank != .high {
            let chain = client.map { own[OwnerID(rank: rank, client: $0)] ?? Chain() } ?? all[rank.order]
            let links = client == nil ? links : ownLinks
            var next = chain.first
            while let seat = next {
                if mayGo(seat) { return seat }
                next = links[seat].after
            }
        }
        return nil
    }

    /// Every seat of a client, most urgent first and then oldest first.
    func seats(of client: ClientID) -> [Int] {
        AnnouncementPriority.mostUrgentFirst.flatMap { rank in
            own[OwnerID(rank: rank, client: client)]?.seats(ownLinks) ?? []
        }
    }
}
