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
    /// The points that were asked for.
    var points = PointPages()
    /// In the user's language.
    var wording = Wording() {
        didSet { if wording != oldValue { points.forgetAll() } }
    }
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

extension ShownProgram {
    /// Takes news, and tells what has changed of the tree.
    mutating func take(_ news: ViewNews.Change) -> [TreeChange] {
        let changes = tree.take(news)
        for case .points(let series) in changes { points.forget(series: series) }
        return changes
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

    static func path(_ point: PointPlace) -> String { "\(prefix)\(point.series)/\(point.view)/\(point.place)" }

    /// The numbers in an object's path: its own, or those of a point; nil for another path.
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

    /// The object at a path; nil where there is none (any more).
    func node(at path: String) -> ShownNode? {
        guard let numbers = BusReference.numbers(path) else { return nil }
        if numbers.count == 1 { return tree[numbers[0]] }
        guard numbers.count == 3 else { return nil }
        return point(PointPlace(series: numbers[0], view: numbers[1], place: numbers[2]))
    }

    /// Nil when its series shows no such place, as far as is known.
    func point(_ point: PointPlace) -> ShownNode? {
        guard let series = tree[point.series]?.series, series.view == point.view,
            (0..<(points.visible(of: point.series, view: point.view) ?? series.count)).contains(point.place)
        else { return nil }
        return ShownNode(number: point.series, content: .point(point), parent: point.series)
    }

    func name(of node: ShownNode) -> String {
        switch node.content {
        case .window: return tree.told?.title ?? name
        case .element(let element):
            let isApart = hasValue(node) || [.toggleButton, .entry].contains(role(of: node))
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
            AccessibleRole(of: element, hasChildren: !node.children.isEmpty, isInList: isInList(node))
        // A view that numbers nothing of what is in it only holds it.
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

    /// Whether its window is the active one. What is in a terminal has a window of its own only when it tells
    /// one, or places on the screen.
    var claimsWindow: Bool {
        if let isActive = tree.told?.isActive { return isActive }
        guard let focused = tree.focus.flatMap({ tree[$0] }) else { return false }
        return !isInTerminal || focused.element?.frame != nil
    }

    /// The element that keys go to.
    var focus: Int? { tree.told?.isActive == false ? nil : tree.focus }

    /// Whether a screen reader reads it, as it does what is in a window.
    var isForScreenReaders: Bool {
        !isInTerminal || tree.told != nil || tree.nodes.values.contains { $0.element?.frame != nil }
    }

    func isInList(_ node: ShownNode) -> Bool {
        node.parent != ShownTree.window && node.element?.isItem == true
    }

    /// Whether it can be selected: what is in a list of which nothing ever was is not said to be unselected.
    private func isSelectable(_ node: ShownNode) -> Bool {
        isInList(node) && node.parent.flatMap { tree[$0] }?.hasSelection == true
    }
}
