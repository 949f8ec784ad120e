// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that a program has sent over the accessibility bus.
struct AccessibleAnnouncement: Sendable, Hashable {
    /// The path of the object that announces.
    let object: String
    let text: String
    /// Assertive: what the user just did. Polite: when nothing else is said.
    let isAssertive: Bool

    /// `AtspiLive` of assertive; polite is 1.
    private static let assertive = 2

    var priority: AnnouncementPriority { isAssertive ? .default : .low }

    init(object: String, text: String, isAssertive: Bool) {
        (self.object, self.text, self.isAssertive) = (object, text, isAssertive)
    }

    /// Nil when the message is no announcement: its arguments are `siiva{sv}`, of which the second is the politeness and the
    /// fourth the text.
    init?(_ message: BusMessage) {
        guard let object = message.path, let politeness = message.argument(1)?.number,
            let text = message.argument(3)?.text
        else { return nil }
        self.init(object: object, text: text, isAssertive: politeness == Self.assertive)
    }
}
