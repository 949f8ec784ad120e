// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The settings of `a11y-speak desktop`: the table `[desktop]` of the user's config.toml.
package struct DesktopSettings: Sendable, Hashable, Codable {
    /// When a kind of desktop text is spoken.
    package enum When: String, Sendable, Hashable, CaseIterable, Codable {
        case off
        /// Spoken while no screen reader runs.
        case whenAlone = "when-alone"
        case always
    }

    /// Announcements of programs on the accessibility bus.
    package var announcements: When
    /// Text that appears in live regions, such as alerts of web pages.
    package var liveRegions: When
    /// Notifications of the desktop.
    package var notifications: When
    /// True to report to toolkits that an assistive program listens, because some send nothing otherwise.
    package var enableToolkits: Bool
    /// True to keep the texts out of the history and off the screen.
    package var sensitive: Bool

    package init(
        announcements: When = .whenAlone, liveRegions: When = .whenAlone, notifications: When = .whenAlone,
        enableToolkits: Bool = false, sensitive: Bool = true
    ) {
        self.announcements = announcements
        self.liveRegions = liveRegions
        self.notifications = notifications
        self.enableToolkits = enableToolkits
        self.sensitive = sensitive
    }
}
