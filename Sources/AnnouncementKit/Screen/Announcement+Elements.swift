// SPDX-License-Identifier: MIT

/// Announcements about elements.
extension Announcement {
    /// Announces the element that took the focus in full, and what is new about its place in a data table.
    static func focused(_ element: ElementSnapshot, at place: CellPlace? = nil) -> Announcement {
        Announcement(
            place.map { .cell(element, $0) } ?? .element(element), subject: element.id.map(subject(ofElement:)),
            delivery: Delivery(language: element.language))
    }

    /// Announces that the user has adjusted the element, even if its value was already at a bound. Replaces a waiting
    /// announcement of an older value.
    static func adjusted(_ element: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .elementAdjusted(element, from: old), slot: subject(ofElement: id), subject: subject(ofElement: id),
            delivery: Delivery(language: element.language))
    }

    /// Announces what the user has done with a text. The newest edit wins, and a letter that is typed twice is announced
    /// twice.
    static func edited(_ edit: TextEdit, of element: ElementSnapshot, id: String) -> Announcement {
        Announcement(
            .textEdit(edit), subject: subject(ofElement: id), mayRepeat: true,
            delivery: Delivery(language: element.language))
    }

    /// Announces a program's change to the focused element. Only the newest change waits. An element that changes
    /// constantly is announced when it rests. Expires after 60 s, because the content stays true.
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
