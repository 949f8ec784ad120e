// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A surface, and whoever listens to it with nothing but its events.
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

    /// The words of what was said since the last call.
    func takeWords() -> [String] {
        takeAnnouncements().map { Wording.seedCompatible.words(for: $0.content).display }
    }

    /// What was said since the last call.
    @discardableResult
    func takeAnnouncements() -> [Announcement] {
        defer { announcements = [] }
        return announcements
    }
}
