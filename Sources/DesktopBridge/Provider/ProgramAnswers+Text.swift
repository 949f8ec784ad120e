// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `org.a11y.atspi.Text`, read-only: what a screen reader reviews by characters, words and lines.
extension ProgramAnswers {
    func text(of node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        let text = ReadOnlyText(program.text(of: node) ?? "")
        let numbers = arguments.map { $0.number ?? 0 }
        let (first, second) = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
        switch member {
        case "GetText": return .values([.text(text.text(from: first, to: numbers.count > 1 ? second : -1))])
        case "GetStringAtOffset":
            return part(of: text, ReadOnlyText.Granularity(rawValue: second)) { text.part(at: first, by: $0) }
        case "GetTextAtOffset": return part(of: text, .init(boundary: second)) { text.part(at: first, by: $0) }
        case "GetTextBeforeOffset": return part(of: text, .init(boundary: second)) { text.part(before: first, by: $0) }
        case "GetTextAfterOffset": return part(of: text, .init(boundary: second)) { text.part(after: first, by: $0) }
        case "GetCharacterAtOffset": return .values([.number(Int32(text.scalar(at: first)?.value ?? 0))])
        case "GetCharacterExtents":
            return .values(extents(of: first..<first + 1, in: text, node, arguments.dropFirst().first))
        case "GetRangeExtents":
            let end = second < 0 ? text.count : second
            return .values(extents(of: first..<max(first, end), in: text, node, arguments.dropFirst(2).first))
        case "GetOffsetAtPoint": return .values([.number(Int32(offset(in: text, of: node, at: arguments)))])
        case "GetNSelections": return .values([.number(0)])
        case "GetSelection": return .values([.number(0), .number(0)])
        case "SetCaretOffset", "AddSelection", "RemoveSelection", "SetSelection", "ScrollSubstringTo",
            "ScrollSubstringToPoint":
            return .values([.flag(false)])
        default: return attributes(of: text, member)
        }
    }

    /// It has none.
    private func attributes(of text: ReadOnlyText, _ member: String) -> BusReply {
        let none = BusDatum.array(of: "{ss}", [])
        switch member {
        case "GetAttributes", "GetAttributeRun": return .values([none, .number(0), .number(Int32(text.count))])
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values([none])
        case "GetAttributeValue": return .values([.text("")])
        case "GetBoundedRanges": return .values([.array(of: "(iisv)", [])])
        default: return .unknown(member)
        }
    }

    private func part(
        of text: ReadOnlyText, _ granularity: ReadOnlyText.Granularity?,
        _ find: (ReadOnlyText.Granularity) -> Range<Int>?
    ) -> BusReply {
        guard let part = granularity.flatMap(find) else { return .values([.text(""), .number(0), .number(0)]) }
        let words = text.text(from: part.lowerBound, to: part.upperBound)
        return .values([.text(words), .number(Int32(part.lowerBound)), .number(Int32(part.upperBound))])
    }

    /// Nobody tells where a character is drawn: each has its share of the width.
    private func extents(
        of characters: Range<Int>, in text: ReadOnlyText, _ node: ShownNode, _ type: BusValue?
    ) -> [BusDatum] {
        let (frame, part) = (program.frame(of: node), characters.clamped(to: 0..<text.count))
        let width = frame.width / Double(max(1, text.count))
        let share = Rect(
            x: frame.x + width * Double(part.lowerBound), y: frame.y, width: width * Double(part.count),
            height: frame.height)
        return Self.whole(share, in: origin(for: node, type))
    }

    private func offset(in text: ReadOnlyText, of node: ShownNode, at arguments: [BusValue]) -> Int {
        let frame = program.frame(of: node)
        guard let point = point(arguments, of: node), frame.width > 0, point.x >= frame.x, point.x < frame.maxX,
            point.y >= frame.y, point.y < frame.maxY
        else { return -1 }
        return Int((point.x - frame.x) / frame.width * Double(text.count))
    }
}
