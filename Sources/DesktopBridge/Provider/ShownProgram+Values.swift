// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Values, actions and attributes.
extension ShownProgram {
    /// A number, its limits, and how it is said.
    struct Value: Sendable, Equatable {
        var current: Double
        var minimum: Double
        var maximum: Double
        var text: String
    }

    func hasValue(_ node: ShownNode) -> Bool { value(of: node) != nil }

    /// Nil for what has none.
    func value(of node: ShownNode) -> Value? {
        switch node.content {
        case .element(let element):
            let isProgress = element.traits.contains(.updatesFrequently) && element.percentage != nil
            guard element.traits.contains(.adjustable) || isProgress else { return nil }
            let number = element.number ?? 0
            return Value(
                current: number, minimum: element.bound == .minimum ? number : min(number, 0),
                maximum: element.bound == .maximum ? number : max(number, 100), text: element.value ?? "")
        case .axis(_, let axis, let data):
            guard axis.visibleRange != nil || data != nil else { return nil }
            var wording = wording
            wording.verbosity = .low
            let range = AxisRange(of: axis, with: data)
            let text = wording.words(for: .axisRanges([range])).display
            return Value(
                current: range.lower, minimum: min(range.lower, data?.min ?? range.lower),
                maximum: max(range.upper, data?.max ?? range.upper), text: text)
        default: return nil
        }
    }

    /// The names of what can be done with it, the standard ones first.
    func actions(of node: ShownNode) -> [ElementAction] {
        if case .axis = node.content { return [.increment, .decrement] }
        if case .chart = node.content { return PerformRequest.chartActions.map { .custom($0) } + Self.scrolls }
        guard let element = node.element, !element.traits.contains(.notEnabled) else { return [] }
        let adjusts: [ElementAction] = element.traits.contains(.adjustable) ? [.increment, .decrement] : []
        let scrolls = node.children.isEmpty && !isInList(node) ? [] : Self.scrolls
        return [.activate] + adjusts + element.actions.map { .custom($0) } + [.escape] + scrolls
    }

    /// What is read a part at a time: the words of what is nothing else, and what has been entered. Nil for all others.
    func text(of node: ShownNode) -> String? {
        switch node.content {
        case .point: return name(of: node)
        case .element(let element):
            let role = role(of: node)
            if role == .entry { return element.value ?? "" }
            return [.label, .heading, .listItem, .statusBar, .link].contains(role) ? name(of: node) : nil
        default: return nil
        }
    }

    /// A list of which items may be chosen.
    private func hasSelection(_ node: ShownNode) -> Bool {
        node.hasSelection && [.list, .tabList].contains(role(of: node)) && !node.children.isEmpty
    }

    func interfaces(of node: ShownNode) -> [String] {
        var names = ["Accessible", "Component"]
        if !actions(of: node).isEmpty { names.append("Action") }
        if hasValue(node) { names.append("Value") }
        if text(of: node) != nil { names.append("Text") }
        if hasSelection(node) { names.append("Selection") }
        return names.map { "org.a11y.atspi.\($0)" }
    }

    private static let scrolls = [AccessibilityScrollDirection.left, .right, .up, .down].map(ElementAction.scroll)

    /// What actions are asked of; nil for what has none.
    func target(of node: ShownNode) -> PerformRequest.Target? {
        switch node.content {
        case .element(let element): element.id.map { .element($0) }
        case .axis(let chart, let axis, _): .axis(axis.id, chart: chart)
        case .chart(let chart): .chart(chart.id)
        default: nil
        }
    }

    /// What no property has.
    func attributes(of node: ShownNode) -> [(String, String)] {
        var all = [("toolkit", "AnnouncementKit")]
        if let point = node.point { return all + attributes(of: point) }
        guard let element = node.element else { return all }
        if let identifier = element.identifier { all.append(("id", identifier)) }
        if let text = value(of: node)?.text { all.append(("valuetext", text)) }
        if role(of: node) == .heading { all.append(("level", "1")) }
        if !element.traits.isEmpty { all.append(("traits", element.traits.names.joined(separator: " "))) }
        guard isInList(node), let index = element.index else { return all }
        all.append(("posinset", "\(index + 1)"))
        if let count = element.count { all.append(("setsize", "\(count)")) }
        return all
    }

    private func attributes(of place: PointPlace) -> [(String, String)] {
        guard let point = points[place], let visible = points.visible(of: place.series, view: place.view) else {
            return []
        }
        let data = [("x", "\(point.x)")] + (point.y.map { [("y", "\($0)")] } ?? [])
        return data + [("posinset", "\(place.place + 1)"), ("setsize", "\(visible)")]
    }
}
