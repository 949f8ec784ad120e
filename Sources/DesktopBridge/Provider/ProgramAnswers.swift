// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A request to a program that follows from a call of an object.
enum ProviderRequest: Sendable, Equatable {
    case perform(ElementAction, PerformRequest.Target)
    case focus(element: String)
    /// Points of a series, which the answer needs.
    case points(PointPage)
}

/// Answers the calls of assistive technologies from known views. No answer waits for the program itself.
struct ProgramAnswers {
    var program: ShownProgram
    private(set) var requests: [ProviderRequest] = []

    init(_ program: ShownProgram) { self.program = program }

    static let cachePath = "/org/a11y/atspi/cache"
    static let atspi = "org.a11y.atspi."

    mutating func answer(_ call: BusMessage) -> BusReply {
        if call.path == Self.cachePath { return cache(call.member ?? "") }
        let node = call.path.flatMap(program.node)
        guard node != nil || call.path == BusReference.root else {
            return .failure("org.freedesktop.DBus.Error.UnknownObject", "There is no object \(call.path ?? "").")
        }
        if let page = page(for: call, of: node) {
            requests.append(.points(page))
            return .later
        }
        return answer(call, of: node)
    }

    private mutating func answer(_ call: BusMessage, of node: ShownNode?) -> BusReply {
        let (interface, member) = (call.interface ?? "", call.member ?? "")
        if interface == "org.freedesktop.DBus.Properties" { return properties(of: node, member, call.arguments) }
        if interface == Self.atspi + "Accessible" { return accessible(node, member, call.arguments) }
        guard let node else { return interface == Self.atspi + "Application" ? application(member) : .unknown(member) }
        guard program.interfaces(of: node).contains(interface) else { return .unknown(member) }
        switch interface.dropFirst(Self.atspi.count) {
        case "Component": return component(node, member, call.arguments)
        case "Action": return action(node, member, call.arguments)
        case "Selection": return selection(node, member, call.arguments)
        case "Text": return text(of: node, member, call.arguments)
        case "EditableText": return edit(node, member, call.arguments)
        case "Table": return table(node, member, call.arguments)
        case "TableCell": return tableCell(node, member)
        default: return .unknown(member)
        }
    }

    mutating func request(_ request: ProviderRequest) -> BusReply {
        requests.append(request)
        return .values([.flag(true)])
    }

    /// The page of points that a call needs first; nil when all is known.
    private func page(for call: BusMessage, of node: ShownNode?) -> PointPage? {
        if let place = node?.point {
            return Self.needsPoint(call) && program.points[place.page] == nil ? place.page : nil
        }
        guard let node, let series = node.series, Self.needsCount(call) else { return nil }
        let isKnown = program.points.visible(of: node.number, view: series.view) != nil
        return isKnown ? nil : PointPage(series: node.number, view: series.view, number: 0)
    }

    private static func needsPoint(_ call: BusMessage) -> Bool {
        switch call.interface {
        case atspi + "Text": true
        case atspi + "Accessible": call.member == "GetAttributes"
        case "org.freedesktop.DBus.Properties":
            call.member == "GetAll" || [.text("Name"), .text("CharacterCount")].contains(call.argument(1))
        default: false
        }
    }

    private static func needsCount(_ call: BusMessage) -> Bool {
        switch call.interface {
        case atspi + "Accessible": ["GetChildAtIndex", "GetChildren"].contains(call.member)
        case "org.freedesktop.DBus.Properties": call.member == "GetAll" || call.argument(1) == .text("ChildCount")
        default: false
        }
    }
}

/// `org.a11y.atspi.Accessible`, and `Application`.
extension ProgramAnswers {
    /// `GetChildren` returns at most this many; `GetChildAtIndex` returns any.
    private static let maxChildren = 4096

    func parent(of node: ShownNode?) -> BusReference {
        guard let node else { return program.desktop }
        return program.reference(node.parent)
    }

    func childCount(of node: ShownNode?) -> Int {
        guard let node else { return program.tree.isEmpty ? 0 : 1 }
        guard let series = node.series else { return node.children.count }
        return program.points.visible(of: node.number, view: series.view) ?? series.count
    }

    private func child(of node: ShownNode?, at index: Int) -> BusReference {
        guard (0..<childCount(of: node)).contains(index) else { return .none }
        guard let node else { return program.reference(ShownTree.window) }
        guard let series = node.series else { return program.reference(node.children[index]) }
        let point = PointPlace(series: node.number, view: series.view, place: index)
        return BusReference(name: program.busName, path: BusReference.path(point))
    }

    private func accessible(_ node: ShownNode?, _ member: String, _ arguments: [BusValue]) -> BusReply {
        switch member {
        case "GetChildAtIndex": return .values([child(of: node, at: arguments.first?.number ?? -1).datum])
        case "GetChildren":
            let told = min(childCount(of: node), Self.maxChildren)
            return .values([.array(of: "(so)", (0..<told).map { child(of: node, at: $0).datum })])
        case "GetIndexInParent": return .values([.number(Int32(index(of: node)))])
        case "GetRelationSet": return .values([.array(of: "(ua(so))", [])])
        case "GetRole": return .values([.natural(role(of: node).rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": return .values([.text(role(of: node).name)])
        case "GetState":
            let states = node.map(program.states) ?? .displayed
            return .values([.array(of: "u", states.words.map { .natural($0) })])
        case "GetAttributes":
            let all = node.map(program.attributes) ?? [("toolkit", "AnnouncementKit")]
            return .values([.array(of: "{ss}", all.map { .entry(.text($0.0), .text($0.1)) })])
        case "GetApplication": return .values([program.reference(nil).datum])
        case "GetInterfaces": return .values([.texts(interfaces(of: node))])
        default: return .unknown(member)
        }
    }

    func index(of node: ShownNode?) -> Int {
        guard let node else { return -1 }
        if let point = node.point { return point.place }
        guard let parent = node.parent else { return 0 }
        return program.tree[parent]?.children.firstIndex(of: node.number) ?? -1
    }

    func role(of node: ShownNode?) -> AccessibleRole { node.map(program.role) ?? .application }

    func interfaces(of node: ShownNode?) -> [String] {
        node.map(program.interfaces) ?? ["Accessible", "Application"].map { Self.atspi + $0 }
    }

    private func application(_ member: String) -> BusReply {
        member == "GetLocale" ? .values([.text(program.wording.language.rawValue)]) : .unknown(member)
    }
}

/// `org.a11y.atspi.Action`, and values set by assistive technologies.
extension ProgramAnswers {
    mutating func action(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let actions = program.actions(of: node)
        if member == "GetActions" {
            let all = actions.map { BusDatum.structure([.text($0.title), .text(""), .text("")]) }
            return .values([.array(of: "(sss)", all)])
        }
        guard let index = arguments.first?.number, actions.indices.contains(index) else {
            return member == "DoAction" ? .values([.flag(false)]) : .values([.text("")])
        }
        switch member {
        case "GetName", "GetLocalizedName": return .values([.text(actions[index].title)])
        case "GetDescription", "GetKeyBinding": return .values([.text("")])
        case "DoAction": return perform(actions[index], on: node)
        default: return .unknown(member)
        }
    }

    mutating func perform(_ action: ElementAction, on node: ShownNode) -> BusReply {
        program.target(of: node).map { request(.perform(action, $0)) } ?? .values([.flag(false)])
    }

    /// Setting a value performs one step toward it, because only the program knows the size of a step.
    mutating func setValue(of node: ShownNode, to wanted: Double) -> BusReply {
        guard let value = program.value(of: node), wanted != value.current else { return .nothing }
        let step: ElementAction = wanted > value.current ? .increment : .decrement
        if program.actions(of: node).contains(step) { _ = perform(step, on: node) }
        return .nothing
    }
}

/// `org.a11y.atspi.Selection`: choosing an item of a list activates it, and the program decides the effect.
extension ProgramAnswers {
    private func selected(in node: ShownNode) -> [Int] {
        node.children.filter { program.tree[$0]?.element?.traits.contains(.selected) == true }
    }

    mutating func selection(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let index = arguments.first?.number ?? -1
        let child = node.children.indices.contains(index) ? program.tree[node.children[index]] : nil
        switch member {
        case "GetSelectedChild":
            let all = selected(in: node)
            return .values([(all.indices.contains(index) ? program.reference(all[index]) : .none).datum])
        case "IsChildSelected": return .values([.flag(child?.element?.traits.contains(.selected) == true)])
        case "SelectChild":
            guard let child, program.actions(of: child).contains(.activate) else { return .values([.flag(false)]) }
            return perform(.activate, on: child)
        case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return .values([.flag(false)])
        default: return .unknown(member)
        }
    }

    func selectedCount(in node: ShownNode) -> Int { selected(in: node).count }
}

extension ElementAction {
    /// The name for assistive technologies, which have no parameter for a direction.
    fileprivate var title: String {
        if case .scroll(let direction) = self { "scroll \(direction.name)" } else { name }
    }
}

/// `org.a11y.atspi.Component`: places on the screen in pixels, as far as the program reports them.
extension ProgramAnswers {
    mutating func component(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let frame = program.frame(of: node)
        switch member {
        case "GetExtents": return .values([.structure(Self.whole(frame, in: origin(for: node, arguments.first)))])
        case "GetPosition": return .values(Array(Self.whole(frame, in: origin(for: node, arguments.first))[..<2]))
        case "GetSize": return .values(Array(Self.whole(frame, in: .zero)[2...]))
        case "GetLayer": return .values([.natural(node.number == ShownTree.window ? 7 : 3)])
        case "GetMDIZOrder": return .values([.short(-1)])
        case "GetAlpha": return .values([.decimal(1)])
        case "Contains":
            return .values([.flag(point(arguments, of: node).map { frame.covers($0.x, $0.y) } ?? false)])
        case "GetAccessibleAtPoint":
            let found = point(arguments, of: node).flatMap { program.innermost(in: node, x: $0.x, y: $0.y) }
            return .values([(found.map { program.reference($0) } ?? .none).datum])
        case "GrabFocus":
            guard let id = node.element?.id else { return .values([.flag(false)]) }
            return request(.focus(element: id))
        // Only the program knows where to scroll.
        case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return .values([.flag(false)])
        default: return .unknown(member)
        }
    }

    /// The origin of a type of coordinates: the screen, the window, or the object's parent.
    func origin(for node: ShownNode, _ type: BusValue?) -> Rect {
        switch type?.number {
        case 1: program.tree[ShownTree.window].map(program.frame) ?? .zero
        case 2: node.parent.flatMap { program.tree[$0] }.map(program.frame) ?? .zero
        default: .zero
        }
    }

    /// The point on the screen that is given as x, y and the type of the coordinates.
    func point(_ arguments: [BusValue], of node: ShownNode) -> (x: Double, y: Double)? {
        guard arguments.count > 1, let x = arguments[0].number, let y = arguments[1].number else { return nil }
        let origin = origin(for: node, arguments.count > 2 ? arguments[2] : nil)
        return (Double(x) + origin.x, Double(y) + origin.y)
    }

    /// x, y, width and height.
    static func whole(_ frame: Rect, in origin: Rect) -> [BusDatum] {
        [frame.x - origin.x, frame.y - origin.y, frame.width, frame.height].map { number in
            // The comparison is false for NaN.
            .number(number > -1e9 ? Int32(min(1e9, number.rounded())) : number.isNaN ? 0 : -1_000_000_000)
        }
    }
}

/// Places on the screen.
extension ShownProgram {
    /// The place of an object on the screen. An object without a frame has the union of its children's places. Parts of
    /// a chart have the chart's place, and a chart without a frame fills the window. Negative sizes become 0.
    func frame(of node: ShownNode) -> Rect {
        if let frame = node.element?.frame ?? chart(around: node)?.frame {
            return onScreen(Rect(x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height)))
        }
        if let window = tree.reportedWindow?.frame, node.isWholeWindow {
            return onScreen(Rect(x: 0, y: 0, width: window.width, height: window.height))
        }
        let inside = node.children.compactMap { tree[$0] }.map(frame).filter { $0 != .zero }
        guard let first = inside.first else { return .zero }
        let (left, top) = (inside.map(\.x).min() ?? first.x, inside.map(\.y).min() ?? first.y)
        let (right, bottom) = (inside.map(\.maxX).max() ?? first.maxX, inside.map(\.maxY).max() ?? first.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The chart that a node is, or is a part of.
    private func chart(around node: ShownNode) -> ChartDescriptor? {
        switch node.content {
        case .chart(let chart): chart
        case .axis, .series, .point: node.parent.flatMap { tree[$0] }.flatMap(chart)
        case .window, .element, .container: nil
        }
    }

    /// Converts points of the window to pixels of the screen. A program without a window reports places on the screen.
    private func onScreen(_ frame: Rect) -> Rect {
        guard let window = tree.reportedWindow else { return frame }
        let scale = window.scale
        return Rect(
            x: (frame.x + window.frame.x) * scale, y: (frame.y + window.frame.y) * scale, width: frame.width * scale,
            height: frame.height * scale)
    }

    /// The innermost object at a place of the screen. Among overlapping siblings, the last one is drawn on top. A chart
    /// may fill the window, so objects with their own frames are searched first.
    func innermost(in node: ShownNode, x: Double, y: Double) -> Int? {
        let children = node.children.reversed().compactMap { tree[$0] }
        for child in children.filter({ !$0.isWholeWindow }) + children.filter(\.isWholeWindow) {
            if let inside = innermost(in: child, x: x, y: y) { return inside }
        }
        return node.number != ShownTree.window && frame(of: node).covers(x, y) ? node.number : nil
    }
}

extension ShownNode {
    fileprivate var isWholeWindow: Bool {
        switch content {
        case .window, .chart, .axis, .series, .point: true
        case .element, .container: false
        }
    }
}

extension Rect {
    fileprivate func covers(_ x: Double, _ y: Double) -> Bool { self.x <= x && x < maxX && self.y <= y && y < maxY }
}
