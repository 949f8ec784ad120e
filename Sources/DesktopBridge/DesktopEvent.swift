// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// An event of the desktop or of the daemon.
enum DesktopEvent: Sendable, Equatable {
    /// The settings in force.
    case configured(DesktopSettings)
    /// A program has sent an announcement.
    case announced(by: BusSender, AccessibleAnnouncement)
    /// Text has appeared in an object.
    case inserted(AccessibleObject, String)
    /// An object has a new child.
    case childAdded(AccessibleObject, AccessibleObject)
    /// An object has become visible.
    case appeared(AccessibleObject)
    /// The liveness of an object; nil when the program has not answered.
    case described(AccessibleObject, Liveness?)
    /// The text of an object, or its name.
    case read(AccessibleObject, String?)
    /// A message with unexpected contents.
    case malformed
    /// The name of the program behind a connection; nil when the process is unknown.
    case identified(BusSender, String?)
    /// The connection belongs to this program.
    case own(BusSender)
    /// A connection has closed.
    case vanished(BusSender)
    /// All listeners on the accessibility bus.
    case listeners([ScreenReaders.Registration])
    case listenerAdded(ScreenReaders.Registration)
    case listenerRemoved(ScreenReaders.Registration)
    /// The accessibility bus is lost, and all connections to it.
    case accessibilityLost
    /// A program has passed a notification to the desktop, in the call with this serial number.
    case notified(by: BusSender, serial: UInt64, Notification)
    /// The desktop has assigned a number to the notification of such a call.
    case numbered(Int, call: UInt64, of: String)
    case closed(Int, NotificationEnd)
    case withdrawn(tag: String)
    /// Whether the user has turned on "do not disturb", according to the desktop.
    case doNotDisturb(Bool)
    /// The daemon has accepted the announcement of a slot.
    case accepted(AnnouncementID, slot: String)
    case began(AnnouncementID)
    case ended(AnnouncementID)
    /// The time of ``DesktopBridge/wake`` has passed.
    case elapsed
}

/// A step that ``DesktopService`` performs after an event.
enum DesktopStep: Sendable, Equatable {
    /// Ask the bus for the process of a sender.
    case identify(BusSender)
    /// Ask whether an object is live.
    case describe(AccessibleObject)
    /// Ask for the text of an object.
    case read(AccessibleObject)
    /// Announce in the name of that program. The outcome of a notification is followed, so that it can be canceled.
    case announce(as: String, AnnounceRequest, isFollowed: Bool)
    /// Cancel an announcement of that program.
    case cancel(as: String, AnnouncementID)
    /// Play a tone of that program, whose length in seconds says how many of its texts a flood has dropped.
    case tone(of: String, seconds: Double)
    /// Report to the daemon whether a screen reader listens.
    case presence(Bool)
}
