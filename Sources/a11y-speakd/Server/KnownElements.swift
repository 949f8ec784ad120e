// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The elements that one client has sent with an id, so that it may name them later.
struct KnownElements {
    /// More than any screen shows; a client that sends more has lost count.
    static let limit = 10_000

    private var elements: [String: ElementSnapshot] = [:]

    func find(_ id: String) -> ElementSnapshot? { elements[id] }

    /// - Throws: a ``WireError`` when there is no such element.
    func known(_ id: String) throws(WireError) -> ElementSnapshot {
        guard let element = elements[id] else {
            throw WireError(
                .unknownElement,
                "There is no element \"\(id.prefix(60))\" on this connection: send the whole element first.")
        }
        return element
    }

    /// Keeps it when it has an id, and gives it back.
    /// - Throws: a ``WireError`` when there are too many.
    mutating func remember(_ element: ElementSnapshot) throws(WireError) -> ElementSnapshot {
        guard let id = element.id else { return element }
        guard elements[id] != nil || elements.count < Self.limit else {
            throw WireError(
                .overloaded, "This connection has sent \(Self.limit) elements already: use their ids again.")
        }
        elements[id] = element
        return element
    }
}
