// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Drives a screen and records its announcements, one line each. Events without an announcement leave no line.
package struct ScreenStory {
    package private(set) var screen = AccessibilityScreen()
    /// `default: Volume, 50`, `low: 51`, `ended element/a`, `refused: unknownElement("b")`.
    package private(set) var lines: [String] = []
    /// The complete announcements, also the ones without words.
    package private(set) var announcements: [Announcement] = []

    package init() {}

    package mutating func happened(_ event: ViewEvent) {
        do {
            let outcome = try screen.take(event)
            if let subject = outcome.ended { lines.append("ended \(subject)") }
            guard let announcement = outcome.announcement else { return }
            announcements.append(announcement)
            let words = Wording().words(for: announcement.content).display
            if !words.isEmpty { lines.append("\(announcement.priority): \(words)") }
        } catch {
            lines.append("refused: \(error)")
        }
    }

    /// The lines since the last call.
    package mutating func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}
