// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `org.a11y.atspi.Text`: a screen reader reviews it by characters, words and lines, and moves the caret of a text field.
extension ProgramAnswers {
    mutating func text(of node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
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
        case "GetNSelections", "GetSelection", "SetCaretOffset", "AddSelection", "RemoveSelection", "SetSelection":
            return selection(ofText: node, member, numbers)
        case "ScrollSubstringTo", "ScrollSubstringToPoint": return .values([.flag(false)])
        default: return attributes(of: text, member)
        }
    }

    /// The caret and the selection. The program moves them when it is asked, and then reports them.
    private mutating func selection(ofText node: ShownNode, _ member: String, _ numbers: [Int]) -> BusReply {
        let selected = node.element?.details.text?.selection
        let range = selected.flatMap { $0.isEmpty ? nil : $0 }
        func number(_ place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }
        switch member {
        case "GetNSelections": return .values([.number(range == nil ? 0 : 1)])
        case "GetSelection":
            let part = number(0) == 0 ? range ?? 0..<0 : 0..<0
            return .values([.number(Int32(part.lowerBound)), .number(Int32(part.upperBound))])
        case "SetCaretOffset": return select(number(0), number(0), in: node)
        case "AddSelection": return range == nil ? select(number(0), number(1), in: node) : .values([.flag(false)])
        case "SetSelection": return number(0) == 0 ? select(number(1), number(2), in: node) : .values([.flag(false)])
        default:
            guard let range, number(0) == 0 else { return .values([.flag(false)]) }
            return select(range.upperBound, range.upperBound, in: node)
        }
    }

    private mutating func select(_ start: Int, _ end: Int, in node: ShownNode) -> BusReply {
        guard let text = node.element?.details.text, text.selection != nil else { return .values([.flag(false)]) }
        let count = text.text.unicodeScalars.count
        let ends = [start, end].map { min(max(0, $0), count) }.sorted()
        return perform(.setSelection(ends[0]..<ends[1]), on: node)
    }

    /// Texts have no attributes.
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

    /// Programs do not report where a character is drawn, so each character gets an equal share of the width.
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

/// `org.a11y.atspi.EditableText`. The program edits the text when it is asked, and then reports it.
extension ProgramAnswers {
    mutating func edit(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        // A password is known as bullets: editing a part of it would lose the rest.
        let isWhole = node.element?.details.text?.isSecure == false
        var scalars = Array((program.text(of: node) ?? "").unicodeScalars)
        func place(_ index: Int) -> Int {
            let number = arguments.indices.contains(index) ? arguments[index].number ?? 0 : 0
            return number < 0 ? scalars.count : min(number, scalars.count)
        }
        switch member {
        case "SetTextContents": return perform(.setText(arguments.first?.text ?? ""), on: node)
        case "InsertText" where isWhole:
            guard arguments.count > 1, let text = arguments[1].text else { return .values([.flag(false)]) }
            let bytes = arguments.count > 2 ? arguments[2].number ?? -1 : -1
            let part = bytes < 0 ? text : String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
            scalars.insert(contentsOf: part.unicodeScalars, at: place(0))
        case "DeleteText" where isWhole: scalars.removeSubrange(min(place(0), place(1))..<max(place(0), place(1)))
        // Only the program has a clipboard.
        case "CopyText": return .nothing
        case "CutText", "PasteText", "InsertText", "DeleteText": return .values([.flag(false)])
        default: return .unknown(member)
        }
        return perform(.setText(String(String.UnicodeScalarView(scalars))), on: node)
    }
}
