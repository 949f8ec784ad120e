// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// One client of the daemon as an accessible application: what its objects are called, and what they are. A value.
struct ShownProgram: Sendable {
    /// Names its connection to the daemon.
    let connection: String
    var name: String
    /// Whether it was started in a terminal.
    let isInTerminal: Bool
    var tree = ShownTree()
    var wording = Wording()
    /// The unique name of its connection to the accessibility bus.
    var busName = ""
    /// What the registry has put it into.
    var desktop = BusReference.registry
    /// The number that the registry has given it.
    var id: Int32 = 0

    init(connection: String, name: String?, isInTerminal: Bool = false) {
        (self.connection, self.isInTerminal) = (connection, isInTerminal)
        self.name = name ?? "a program"
    }
}

/// An object on the bus: whose it is, and where.
struct BusReference: Sendable, Hashable {
    static let root = "/org/a11y/atspi/accessible/root"
    static let registry = BusReference(name: "org.a11y.atspi.Registry", path: root)
    static let none = BusReference(name: "", path: "/org/a11y/atspi/null")
    private static let prefix = "/org/a11y/atspi/accessible/"

    let name: String
    let path: String

    var datum: BusDatum { .structure([.text(name), .path(path)]) }

    static func path(_ number: Int) -> String { "\(prefix)\(number)" }

    /// The number of the object there; nil for another path.
    static func number(_ path: String) -> Int? { path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil }
}

/// Names, roles and states.
extension ShownProgram {
    func reference(_ number: Int?) -> BusReference {
        BusReference(name: busName, path: number.map(BusReference.path) ?? BusReference.root)
    }

    func name(of node: ShownNode) -> String {
        switch node.content {
        case .window: return name
        case .element(let element):
            guard !hasValue(node), role(of: node) != .toggleButton else { return element.label ?? "" }
            return [element.label, element.value].compactMap(\.self).joined(separator: ", ")
        case .container: return ""
        case .chart(let chart, _): return chart.title ?? chart.id
        case .axis(_, let axis): return wording.name(of: Self.range(of: axis)).display
        case .series(let series, _): return series.name
        }
    }

    func description(of node: ShownNode) -> String {
        switch node.content {
        case .element(let element): element.hint ?? ""
        case .chart(let chart, _): chart.summary ?? ""
        case .series(_, let count): "\(count) \(count == 1 ? "point" : "points")"
        case .window, .container, .axis: ""
        }
    }

    func role(of node: ShownNode) -> AccessibleRole {
        switch node.content {
        case .window: .frame
        case .element(let element):
            AccessibleRole(of: element, hasChildren: !node.children.isEmpty, isInList: isInList(node))
        case .container: .list
        case .chart: .chart
        case .axis: .slider
        case .series: .grouping
        }
    }

    func states(of node: ShownNode) -> AccessibleStates {
        switch node.content {
        case .window: claimsWindow ? [.displayed, .active] : .displayed
        case .element(let element):
            AccessibleStates(
                of: element, role: role(of: node), hasFocus: tree.focus == node.number, isInList: isInList(node))
        case .axis: [.displayed, .horizontal, .readOnly]
        case .container, .chart, .series: .displayed
        }
    }

    /// Whether its window is the active one. What is in a terminal has a window of its own only when it tells where on the screen.
    var claimsWindow: Bool {
        guard let focused = tree.focus.flatMap({ tree[$0] }) else { return false }
        return !isInTerminal || focused.element?.frame != nil
    }

    /// Whether a screen reader reads it, as it does what is in a window.
    var isForScreenReaders: Bool { !isInTerminal || tree.nodes.values.contains { $0.element?.frame != nil } }

    func isInList(_ node: ShownNode) -> Bool {
        guard let element = node.element, node.parent != ShownTree.window else { return false }
        return element.index != nil && element.container != nil
    }

    static func range(of axis: ChartAxisDescriptor) -> AxisRange {
        let range = axis.visibleRange ?? DataRange(min: 0, max: 0)
        return AxisRange(
            axis: axis.id, lower: range.min, upper: range.max, scale: axis.scale, title: axis.title, unit: axis.unit,
            isXAxis: axis.isX)
    }
}

/// Values.
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
        case .axis(_, let axis):
            guard let range = axis.visibleRange else { return nil }
            var wording = wording
            wording.verbosity = .low
            let text = wording.words(for: .axisRanges([Self.range(of: axis)])).display
            return Value(current: range.min, minimum: range.min, maximum: range.max, text: text)
        default: return nil
        }
    }

    /// The names of what can be done with it, the standard ones first.
    func actions(of node: ShownNode) -> [ElementAction] {
        guard let element = node.element, !element.traits.contains(.notEnabled) else { return [] }
        let adjusts: [ElementAction] = element.traits.contains(.adjustable) ? [.increment, .decrement] : []
        return [.activate] + adjusts + element.actions.map { .custom($0) } + [.escape]
    }

    func interfaces(of node: ShownNode) -> [String] {
        var names = ["Accessible", "Component"]
        if !actions(of: node).isEmpty { names.append("Action") }
        if hasValue(node) { names.append("Value") }
        return names.map { "org.a11y.atspi.\($0)" }
    }

    /// What no property has.
    func attributes(of node: ShownNode) -> [(String, String)] {
        var all = [("toolkit", "AnnouncementKit")]
        guard let element = node.element else { return all }
        if let identifier = element.identifier { all.append(("id", identifier)) }
        if let text = value(of: node)?.text { all.append(("valuetext", text)) }
        if role(of: node) == .heading { all.append(("level", "1")) }
        guard isInList(node), let index = element.index else { return all }
        all.append(("posinset", "\(index + 1)"))
        if let count = element.count { all.append(("setsize", "\(count)")) }
        return all
    }
}
