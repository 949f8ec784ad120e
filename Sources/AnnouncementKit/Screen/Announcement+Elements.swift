// SPDX-License-Identifier: MIT

/// The announcements about an element.
extension Announcement {
    /// The element that took the focus, whole.
    static func focused(_ element: ElementSnapshot) -> Announcement {
        Announcement(
            .element(element), subject: element.id.map(subject(ofElement:)),
            delivery: Delivery(language: element.language))
    }

    /// The user has adjusted the element. It is said at once, also when it was at its bound already, and replaces a
    /// waiting announcement of an older value.
    static func adjusted(_ element: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .elementAdjusted(element, from: old), slot: subject(ofElement: id), subject: subject(ofElement: id),
            delivery: Delivery(language: element.language))
    }

    /// The element changed by itself where the user is. Only the newest change waits, and an element that changes all
    /// the time is announced when it rests. The announcement stays true however long it waits.
    static func changed(_ element: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .elementChanged(element, from: old), priority: .low, slot: subject(ofElement: id),
            subject: subject(ofElement: id), expires: .seconds(60),
            settles: element.traits.contains(.updatesFrequently) ? .milliseconds(250) : nil,
            delivery: Delivery(language: element.language))
    }

    /// The `subject` of an announcement about an element.
    package static func subject(ofElement id: String) -> String { "element/\(id)" }

    /// The `subject` of an announcement about a chart.
    package static func subject(ofChart id: String) -> String { "chart/\(id)" }
}
