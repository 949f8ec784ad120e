// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An order of numbered seats, with constant-time insertion and removal. The neighbors are in ``Links``, which many
/// chains share: a seat is in at most one chain of each `Links`.
struct Chain: Sendable, Equatable {
    private(set) var first: Int?
    private(set) var last: Int?

    var isEmpty: Bool { first == nil }

    mutating func append(_ seat: Int, _ links: inout Links) {
        links.set(seat, Links.Neighbors(before: last, after: nil))
        if let last { links.change(last) { $0.after = seat } } else { first = seat }
        last = seat
    }

    mutating func prepend(_ seat: Int, _ links: inout Links) {
        links.set(seat, Links.Neighbors(before: nil, after: first))
        if let first { links.change(first) { $0.before = seat } } else { last = seat }
        first = seat
    }

    /// The seat must be in this chain.
    mutating func remove(_ seat: Int, _ links: inout Links) {
        let gone = links[seat]
        if let before = gone.before { links.change(before) { $0.after = gone.after } } else { first = gone.after }
        if let after = gone.after { links.change(after) { $0.before = gone.before } } else { last = gone.before }
        links.set(seat, Links.Neighbors())
    }

    /// The chain's seats from first to last.
    func seats(_ links: Links) -> UnfoldSequence<Int, Int?> {
        sequence(state: first) { next in
            defer { next = next.flatMap { links[$0].after } }
            return next
        }
    }
}

/// The neighbors of each seat.
struct Links: Sendable, Equatable {
    struct Neighbors: Sendable, Equatable {
        var before: Int?
        var after: Int?
    }

    private var neighbors: [Neighbors] = []

    subscript(seat: Int) -> Neighbors {
        seat < neighbors.count ? neighbors[seat] : Neighbors()
    }

    fileprivate mutating func set(_ seat: Int, _ new: Neighbors) {
        while neighbors.count <= seat { neighbors.append(Neighbors()) }
        neighbors[seat] = new
    }

    fileprivate mutating func change(_ seat: Int, _ change: (inout Neighbors) -> Void) {
        guard seat < neighbors.count else { return }
        change(&neighbors[seat])
    }
}
