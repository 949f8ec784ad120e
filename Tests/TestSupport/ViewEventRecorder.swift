// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Listens to an application in place of the daemon, and records its events and announcements.
///
/// Only one recorder can listen. A test that creates one at its start is not `async`, so that no other test comes
/// between.
@MainActor
package final class ViewEventRecorder: AccessibilityListener {
    package private(set) var events: [ViewEvent] = []
    package private(set) var story = ScreenStory()
    private weak var previous: (any AccessibilityListener)?

    /// Listens from now on, until it is released. Nothing has the focus, and there is no root.
    package init() {
        previous = Accessibility.listener
        Accessibility.listener = nil
        let nowhere = AccessibilityElement()
        Accessibility.focus(nowhere)
        Accessibility.didEndDisplay(nowhere)
        Accessibility.root = nil
        Accessibility.listener = self
    }

    isolated deinit {
        Accessibility.listener = previous
    }

    package func happened(_ event: ViewEvent) {
        events.append(event)
        story.happened(event)
    }

    /// The events since the last call.
    package func takeEvents() -> [ViewEvent] {
        defer { events = [] }
        return events
    }

    /// The lines of the story since the last call.
    package func takeLines() -> [String] { story.takeLines() }
}
