// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Wording

/// One client of the daemon as an accessible application: the names, roles and states of its objects. A value.
struct ShownProgram: Sendable {
    /// Identifies the connection to the daemon.
    let connection: String
    var name: String
    /// Whether the program was started in a terminal.
    let isInTerminal: Bool
    var tree = ShownTree()
    /// The requested points.
    var points = PointPages()
    /// The wording, in the user's language.
    var wording = Wording() {
        didSet { if wording != oldValue { points.forgetAll() } }
    }
    /// The unique name of the connection to the accessibility bus.
    var busName = ""
    /// The parent that the registry has assigned.
    var desktop = BusReference.registry
    /// The number that the registry has assigned.
    var id: Int32 = 0

    init(connection: String, name: String?, isInTerminal: Bool = false) {
        (self.connection, self.isInTerminal) = (connection, isInTerminal)
        self.name = name ?? "a program"
    }
}

extension ShownProgram {
    /// Applies a change. Returns the resulting changes of the tree.
    mutating func take(_ news: ViewUpdate.Change) -> [TreeChange] {
        let changes = tree.take(news)
        for case .points(let series) in changes { points.forget(series: series) }
        return changes
    }
}

/// A reference to an object on the bus: a connection and a path.
struct BusReference: Sendable, Hashable {
    static let root = "/org/a11y/atspi/accessible/root"
    static let registry = BusReference(name: "org.a11y.atspi.Registry", path: root)
    static let none = BusReference(name: "", path: "/org/a11y/atspi/null")
    private static let prefix = "/org/a11y/atspi/accessible/"

    let name: String
    let path: String

    var datum: BusDatum { .structure([.text(name), .path(path)]) }

    static func path(_ number: Int) -> String { "\(prefix)\(number)" }

    static func path(_ point: PointPlace) -> String { "\(prefix)\(point.series)/\(point.view)/\(point.place)" }

    /// The numbers in an object's path: one for a node, three for a point; nil for another path.
    static func numbers(_ path: String) -> [Int]? {
        guard path.hasPrefix(prefix) else { return nil }
        let parts = path.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}

/// Names, roles and states.
extension ShownProgram {
    func reference(_ number: Int?) -> BusReference {
        BusReference(name: busName, path: number.map(BusReference.path) ?? BusReference.root)
    }

    func reference(of node: ShownNode) -> BusReference {
        guard let point = node.point else { return reference(node.number) }
        return BusReference(name: busName, path: BusReference.path(point))
    }

    /// The object at a path; nil when there is none.
    func node(at path: String) -> ShownNode? {
        guard let numbers = BusReference.numbers(path) else { return nil }
        if numbers.count == 1 { return tree[numbers[0]] }
        guard numbers.count == 3 else { return nil }
        return point(PointPlace(series: numbers[0], view: numbers[1], place: numbers[2]))
    }

    /// Nil when the series has no visible point at this place.
    func point(_ point: PointPlace) -> ShownNode? {
        guard let series = tree[point.series]?.series, series.view == point.view,
            (0..<(points.visible(of: point.series, view: point.view) ?? series.count)).contains(point.place)
        else { return nil }
        return ShownNode(number: point.series, content: .point(point), parent: point.series)
    }

    func name(of node: ShownNode) -> String {
        switch node.content {
        case .window: return tree.reportedWindow?.title ?? name
        case .element(let element):
            let isApart = hasValue(node) || [.toggleButton, .entry, .text, .passwordText].contains(role(of: node))
            guard !isApart else { return element.label ?? "" }
            return [element.label, element.value].compactMap(\.self).joined(separator: ", ")
        case .container: return ""
        case .chart(let chart): return chart.name
        case .axis(_, let axis, let data): return wording.name(of: AxisRange(of: axis, with: data)).display
        case .series(let series): return series.series.name
        case .point(let place): return points[place]?.words ?? ""
        }
    }

    func description(of node: ShownNode) -> String {
        switch node.content {
        case .element(let element): element.hint ?? ""
        case .chart(let chart): chart.summary ?? ""
        case .series(let series): "\(series.count) \(series.count == 1 ? "point" : "points")"
        case .window, .container, .axis, .point: ""
        }
    }

    func role(of node: ShownNode) -> AccessibleRole {
        switch node.content {
        case .window: .frame
        case .element(let element):
            tableRole(of: node)
                ?? AccessibleRole(of: element, hasChildren: !node.children.isEmpty, isInList: isInList(node))
        // A container without numbered items only groups its elements.
        case .container: node.children.contains { tree[$0].map(isInList) ?? false } ? .list : .panel
        case .series: .list
        case .chart: .chart
        case .axis: .slider
        case .point: .listItem
        }
    }

    func states(of node: ShownNode) -> AccessibleStates {
        switch node.content {
        case .window: claimsWindow ? [.displayed, .active] : .displayed
        case .element(let element):
            AccessibleStates(
                of: element, role: role(of: node), hasFocus: focus == node.number, isSelectable: isSelectable(node))
        case .axis(_, let axis, _): [.displayed, axis.isX ? .horizontal : .vertical]
        case .container, .chart: .displayed
        case .series: [.displayed, .managesDescendants]
        case .point: [.displayed, .transient]
        }
    }

    /// Whether the window is active. A program in a terminal has its own window only when it reports a window or places
    /// on the screen.
    var claimsWindow: Bool {
        if let isActive = tree.reportedWindow?.isActive { return isActive }
        guard let focused = tree.focus.flatMap({ tree[$0] }) else { return false }
        return !isInTerminal || focused.element?.frame != nil
    }

    /// The key that a user's change stands for; nil unless it is an edit of the text that receives the keys.
    func key(of change: TreeChange) -> PassedKey? {
        guard claimsWindow, case .changed(let number, .element(let old)) = change, number == focus,
            let before = old.details.text, let text = tree[number]?.element?.details.text
        else { return nil }
        return PassedKey(from: before, to: text)
    }

    /// The element that receives keys.
    var focus: Int? { tree.reportedWindow?.isActive == false ? nil : tree.focus }

    /// Whether screen readers read this program: it is outside terminals, or reports a window or places.
    var isForScreenReaders: Bool {
        !isInTerminal || tree.reportedWindow != nil || tree.nodes.values.contains { $0.element?.frame != nil }
    }

    func isInList(_ node: ShownNode) -> Bool {
        node.parent != ShownTree.window && node.element?.isItem == true
    }

    /// Whether an item is selectable. In a list without any selection so far, screen readers would announce each item
    /// as unselected.
    private func isSelectable(_ node: ShownNode) -> Bool {
        isInList(node) && node.parent.flatMap { tree[$0] }?.hasSelection == true
    }
}

/// Values, actions and attributes.
extension ShownProgram {
    /// A number, its limits, and its spoken text.
    struct Value: Sendable, Equatable {
        var current: Double
        var minimum: Double
        var maximum: Double
        var text: String
    }

    func hasValue(_ node: ShownNode) -> Bool { value(of: node) != nil }

    /// Nil for a node without a value.
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

    /// The actions of a node, the standard ones first.
    func actions(of node: ShownNode) -> [ElementAction] {
        if case .axis = node.content { return [.increment, .decrement] }
        if case .chart = node.content { return PerformRequest.chartActions.map { .custom($0) } + Self.scrolls }
        guard let element = node.element, !element.traits.contains(.notEnabled) else { return [] }
        let adjusts: [ElementAction] = element.traits.contains(.adjustable) ? [.increment, .decrement] : []
        let scrolls = node.children.isEmpty && !isInList(node) ? [] : Self.scrolls
        let zooms = element.traits.contains(.supportsZoom) ? [ElementAction.custom("zoomIn"), .custom("zoomOut")] : []
        return [.activate] + adjusts + element.actions.map { .custom($0) } + zooms + [.escape] + scrolls
    }

    /// The text that is read in parts: the words of labels, items and points, or the entered text. Nil for other nodes.
    func text(of node: ShownNode) -> String? {
        switch node.content {
        case .point: return name(of: node)
        case .element(let element):
            if let text = element.details.text { return text.text }
            let role = role(of: node)
            if role == .entry { return element.value ?? "" }
            let roles: Set<AccessibleRole> = [
                .label, .heading, .listItem, .statusBar, .link, .tableCell, .columnHeader, .rowHeader,
            ]
            return roles.contains(role) ? name(of: node) : nil
        default: return nil
        }
    }

    /// Whether the node is a list with selectable items.
    private func hasSelection(_ node: ShownNode) -> Bool {
        node.hasSelection && [.list, .tabList].contains(role(of: node)) && !node.children.isEmpty
    }

    func interfaces(of node: ShownNode) -> [String] {
        var names = ["Accessible", "Component"]
        if !actions(of: node).isEmpty { names.append("Action") }
        if hasValue(node) { names.append("Value") }
        if text(of: node) != nil { names.append("Text") }
        if isEditable(node) { names.append("EditableText") }
        if hasSelection(node) { names.append("Selection") }
        if role(of: node) == .table { names.append("Table") }
        if isCell(node) { names.append("TableCell") }
        return names.map { "org.a11y.atspi.\($0)" }
    }

    private func isEditable(_ node: ShownNode) -> Bool {
        guard let element = node.element, !element.traits.contains(.notEnabled) else { return false }
        return element.details.text?.isEditable == true
    }

    private static let scrolls = [AccessibilityScrollDirection.left, .right, .up, .down].map(ElementAction.scroll)

    /// The target of actions; nil for a node without actions.
    func target(of node: ShownNode) -> PerformRequest.Target? {
        switch node.content {
        case .element(let element): element.id.map { .element($0) }
        case .axis(let chart, let axis, _): .axis(axis.id, chart: chart)
        case .chart(let chart): .chart(chart.id)
        default: nil
        }
    }

    /// Facts that no property of AT-SPI has.
    func attributes(of node: ShownNode) -> [(String, String)] {
        var all = [("toolkit", "AnnouncementKit")]
        if let point = node.point { return all + attributes(of: point) }
        guard let element = node.element else { return all }
        if let identifier = element.identifier { all.append(("id", identifier)) }
        if let text = value(of: node)?.text { all.append(("valuetext", text)) }
        if role(of: node) == .heading { all.append(("level", "\(element.details.headingLevel ?? 1)")) }
        if let row = element.details.row { all.append(("rowindex", "\(row + 1)")) }
        if let column = element.details.column { all.append(("colindex", "\(column + 1)")) }
        if !element.details.inputLabels.isEmpty {
            all.append(("input-labels", element.details.inputLabels.joined(separator: "; ")))
        }
        for content in element.details.content { all.append((content.label, content.value)) }
        all += live(node)
        if !element.traits.isEmpty { all.append(("traits", element.traits.names.joined(separator: " "))) }
        guard isInList(node), let index = element.index else { return all }
        all.append(("posinset", "\(index + 1)"))
        if let count = element.count { all.append(("setsize", "\(count)")) }
        return all
    }

    /// The live region around a node, by the attributes that browsers give ARIA's regions.
    private func live(_ node: ShownNode) -> [(String, String)] {
        var (next, isBusy) = (node as ShownNode?, false)
        for _ in 0..<64 {
            guard let around = next else { return [] }
            let details = around.element?.details
            isBusy = isBusy || details?.isBusy == true
            if let details, let live = details.live {
                let relevant = (details.relevant ?? .standard).names.joined(separator: " ")
                return [
                    ("container-live", live.rawValue), ("container-atomic", "\(details.isAtomic)"),
                    ("container-relevant", relevant), ("container-busy", "\(isBusy)"),
                ] + (around.number == node.number && details.region == nil ? [("live", live.rawValue)] : [])
            }
            next = around.parent.flatMap { tree[$0] }
        }
        return []
    }

    private func attributes(of place: PointPlace) -> [(String, String)] {
        guard let point = points[place], let visible = points.visible(of: place.series, view: place.view) else {
            return []
        }
        let data = [("x", "\(point.x)")] + (point.y.map { [("y", "\($0)")] } ?? [])
        return data + [("posinset", "\(place.place + 1)"), ("setsize", "\(visible)")]
    }
}
