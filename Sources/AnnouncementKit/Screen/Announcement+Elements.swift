// SPDX-License-Identifier: MIT

/// What is said of an element.
extension Announcement {
    /// The element that took the focus, whole.
    static func focused(_ element: ElementSnapshot) -> Announcement {
        Announcement(
            .element(element), subject: element.id.map(subject(ofElement:)),
            delivery: Delivery(language: element.language))
    }

    /// The user has adjusted it: said at once, also when it was at its bound already, and in place of what still waits to
    /// be said of an older value.
    static func adjusted(_ element: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .elementAdjusted(element, from: old), slot: subject(ofElement: id), subject: subject(ofElement: id),
            delivery: Delivery(language: element.language))
    }

    /// It changed by itself where the user is: only the newest waits, and one that changes all the time is told when it
    /// rests. It stays true however long it waits.
    static func changed(_ element: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .elementChanged(element, from: old), priority: .low, slot: subject(ofElement: id),
            subject: subject(ofElement: id), expires: .seconds(60),
            settles: element.traits.contains(.updatesFrequently) ? .milliseconds(250) : nil,
            delivery: Delivery(language: element.language))
    }

    /// What an announcement about an element has as its `subject`.
    package static func subject(ofElement id: String) -> String { "element/\(id)" }

    /// What an announcement about a chart has as its `subject`.
    package static func subject(ofChart id: String) -> String { "chart/\(id)" }
}
