// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What became of the last announcements: a bounded memory, in which each step costs the same.
///
/// Of what is sensitive it keeps that it was, and never the words, whatever it is given.
package struct AnnouncementHistory: Sendable, Equatable {
    /// The last that was heard to its end and may be kept, whole, to be said again.
    package private(set) var lastFinished: Announcement?
    /// Those that have no outcome yet.
    private var open: [AnnouncementID: HistoryRecord] = [:]
    /// Those that have ended, the newest of them.
    private var ended: BoundedMemory<AnnouncementID, HistoryRecord>

    /// More than a queue of the usual limits holds; of more, only the end is recorded.
    private static let mostOpen = 4200

    /// - Parameter capacity: how many that have ended are kept.
    package init(capacity: Int = 200) {
        ended = BoundedMemory(limit: capacity)
    }

    /// One step of an announcement.
    /// - Parameters:
    ///   - text: its words for eyes as they are now; kept when it was not kept before or has changed.
    ///   - heard: of one that was cut, its words up to the last one begun.
    package mutating func record(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, reason: String?, text: String?,
        heard: String? = nil, at time: Duration
    ) {
        var record = open.removeValue(forKey: entry.id) ?? HistoryRecord(entry)
        record.add(HistoryRecord.Step(time: time, state: state, reason: reason, heard: heard), text: text)
        guard let outcome = state.outcome else {
            if open.count < Self.mostOpen { open[entry.id] = record }
            return
        }
        if outcome == .finished && !record.isSensitive { lastFinished = entry.announcement }
        ended.remember(record, for: record.id)
    }

    /// The way of one announcement up to now; nil when it is unknown or forgotten.
    package func explain(_ id: AnnouncementID) -> HistoryRecord? { open[id] ?? ended[id] }

    /// Those that ended last, the latest first.
    package func latest(_ limit: Int = .max) -> [HistoryRecord] {
        ended.newestFirst.prefix(max(0, limit)).compactMap { ended[$0] }
    }
}
