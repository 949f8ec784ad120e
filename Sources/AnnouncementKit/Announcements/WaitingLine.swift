// SPDX-License-Identifier: MIT

/// The announcements that wait: by rank, and within a rank by turn.
struct WaitingLine: Sendable, Equatable {
    private var entries: [UInt64: AcceptedAnnouncement] = [:]
    private var turns: [AnnouncementID: UInt64] = [:]
    private var holders: [Rivalry: UInt64] = [:]
    private var counts: [ClientID: Int] = [:]
    /// The turns of each rank, ascending. A move within 4,096 of them costs less than a tree would.
    private var order: [AnnouncementPriority: [UInt64]] = [:]

    var count: Int { entries.count }

    func count(of client: ClientID) -> Int { counts[client] ?? 0 }

    /// Everything that waits, in the order in which it will be heard.
    var all: [AcceptedAnnouncement] {
        AnnouncementPriority.allCases.flatMap { (order[$0] ?? []).compactMap { entries[$0] } }
    }

    subscript(id: AnnouncementID) -> AcceptedAnnouncement? {
        turns[id].flatMap { entries[$0] }
    }

    /// Those that may not wait beside `newcomer`, oldest turn first.
    func rivals(of newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        Set(newcomer.rivalries.compactMap { holders[$0] }).sorted().compactMap { entries[$0] }
    }

    mutating func insert(_ entry: AcceptedAnnouncement) {
        entries[entry.turn] = entry
        turns[entry.id] = entry.turn
        counts[entry.client, default: 0] += 1
        for rivalry in entry.rivalries { holders[rivalry] = entry.turn }
        let place = place(of: entry.turn, in: entry.rank)
        order[entry.rank, default: []].insert(entry.turn, at: place)
    }

    @discardableResult
    mutating func remove(_ id: AnnouncementID) -> AcceptedAnnouncement? {
        guard let turn = turns.removeValue(forKey: id), let entry = entries.removeValue(forKey: turn) else {
            return nil
        }
        counts[entry.client, default: 1] -= 1
        if counts[entry.client] == 0 { counts[entry.client] = nil }
        for rivalry in entry.rivalries where holders[rivalry] == turn { holders[rivalry] = nil }
        let place = place(of: turn, in: entry.rank)
        order[entry.rank]?.remove(at: place)
        return entry
    }

    mutating func removeFirst() -> AcceptedAnnouncement? {
        for rank in AnnouncementPriority.allCases {
            guard let turn = order[rank]?.first, let entry = entries[turn] else { continue }
            return remove(entry.id)
        }
        return nil
    }

    mutating func setHeard(_ heard: Int, of id: AnnouncementID) {
        guard let turn = turns[id] else { return }
        entries[turn]?.heard = heard
    }

    /// The oldest of the lowest rank below `high`, of one client when given.
    func leastUrgent(of client: ClientID?) -> AcceptedAnnouncement? {
        for rank in AnnouncementPriority.allCases.reversed() where rank != .high {
            let candidates = (order[rank] ?? []).lazy.compactMap { entries[$0] }
            if let found = candidates.first(where: { client == nil || $0.client == client }) { return found }
        }
        return nil
    }

    /// Where `turn` is or belongs among those of its rank, by bisection.
    private func place(of turn: UInt64, in rank: AnnouncementPriority) -> Int {
        let turns = order[rank] ?? []
        var low = 0
        var high = turns.count
        while low < high {
            let middle = (low + high) / 2
            if turns[middle] < turn { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
