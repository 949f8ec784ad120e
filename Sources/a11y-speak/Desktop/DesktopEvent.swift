// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A connection to one of the buses, whose process can be asked for.
struct BusSender: Sendable, Hashable {
    enum Place: Sendable, Hashable {
        case accessibility, session
    }

    let place: Place
    /// The unique name, such as `:1.42`.
    let name: String
}

/// What happens on the desktop and at the daemon.
enum DesktopEvent: Sendable, Equatable {
    /// The settings in force.
    case configured(DesktopSettings)
    /// A program announces.
    case announced(by: BusSender, AccessibleAnnouncement)
    /// A message that is not as it has to be.
    case malformed
    /// The name of the program behind a connection; nil when that cannot be told.
    case identified(BusSender, String?)
    /// A connection has gone.
    case vanished(BusSender)
    /// All who listen on the accessibility bus.
    case listeners([ScreenReaders.Registration])
    case listenerAdded(ScreenReaders.Registration)
    case listenerRemoved(ScreenReaders.Registration)
    /// The accessibility bus has gone, and everybody on it.
    case accessibilityLost
    /// A program has handed a notification to the desktop, in a call with that serial number.
    case notified(by: BusSender, serial: UInt64, Notification)
    /// The desktop has given the notification of such a call a number.
    case numbered(Int, call: UInt64, of: String)
    case closed(Int, NotificationEnd)
    case withdrawn(tag: String)
    /// The user does not want to be disturbed, as far as the desktop tells.
    case doNotDisturb(Bool)
    /// The daemon has accepted what was announced in a slot.
    case accepted(AnnouncementID, slot: String)
    case began(AnnouncementID)
    case ended(AnnouncementID)
    /// The time of ``DesktopBridge/wake`` has come.
    case elapsed
}

/// What is to be done about it.
enum DesktopStep: Sendable, Equatable {
    /// Ask whose process it is.
    case identify(BusSender)
    /// Announce it as that program.
    case announce(as: String, AnnounceRequest)
    /// Take an announcement of that program back.
    case cancel(as: String, AnnouncementID)
    /// Tell the daemon whether a screen reader listens.
    case presence(Bool)
}
