// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Drives a screen and writes down what is to be said, one line each; what leads to silence leaves none.
public struct ScreenStory {
    public private(set) var screen = AccessibilityScreen()
    /// `default: Volume, 50`, `low: 51`, `ended element/a`, `refused: unknownElement("b")`.
    public private(set) var lines: [String] = []
    /// What was to be said, whole, silent ones too.
    public private(set) var announcements: [Announcement] = []

    public init() {}

    public mutating func happened(_ event: ViewEvent) {
        do {
            let outcome = try screen.happened(event)
            if let subject = outcome.ended { lines.append("ended \(subject)") }
            guard let announcement = outcome.announcement else { return }
            announcements.append(announcement)
            let words = Wording().words(for: announcement.content).display
            if !words.isEmpty { lines.append("\(announcement.priority): \(words)") }
        } catch {
            lines.append("refused: \(error)")
        }
    }

    /// What happened since the last call.
    public mutating func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}
