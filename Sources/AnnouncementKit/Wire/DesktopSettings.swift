// SPDX-License-Identifier: MIT

/// What `a11y-speak desktop` says: `[desktop]` of the user's config.toml.
package struct DesktopSettings: Sendable, Hashable, Codable {
    /// When something of the desktop is spoken by us.
    package enum When: String, Sendable, Hashable, CaseIterable, Codable {
        case off
        /// While no screen reader says it.
        case whenAlone = "when-alone"
        case always
    }

    /// Announcements of programs on the accessibility bus.
    package var announcements: When
    /// Text that appears in live regions, such as alerts of web pages.
    package var liveRegions: When
    /// Notifications of the desktop.
    package var notifications: When
    /// Tells toolkits that somebody listens: some send nothing before.
    package var enableToolkits: Bool
    /// The texts are neither kept in the history nor shown.
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
