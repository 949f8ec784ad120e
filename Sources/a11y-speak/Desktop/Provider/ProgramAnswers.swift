// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// What a call of an object of a program asks for besides an answer.
enum ProviderWish: Sendable, Equatable {
    case perform(ElementAction, element: String)
    case focus(element: String)
}

/// Answers the calls of assistive technologies, from what is known: no program is asked, so nobody waits for one.
struct ProgramAnswers {
    var program: ShownProgram
    private(set) var wishes: [ProviderWish] = []

    init(_ program: ShownProgram) { self.program = program }

    static let cachePath = "/org/a11y/atspi/cache"
    static let atspi = "org.a11y.atspi."

    mutating func answer(_ call: BusMessage) -> BusReply {
        let (interface, member) = (call.interface ?? "", call.member ?? "")
        if call.path == Self.cachePath { return cache(member) }
        let node = call.path.flatMap(BusReference.number).flatMap { program.tree[$0] }
        guard node != nil || call.path == BusReference.root else {
            return .failure("org.freedesktop.DBus.Error.UnknownObject", "There is no object \(call.path ?? "").")
        }
        switch interface {
        case "org.freedesktop.DBus.Properties": return properties(of: node, member, call.arguments)
        case Self.atspi + "Accessible": return accessible(node, member, call.arguments)
        case Self.atspi + "Application": return application(member)
        case Self.atspi + "Component": return node.map { component($0, member, call.arguments) } ?? .unknown(member)
        case Self.atspi + "Action": return node.map { action($0, member, call.arguments) } ?? .unknown(member)
        default: return .unknown(member)
        }
    }

    mutating func want(_ wish: ProviderWish) -> BusReply {
        wishes.append(wish)
        return .values([.flag(true)])
    }
}

/// `org.a11y.atspi.Accessible`, and `Application`.
extension ProgramAnswers {
    private var window: [Int] { program.tree.isEmpty ? [] : [ShownTree.window] }

    func children(of node: ShownNode?) -> [Int] { node?.children ?? window }

    func parent(of node: ShownNode?) -> BusReference {
        guard let node else { return program.desktop }
        return program.reference(node.parent)
    }

    private func accessible(_ node: ShownNode?, _ member: String, _ arguments: [BusValue]) -> BusReply {
        switch member {
        case "GetChildAtIndex":
            let (children, index) = (children(of: node), arguments.first?.number ?? -1)
            let child = children.indices.contains(index) ? program.reference(children[index]) : .none
            return .values([child.datum])
        case "GetChildren":
            return .values([.array(of: "(so)", children(of: node).map { program.reference($0).datum })])
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

/// `org.a11y.atspi.Component`: places are those of the screen, as far as the program tells them.
extension ProgramAnswers {
    private func frame(of node: ShownNode) -> Rect {
        if let frame = node.element?.frame { return frame }
        let inside = node.children.compactMap { program.tree[$0]?.element?.frame }
        guard let first = inside.first else { return .zero }
        let (left, top) = (inside.map(\.x).min() ?? first.x, inside.map(\.y).min() ?? first.y)
        let (right, bottom) = (inside.map(\.maxX).max() ?? first.maxX, inside.map(\.maxY).max() ?? first.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private mutating func component(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let frame = frame(of: node)
        let (x, y, width, height) = (
            Self.whole(frame.x), Self.whole(frame.y), Self.whole(frame.width), Self.whole(frame.height)
        )
        switch member {
        case "GetExtents": return .values([.structure([x, y, width, height])])
        case "GetPosition": return .values([x, y])
        case "GetSize": return .values([width, height])
        case "GetLayer": return .values([.natural(node.number == ShownTree.window ? 7 : 3)])
        case "GetMDIZOrder": return .values([.short(-1)])
        case "GetAlpha": return .values([.decimal(1)])
        case "Contains": return .values([.flag(Self.isIn(frame, arguments))])
        case "GetAccessibleAtPoint":
            return .values([(found(in: node, at: arguments).map { program.reference($0) } ?? .none).datum])
        case "GrabFocus":
            guard let id = node.element?.id else { return .values([.flag(false)]) }
            return want(.focus(element: id))
        default: return .unknown(member)
        }
    }

    private static func whole(_ number: Double) -> BusDatum { .number(Int32(max(-1e9, min(1e9, number.rounded())))) }

    private static func isIn(_ frame: Rect, _ arguments: [BusValue]) -> Bool {
        guard let x = arguments.first?.number.map(Double.init), arguments.count > 1,
            let y = arguments[1].number.map(Double.init)
        else { return false }
        return frame.x <= x && x < frame.maxX && frame.y <= y && y < frame.maxY
    }

    /// The innermost object there: of those beside each other the last, which is drawn above.
    private func found(in node: ShownNode, at point: [BusValue]) -> Int? {
        for child in node.children.reversed().compactMap({ program.tree[$0] }) {
            if let inside = found(in: child, at: point) { return inside }
        }
        return node.number != ShownTree.window && Self.isIn(frame(of: node), point) ? node.number : nil
    }
}

/// `org.a11y.atspi.Action`.
extension ProgramAnswers {
    private mutating func action(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let actions = program.actions(of: node)
        if member == "GetActions" {
            let all = actions.map { BusDatum.structure([.text($0.name), .text(""), .text("")]) }
            return .values([.array(of: "(sss)", all)])
        }
        guard let index = arguments.first?.number, actions.indices.contains(index) else {
            return member == "DoAction" ? .values([.flag(false)]) : .values([.text("")])
        }
        switch member {
        case "GetName", "GetLocalizedName": return .values([.text(actions[index].name)])
        case "GetDescription", "GetKeyBinding": return .values([.text("")])
        case "DoAction":
            guard let id = node.element?.id else { return .values([.flag(false)]) }
            return want(.perform(actions[index], element: id))
        default: return .unknown(member)
        }
    }

    /// A value that is set is approached by a step: how far one goes is the element's to know.
    mutating func setValue(of node: ShownNode, to wanted: Double) -> BusReply {
        guard let id = node.element?.id, let value = program.value(of: node), wanted != value.current else {
            return .nothing
        }
        _ = want(.perform(wanted > value.current ? .increment : .decrement, element: id))
        return .nothing
    }
}
