// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// What a call of an object of a program asks for besides an answer.
enum ProviderRequest: Sendable, Equatable {
    case perform(ElementAction, PerformRequest.Target)
    case focus(element: String)
    /// Points of a series, without which there is no answer.
    case points(PointPage)
}

/// Answers the calls of assistive technologies, from what is known: no program is asked, so nobody waits for one.
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
        default: return .unknown(member)
        }
    }

    mutating func request(_ request: ProviderRequest) -> BusReply {
        requests.append(request)
        return .values([.flag(true)])
    }

    /// The page of points that must be known before such a call is answered; nil when nothing is missing.
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
    /// More children are told one by one.
    private static let mostChildren = 4096

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
            let told = min(childCount(of: node), Self.mostChildren)
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
