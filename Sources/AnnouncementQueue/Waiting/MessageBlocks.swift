// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The seats of waiting messages that an arrival may cancel or that belong to a block, found without a look at the
/// other seats. A paused client is separate: no other client's arrival cancels its messages, and its own arrivals
/// cancel no other client's.
struct MessageBlocks: Sendable, Equatable {
    /// The messages of one client at one priority.
    private struct Share: Hashable {
        let client: ClientID
        let priority: AnnouncementPriority
    }

    /// The seats of each share, by block; the key nil holds the messages outside of any block.
    private var seats: [Share: [UInt64?: Set<Int>]] = [:]
    /// The clients that are not paused and have messages of a priority.
    private var exposed: [AnnouncementPriority: Set<ClientID>] = [:]

    mutating func insert(_ seat: Int, _ entry: AcceptedAnnouncement, isPaused: Bool) {
        guard entry.mayBeCanceled || entry.block != nil else { return }
        seats[Share(client: entry.client, priority: entry.priority), default: [:]][entry.block, default: []]
            .insert(seat)
        if !isPaused { exposed[entry.priority, default: []].insert(entry.client) }
    }

    mutating func remove(_ seat: Int, _ entry: AcceptedAnnouncement) {
        guard entry.mayBeCanceled || entry.block != nil else { return }
        let share = Share(client: entry.client, priority: entry.priority)
        seats[share]?[entry.block]?.remove(seat)
        if seats[share]?[entry.block]?.isEmpty == true { seats[share]?[entry.block] = nil }
        guard seats[share]?.isEmpty == true else { return }
        seats[share] = nil
        exposed[entry.priority]?.remove(entry.client)
    }

    mutating func pause(_ client: ClientID) {
        for priority in AnnouncementPriority.mostUrgentFirst { exposed[priority]?.remove(client) }
    }

    mutating func resume(_ client: ClientID) {
        for priority in AnnouncementPriority.mostUrgentFirst {
            guard seats[Share(client: client, priority: priority)] != nil else { continue }
            exposed[priority, default: []].insert(client)
        }
    }

    /// The seats of the block of `heard`, in no order.
    func seats(inBlockOf heard: AcceptedAnnouncement) -> [Int] {
        guard let block = heard.block else { return [] }
        return AnnouncementPriority.mostUrgentFirst.flatMap { priority in
            seats[Share(client: heard.client, priority: priority)]?[block] ?? []
        }
    }

    /// The seats of the messages that `newcomer` cancels, in no order. Its own block is excluded.
    func canceled(by newcomer: AcceptedAnnouncement, isPaused: Bool) -> [Int] {
        var canceled: [Int] = []
        let cancels = newcomer.manners.cancels
        guard !cancels.isEmpty else { return [] }
        for priority in AnnouncementPriority.mostUrgentFirst where cancels.contains(priority) {
            let clients = isPaused ? [newcomer.client] : exposed[priority] ?? []
            for client in clients {
                for (block, seats) in seats[Share(client: client, priority: priority)] ?? [:]
                where client != newcomer.client || block == nil || block != newcomer.block {
                    canceled += seats
                }
            }
        }
        return canceled
    }
}
