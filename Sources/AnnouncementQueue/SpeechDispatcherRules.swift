// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What an arrival does to others of Speech Dispatcher's convention, whosever they are, as measured on 0.11.4.
///
/// | arrives | cuts, when it is heard | cancels, when it waits |
/// |---|---|---|
/// | `high` (important) | all but `high` | notification |
/// | `message` | default, notification, progress | default, notification |
/// | `default` (text) | default, notification, progress | default, notification |
/// | `notification` | notification, and is dropped while anything else is heard | notification |
/// | `progress` | notification | notification, progress |
///
/// One deviation: `high`, `message` and `default` do not cancel a `progress` that waits. Speech Dispatcher cancels it and
/// brings it back, or all of its series, or none, as time will have it. Here the last of a series waits until nothing
/// else does, and is then heard as a `message`.
enum SpeechDispatcherRules {
    /// Whether an arrival silences one that is heard with that rank.
    static func cuts(_ arriving: AnnouncementPriority, _ heard: AnnouncementPriority) -> Bool {
        switch arriving {
        case .high: heard != .high
        case .message, .default: heard != .high && heard != .message
        case .notification, .progress: heard == .notification
        case .low: false
        }
    }

    /// Whose turn never comes when one of this priority arrives.
    static func canceled(by arriving: AnnouncementPriority) -> [AnnouncementPriority] {
        switch arriving {
        case .high, .notification: onlyNotifications
        case .message, .default: textsAndNotifications
        case .progress: progressAndNotifications
        case .low: none
        }
    }

    /// Whether any arrival cancels it.
    static func mayBeCanceled(_ waiting: AnnouncementPriority) -> Bool {
        waiting == .default || waiting == .notification || waiting == .progress
    }

    // Once, because each array is made anew otherwise.
    private static let onlyNotifications: [AnnouncementPriority] = [.notification]
    private static let textsAndNotifications: [AnnouncementPriority] = [.default, .notification]
    private static let progressAndNotifications: [AnnouncementPriority] = [.notification, .progress]
    private static let none: [AnnouncementPriority] = []
}
