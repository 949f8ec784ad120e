// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// `org.freedesktop.DBus.Properties`.
extension ProgramAnswers {
    mutating func properties(of node: ShownNode?, _ member: String, _ arguments: [BusValue]) -> BusReply {
        guard let interface = arguments.first?.text else { return .unknown(member) }
        switch member {
        case "Get":
            let name = arguments.count > 1 ? arguments[1].text ?? "" : ""
            guard let value = all(of: node, interface).first(where: { $0.0 == name })?.1 else {
                return .failure("org.freedesktop.DBus.Error.UnknownProperty", "There is no \(name) in \(interface).")
            }
            return .values([.variant(value)])
        case "GetAll":
            let all = all(of: node, interface).map { BusDatum.entry(.text($0.0), .variant($0.1)) }
            return .values([.array(of: "{sv}", all)])
        case "Set": return set(of: node, arguments)
        default: return .unknown(member)
        }
    }

    private mutating func set(of node: ShownNode?, _ arguments: [BusValue]) -> BusReply {
        guard arguments.count > 2, let name = arguments[1].text else { return .unknown("Set") }
        switch (name, arguments[2]) {
        case ("Id", .number(let number)): program.id = Int32(clamping: number)
        case ("CurrentValue", .decimal(let value)): if let node { return setValue(of: node, to: value) }
        default: return .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "\(name) cannot be set.")
        }
        return .nothing
    }

    private func all(of node: ShownNode?, _ interface: String) -> [(String, BusDatum)] {
        switch interface.hasPrefix(Self.atspi) ? String(interface.dropFirst(Self.atspi.count)) : "" {
        case "Accessible":
            return [
                ("Name", .text(node.map(program.name) ?? program.name)),
                ("Description", .text(node.map(program.description) ?? "")), ("Parent", parent(of: node).datum),
                ("ChildCount", .number(Int32(clamping: childCount(of: node)))),
                ("AccessibleId", .text(node?.element?.identifier ?? "")),
                // The hint is already the description, and Orca 48 says both.
                ("HelpText", .text("")),
                ("Locale", .text(node?.element?.language ?? program.wording.language.rawValue)),
            ]
        case "Application" where node == nil:
            return [
                ("Id", .number(program.id)), ("ToolkitName", .text("AnnouncementKit")),
                ("Version", .text(ClientProgram.version)), ("AtspiVersion", .text("2.1")),
            ]
        case "Action": return [("NActions", .number(Int32(node.map { program.actions(of: $0).count } ?? 0)))]
        case "Value":
            guard let node, let value = program.value(of: node) else { return [] }
            return [
                ("CurrentValue", .decimal(value.current)), ("MinimumValue", .decimal(value.minimum)),
                ("MaximumValue", .decimal(value.maximum)), ("MinimumIncrement", .decimal(0)),
                ("Text", .text(value.text)),
            ]
        case "Table": return node.map(tableProperties) ?? []
        case "TableCell": return node.map(cellProperties) ?? []
        case "Selection": return node.map { [("NSelectedChildren", .number(Int32(selectedCount(in: $0))))] } ?? []
        case "Text":
            guard let count = node.flatMap(program.text).map({ ReadOnlyText($0).count }) else { return [] }
            return [
                ("CharacterCount", .number(Int32(count))),
                ("CaretOffset", .number(Int32(node?.element?.details.text?.caret ?? 0))),
            ]
        default: return []
        }
    }
}

/// `org.a11y.atspi.Cache`.
extension ProgramAnswers {
    func cache(_ member: String) -> BusReply {
        guard member == "GetItems" else { return .unknown(member) }
        let nodes = program.tree.isEmpty ? [] : program.tree.nodes.values.sorted { $0.number < $1.number }
        // Searching each object among its siblings would take quadratic time.
        var places: [Int: Int] = [:]
        for node in nodes { for (place, child) in node.children.enumerated() { places[child] = place } }
        let items = [item(nil, at: -1)] + nodes.map { item($0, at: places[$0.number] ?? 0) }
        return .values([.array(of: CacheItem.signature, items)])
    }

    /// An object with all the fields that a cache keeps.
    /// - Parameters:
    ///   - place: the index among its siblings; -1 when another signal reports it.
    ///   - told: the number of children to report; nil for the actual number.
    func item(_ node: ShownNode?, at place: Int, count told: Int? = nil) -> BusDatum {
        // A cache keeps no points of a series: -1 makes it ask for them.
        let count = node?.series == nil ? told ?? childCount(of: node) : -1
        let states = node.map(program.states) ?? .displayed
        return .structure([
            program.reference(node?.number).datum, program.reference(nil).datum, parent(of: node).datum,
            .number(Int32(place)), .number(Int32(count)),
            .texts(interfaces(of: node)), .text(node.map(program.name) ?? program.name),
            .natural(role(of: node).rawValue), .text(node.map(program.description) ?? ""),
            .array(of: "u", states.words.map { .natural($0) }),
        ])
    }
}

/// The type of an object in a cache.
enum CacheItem {
    static let signature = "((so)(so)(so)iiassusau)"
}
