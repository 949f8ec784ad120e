// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What happens on the desktop and at the daemon.
enum DesktopEvent: Sendable, Equatable {
    /// The settings in force.
    case configured(DesktopSettings)
    /// A program announces.
    case announced(by: BusSender, AccessibleAnnouncement)
    /// Text has appeared in an object.
    case inserted(AccessibleObject, String)
    /// An object has got a child.
    case childAdded(AccessibleObject, AccessibleObject)
    /// An object has come in sight.
    case appeared(AccessibleObject)
    /// What an object is; nil when it has not answered.
    case described(AccessibleObject, Liveness?)
    /// The text of an object, or its name.
    case read(AccessibleObject, String?)
    /// A message that is not as it has to be.
    case malformed
    /// The name of the program behind a connection; nil when that cannot be told.
    case identified(BusSender, String?)
    /// A connection is this program's own.
    case own(BusSender)
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
    /// Ask whether an object is live.
    case describe(AccessibleObject)
    /// Ask for the text of an object.
    case read(AccessibleObject)
    /// Announce it as that program; a notification's outcome is followed, so that it can be taken back.
    case announce(as: String, AnnounceRequest, isFollowed: Bool)
    /// Take an announcement of that program back.
    case cancel(as: String, AnnouncementID)
    /// Tell the daemon whether a screen reader listens.
    case presence(Bool)
}
