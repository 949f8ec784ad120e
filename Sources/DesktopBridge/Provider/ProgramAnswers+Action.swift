// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `org.a11y.atspi.Action`, and values that are set.
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

    private mutating func perform(_ action: ElementAction, on node: ShownNode) -> BusReply {
        program.target(of: node).map { request(.perform(action, $0)) } ?? .values([.flag(false)])
    }

    /// A value that is set is approached by a step: how far one goes is the program's to know.
    mutating func setValue(of node: ShownNode, to wanted: Double) -> BusReply {
        guard let value = program.value(of: node), wanted != value.current else { return .nothing }
        let step: ElementAction = wanted > value.current ? .increment : .decrement
        if program.actions(of: node).contains(step) { _ = perform(step, on: node) }
        return .nothing
    }
}

/// `org.a11y.atspi.Selection`: choosing an item of a list is activating it, and the program decides what follows.
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
    /// Its name for assistive technologies, which know no directions.
    fileprivate var title: String {
        if case .scroll(let direction) = self { "scroll \(direction.name)" } else { name }
    }
}
