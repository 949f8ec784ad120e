// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `org.a11y.atspi.Component`: places are those of the screen, in pixels, as far as the program tells them.
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
        // Nobody but the program knows where it would have to scroll.
        case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return .values([.flag(false)])
        default: return .unknown(member)
        }
    }

    /// Where coordinates of a type begin: on the screen, in the window, or in the object's parent.
    func origin(for node: ShownNode, _ type: BusValue?) -> Rect {
        switch type?.number {
        case 1: program.tree[ShownTree.window].map(program.frame) ?? .zero
        case 2: node.parent.flatMap { program.tree[$0] }.map(program.frame) ?? .zero
        default: .zero
        }
    }

    /// A point that is given as x, y and the type of the coordinates, on the screen.
    func point(_ arguments: [BusValue], of node: ShownNode) -> (x: Double, y: Double)? {
        guard arguments.count > 1, let x = arguments[0].number, let y = arguments[1].number else { return nil }
        let origin = origin(for: node, arguments.count > 2 ? arguments[2] : nil)
        return (Double(x) + origin.x, Double(y) + origin.y)
    }

    /// x, y, width and height.
    static func whole(_ frame: Rect, in origin: Rect) -> [BusDatum] {
        [frame.x - origin.x, frame.y - origin.y, frame.width, frame.height].map { number in
            // NaN is larger than nothing.
            .number(number > -1e9 ? Int32(min(1e9, number.rounded())) : number.isNaN ? 0 : -1_000_000_000)
        }
    }
}

/// Places.
extension ShownProgram {
    /// Of what has none of its own, that of all that is in it; what is in a chart is anywhere in that, and a chart that tells no
    /// place anywhere in the window. A size that is less than nothing is nothing.
    func frame(of node: ShownNode) -> Rect {
        if let frame = node.element?.frame ?? chart(around: node)?.frame {
            return onScreen(Rect(x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height)))
        }
        if let window = tree.told?.frame, node.isWholeWindow {
            return onScreen(Rect(x: 0, y: 0, width: window.width, height: window.height))
        }
        let inside = node.children.compactMap { tree[$0] }.map(frame).filter { $0 != .zero }
        guard let first = inside.first else { return .zero }
        let (left, top) = (inside.map(\.x).min() ?? first.x, inside.map(\.y).min() ?? first.y)
        let (right, bottom) = (inside.map(\.maxX).max() ?? first.maxX, inside.map(\.maxY).max() ?? first.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A rectangle in points of the window; a program that tells no window has the screen's coordinates.
    private func chart(around node: ShownNode) -> ChartDescriptor? {
        switch node.content {
        case .chart(let chart): chart
        case .axis, .series, .point: node.parent.flatMap { tree[$0] }.flatMap(chart)
        case .window, .element, .container: nil
        }
    }

    private func onScreen(_ frame: Rect) -> Rect {
        guard let window = tree.told else { return frame }
        let scale = window.scale
        return Rect(
            x: (frame.x + window.frame.x) * scale, y: (frame.y + window.frame.y) * scale, width: frame.width * scale,
            height: frame.height * scale)
    }

    /// The innermost object at a place of the screen: of those beside each other the last, which is drawn above. A chart is
    /// anywhere in the window, so what has a place of its own comes first.
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
