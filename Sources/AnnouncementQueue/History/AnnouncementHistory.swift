// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The events and outcomes of the last announcements: a bounded memory, in which each step costs the same.
///
/// The history records the events of a sensitive announcement, and never its words, even when they are passed.
package struct AnnouncementHistory: Sendable, Equatable {
    /// The last announcement that was spoken to its end and may be kept: whole, to be repeated.
    package private(set) var lastFinished: Announcement?
    /// The announcements without an outcome.
    private var open: [AnnouncementID: HistoryRecord] = [:]
    /// The newest of the announcements that have ended.
    private var ended: BoundedMemory<AnnouncementID, HistoryRecord>

    /// The most open announcements, more than a queue of the usual limits holds. For any more, only the end is
    /// recorded.
    private static let maxOpen = 4200

    /// The number of ended announcements that are kept.
    package static let capacity = 200

    /// - Parameter capacity: the number of ended announcements to keep.
    package init(capacity: Int = Self.capacity) {
        ended = BoundedMemory(limit: capacity)
    }

    /// Records one step of an announcement.
    /// - Parameters:
    /// - text: its words as displayed now; kept when they are new or have changed.
    ///   - heard: the words of a cut announcement, up to the last one begun.
    package mutating func record(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, reason: String?, text: String?,
        heard: String? = nil, at time: Duration
    ) {
        var record = open.removeValue(forKey: entry.id) ?? HistoryRecord(entry)
        record.add(HistoryRecord.Step(time: time, state: state, reason: reason, heard: heard), text: text)
        guard let outcome = state.outcome else {
            if open.count < Self.maxOpen { open[entry.id] = record }
            return
        }
        if outcome == .finished && !record.isSensitive { lastFinished = entry.announcement }
        ended.remember(record, for: record.id)
    }

    /// All steps of one announcement up to now; nil when it is unknown or forgotten.
    package func explain(_ id: AnnouncementID) -> HistoryRecord? { open[id] ?? ended[id] }

    /// The announcements that ended last, the latest first. When a slot interrupts its own announcements, as a held key
    /// does, the list has only the slot's last.
    package func latest(_ limit: Int = .max) -> [HistoryRecord] {
        var newer: Set<Slot> = []
        var told: [HistoryRecord] = []
        for id in ended.newestFirst where told.count < limit {
            guard let record = ended[id] else { continue }
            let isLast = record.slot.map { newer.insert(Slot(client: record.client, name: $0)).inserted } ?? true
            if isLast || record.outcome != .interrupted { told.append(record) }
        }
        return told
    }

    private struct Slot: Hashable {
        let client: ClientID
        let name: String
    }
}
