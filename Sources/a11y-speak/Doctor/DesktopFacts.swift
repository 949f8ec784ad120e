// SPDX-License-Identifier: MIT

/// What the buses of the session tell of programs that announce, and of who says it.
struct DesktopFacts: Equatable, Sendable {
    /// A program that listens on the accessibility bus.
    struct Listener: Equatable, Sendable {
        var name: String
        /// It says announcements; else it only follows the focus.
        var hearsAnnouncements: Bool
    }

    /// There is a session bus.
    var hasSession = false
    /// The accessibility bus runs.
    var hasAccessibility = false
    /// Toolkits are told that somebody listens.
    var isEnabled = false
    /// The applications on the accessibility bus, without our own.
    var applications: [String] = []
    var listeners: [Listener] = []
    /// Why notifications cannot be watched; nil when they can.
    var monitorProblem: String?
}
