// SPDX-License-Identifier: MIT

/// Continuous changes that have not come to rest: of each slot the newest, and when its turn comes.
struct SettlingChanges: Sendable, Equatable {
    /// However long a gesture lasts, something is said after so long.
    static let longestWait = Duration.seconds(4)
    /// And then not more often than this.
    static let leastApart = Duration.milliseconds(1500)

    private struct Change: Equatable {
        var entry: AcceptedAnnouncement
        let first: Duration
        var due: Duration
    }

    private var changes: [Rivalry: Change] = [:]
    /// When each slot was last told; what is older than `leastApart` says nothing any more.
    private var told: [Rivalry: Duration] = [:]

    var all: [AcceptedAnnouncement] { changes.values.map(\.entry).sorted { $0.turn < $1.turn } }

    var count: Int { changes.count }

    func count(of client: ClientID) -> Int { changes.values.count { $0.entry.client == client } }

    /// When the next of them has come to rest.
    var nextDue: Duration? { changes.values.map(\.due).min() }

    func rival(of slot: Rivalry) -> AcceptedAnnouncement? { changes[slot]?.entry }

    /// Puts the newest of a slot in the place of the one before.
    mutating func settle(_ entry: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration) {
        let first = changes[slot]?.first ?? now
        let earliest = told[slot].map { $0 + Self.leastApart } ?? now
        let due = max(min(now + rest, first + Self.longestWait), earliest)
        changes[slot] = Change(entry: entry, first: first, due: due)
    }

    mutating func remove(_ slot: Rivalry) { changes[slot] = nil }

    mutating func remove(where isRemoved: (AcceptedAnnouncement) -> Bool) -> [AcceptedAnnouncement] {
        let removed = all.filter(isRemoved)
        changes = changes.filter { !isRemoved($0.value.entry) }
        return removed
    }

    /// Takes those out that have come to rest, the one that waited longest first.
    mutating func takeDue(now: Duration) -> [AcceptedAnnouncement] {
        let due = changes.filter { $0.value.due <= now }
        for slot in due.keys { changes[slot] = nil }
        return due.values.sorted { ($0.due, $0.entry.turn) < ($1.due, $1.entry.turn) }.map(\.entry)
    }

    /// The slot is being told now.
    mutating func tell(_ slot: Rivalry, now: Duration) {
        told = told.filter { $0.value + Self.leastApart > now }
        told[slot] = now
    }
}
