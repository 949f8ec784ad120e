// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Every key of `[desktop]` in config.toml: what `a11y-speak desktop` says, which asks for it by `configure`.
enum DesktopKey: String, ConfigurableKey {
    case announcements, notifications
    case liveRegions = "live-regions"
    case enableToolkits = "enable-toolkits"
    case sensitive

    var kind: SettingKind {
        switch self {
        case .announcements, .notifications, .liveRegions:
            .oneOf(DesktopSettings.When.allCases.map(\.rawValue))
        case .enableToolkits, .sensitive: .flag
        }
    }

    /// The value that holds when nothing else is set.
    var standard: SettingValue {
        let standard = DesktopSettings()
        return switch self {
        case .announcements: .text(standard.announcements.rawValue)
        case .notifications: .text(standard.notifications.rawValue)
        case .liveRegions: .text(standard.liveRegions.rawValue)
        case .enableToolkits: .flag(standard.enableToolkits)
        case .sensitive: .flag(standard.sensitive)
        }
    }

    var about: String {
        switch self {
        case .announcements:
            "When announcements of programs are said; when-alone is while no screen reader says them."
        case .notifications: "When notifications are said; when-alone is while no screen reader listens."
        case .liveRegions: "When text that appears in alerts, logs and live regions of pages is said."
        case .enableToolkits:
            "Tell toolkits and browsers that somebody listens: most send nothing before, and are slower then."
        case .sensitive: "Keep the texts out of the history, captions and events."
        }
    }
}

extension DesktopSettings {
    init(_ settings: [DesktopKey: Setting]) {
        func when(_ key: DesktopKey) -> When? { settings[key]?.value.name.flatMap(When.init(rawValue:)) }
        self.init()
        announcements = when(.announcements) ?? announcements
        notifications = when(.notifications) ?? notifications
        liveRegions = when(.liveRegions) ?? liveRegions
        enableToolkits = settings[.enableToolkits]?.value.flag ?? enableToolkits
        sensitive = settings[.sensitive]?.value.flag ?? sensitive
    }
}
