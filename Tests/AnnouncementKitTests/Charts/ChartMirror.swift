// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A listener that rebuilds a surface's chart from its events alone.
@MainActor
final class ChartMirror: ChartListener {
    private(set) var charts = DisplayedCharts()
    private(set) var announcements: [Announcement] = []
    private(set) var events = 0
    private(set) var cursor: ChartCursor?
    private(set) var failures: [ChartFailure] = []
    private(set) var ended: [String] = []

    func happened(_ event: ViewEvent) {}

    func happened(_ event: ChartEvent) {
        events += 1
        do {
            let outcome = try charts.take(event)
            if let announcement = outcome.announcement { announcements.append(announcement) }
            if case .commanded = event { cursor = outcome.cursor }
            if let ended = outcome.ended { self.ended.append(ended) }
        } catch {
            failures.append(error)
        }
    }

    /// Returns the words announced since the last call.
    func takeWords() -> [String] {
        takeAnnouncements().map { Wording.seedCompatible.words(for: $0.content).display }
    }

    /// Returns the announcements made since the last call.
    @discardableResult
    func takeAnnouncements() -> [Announcement] {
        defer { announcements = [] }
        return announcements
    }
}
