// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The keys that move the focus through the elements of a view, and act on the focused element.
@MainActor
public struct FocusKeys {
    private let elements: () -> [any AccessibilityObject]

    /// - Parameter elements: the elements in their reading order; called at each key.
    public init(_ elements: @escaping () -> [any AccessibilityObject]) {
        self.elements = elements
    }

    /// - Returns: false for a key without effect.
    public func take(_ key: Key) -> Bool {
        switch key {
        case .tab: return move(by: 1)
        case .backTab: return move(by: -1)
        case .up: return act(.increment)
        case .down: return act(.decrement)
        case .enter, .character(" "): return act(.activate)
        case .escape: return act(.escape)
        case .character("m"): return act(.magicTap)
        case .character(let digit): return act(number: digit.wholeNumberValue ?? 0)
        default: return false
        }
    }

    /// Moves the focus to the innermost element at a point, and activates it.
    public func press(_ point: Point, in window: AccessibilityWindow) {
        let place = window.convertToScreen(Rect(x: point.x, y: point.y, width: 0, height: 0))
        let pressed = elements().last { element in
            let frame = element.accessibilityFrame
            return frame.x <= place.x && place.x < frame.maxX && frame.y <= place.y && place.y < frame.maxY
        }
        guard let pressed else { return }
        Accessibility.focus(pressed)
        _ = ElementAction.activate.perform(on: pressed)
    }

    private func move(by distance: Int) -> Bool {
        let all = elements()
        guard !all.isEmpty else { return false }
        let here = all.firstIndex { $0 === Accessibility.focusedElement }
        let next = here.map { ($0 + distance + all.count) % all.count } ?? (distance > 0 ? 0 : all.count - 1)
        Accessibility.focus(all[next])
        return true
    }

    private func act(_ action: ElementAction) -> Bool {
        Accessibility.focusedElement.map { action.perform(on: $0) } ?? false
    }

    /// Performs the custom action with a number from 1 of the focused element.
    private func act(number: Int) -> Bool {
        guard let actions = Accessibility.focusedElement.map({ ElementSnapshot(of: $0).actions }),
            actions.indices.contains(number - 1)
        else { return false }
        return act(.custom(actions[number - 1]))
    }

    /// A ring around the element that has the focus; empty without a focus.
    public func ring(in window: AccessibilityWindow) -> [Drawing] {
        guard let frame = Accessibility.focusedElement?.accessibilityFrame, frame.isValid, frame.width > 0 else {
            return []
        }
        let place = frame.moved(by: Point(x: -window.frame.x, y: -window.frame.y))
        return [
            .frame(
                Rect(x: place.x - 4, y: place.y - 4, width: place.width + 8, height: place.height + 8), 0xffcc00,
                width: 3)
        ]
    }
}
