// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Records the events of a list, and its announcements.
@MainActor
package final class ListStage: AccessibilityListener {
    package private(set) var events: [String] = []
    package private(set) var said: [String] = []
    private var screen = AccessibilityScreen()
    private var names: [String: String] = [:]

    package init() {
        if let element = Accessibility.focusedElement { Accessibility.didEndDisplay(element) }
        Accessibility.listener = self
    }

    package func happened(_ event: ViewEvent) {
        events.append(line(for: event))
        do {
            guard let announcement = try screen.take(event).announcement else { return }
            said.append(Wording().words(for: announcement.content).display)
        } catch {
            events.append("refused: \(error)")
        }
    }

    package func forget() {
        (events, said) = ([], [])
    }

    private func line(for event: ViewEvent) -> String {
        switch event {
        case .willDisplay(let element):
            names[element.id ?? ""] = element.label ?? "-"
            return "willDisplay \(element.label ?? "-")"
        case .didEndDisplay(let id): return "didEndDisplay \(names[id] ?? "?")"
        case .invalidated(let change, _): return "invalidated \(names[change.id] ?? "?")"
        case .focused(.element(let element)): return "focused \(element.label ?? "-")"
        case .focused(let argument): return "focused \(argument)"
        case .window: return "window"
        case .posted(let notification, _, _): return notification.rawValue
        }
    }
}
