// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that a program has sent over the accessibility bus.
struct AccessibleAnnouncement: Sendable, Hashable {
    /// The path of the object that announces.
    let object: String
    let text: String
    /// An assertive announcement reports what the user just did; a polite one can wait.
    let isAssertive: Bool

    /// `AtspiLive` of assertive; polite is 1.
    private static let assertive = 2

    var priority: AnnouncementPriority { isAssertive ? .default : .low }

    init(object: String, text: String, isAssertive: Bool) {
        (self.object, self.text, self.isAssertive) = (object, text, isAssertive)
    }

    /// Nil for a message with other arguments than `siiva{sv}`. The second argument is the politeness, the fourth is
    /// the text.
    init?(_ message: BusMessage) {
        guard let object = message.path, let politeness = message.argument(1)?.number,
            let text = message.argument(3)?.text
        else { return nil }
        self.init(object: object, text: text, isAssertive: politeness == Self.assertive)
    }
}
