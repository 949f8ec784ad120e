// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge

/// A text field as assistive technologies see it: `Text`, `EditableText` and their events.
@Suite("Text fields for assistive technologies")
struct ProvidedTextTests {
    private var program = ShownProgram(connection: "#3", name: "notes")
    private var field = ElementSnapshot(id: "note", label: "Note", value: "one two")
    private static let number = 2

    init() {
        field.details.text = ElementText("one two", selection: 7..<7)
        _ = program.tree.take(.willDisplay(field))
    }

    private mutating func ask(_ interface: String, _ member: String, _ arguments: BusValue...) -> (
        BusReply, [ProviderRequest]
    ) {
        var call = BusMessage(kind: .call)
        call.path = BusReference.path(Self.number)
        call.interface = interface.contains(".") ? interface : "org.a11y.atspi.\(interface)"
        (call.member, call.arguments) = (member, arguments)
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        return (reply, answers.requests)
    }

    private mutating func caret() -> BusReply {
        ask(
            "org.freedesktop.DBus.Properties", "Get", .text("org.a11y.atspi.Text"), .text("CaretOffset")
        ).0
    }

    /// The events of a change, as `member detail first text`.
    private mutating func told(_ text: ElementText) -> [String] {
        field.details.text = text
        return ProgramSignals(program: program.with(field)).signals(of: program.tree.take(.invalidated(field))).map {
            guard case .text(let detail)? = $0.values.first, case .number(let first) = $0.values[1] else {
                return $0.member
            }
            let words = if case .variant(.text(let words)) = $0.values[3] { " \(words)" } else { "" }
            return "\($0.member) \(detail) \(first)\(words)"
        }
    }

    @Test mutating func `a field has its text, its caret and the state of its kind`() {
        let node = program.node(at: BusReference.path(Self.number))
        #expect(node.map(program.role) == .entry)
        #expect(node.map(program.states)?.isSuperset(of: [.editable, .selectableText]) == true)
        #expect(ask("Text", "GetText", .number(0), .number(-1)).0 == .values([.text("one two")]))
        #expect(ask("Text", "GetNSelections").0 == .values([.number(0)]))
        #expect(caret() == .values([.variant(.number(7))]))
        field.details.text = ElementText("one two", selection: 0..<3)
        _ = program.tree.take(.invalidated(field))
        #expect(ask("Text", "GetNSelections").0 == .values([.number(1)]))
        #expect(ask("Text", "GetSelection", .number(0)).0 == .values([.number(0), .number(3)]))
        #expect(caret() == .values([.variant(.number(3))]))
        field.details.text?.isMultiline = true
        _ = program.tree.take(.invalidated(field))
        let lines = program.node(at: BusReference.path(Self.number))
        #expect(lines.map(program.role) == .text)
    }

    @Test mutating func `a caret, a selection and an edit of Orca are actions of the program`() {
        func request(_ action: ElementAction) -> [ProviderRequest] { [.perform(action, .element("note"))] }
        #expect(ask("Text", "SetCaretOffset", .number(3)).1 == request(.setSelection(3..<3)))
        #expect(ask("Text", "SetCaretOffset", .number(99)).1 == request(.setSelection(7..<7)))
        #expect(ask("Text", "AddSelection", .number(0), .number(3)).1 == request(.setSelection(0..<3)))
        #expect(ask("EditableText", "SetTextContents", .text("tea")).1 == request(.setText("tea")))
        #expect(
            ask("EditableText", "InsertText", .number(3), .text(" and"), .number(4)).1
                == request(.setText("one and two")))
        #expect(ask("EditableText", "DeleteText", .number(3), .number(-1)).1 == request(.setText("one")))
        #expect(ask("EditableText", "PasteText", .number(0)).0 == .values([.flag(false)]))
        field.details.text?.isEditable = false
        _ = program.tree.take(.invalidated(field))
        #expect(ask("EditableText", "SetTextContents", .text("tea")).1 == [])
    }

    @Test mutating func `a password is a password field of bullets, and only a whole text replaces it`() {
        field.details.text = ElementText("•••", selection: 3..<3)
        field.details.text?.isSecure = true
        _ = program.tree.take(.invalidated(field))
        let node = program.node(at: BusReference.path(Self.number))
        #expect(node.map(program.role) == .passwordText)
        #expect(ask("Text", "GetText", .number(0), .number(-1)).0 == .values([.text("•••")]))
        #expect(ask("EditableText", "InsertText", .number(0), .text("a"), .number(1)).1 == [])
        #expect(
            ask("EditableText", "SetTextContents", .text("new")).1 == [.perform(.setText("new"), .element("note"))])
    }

    @Test mutating func `an edit is the changed part, then the caret, then the selection`() {
        #expect(
            told(ElementText("one twoo", selection: 8..<8)) == ["TextChanged insert 7 o", "TextCaretMoved  8"])
        #expect(told(ElementText("one twoo", selection: 0..<3)) == ["TextCaretMoved  3", "TextSelectionChanged  0"])
        #expect(
            told(ElementText("a twoo", selection: 1..<1)) == [
                "TextChanged delete 0 one", "TextChanged insert 0 a", "TextCaretMoved  1", "TextSelectionChanged  0",
            ])
        #expect(told(ElementText("a twoo", selection: 1..<1)) == [])
    }
}

extension ShownProgram {
    /// The program after the element has changed.
    fileprivate func with(_ element: ElementSnapshot) -> ShownProgram {
        var changed = self
        _ = changed.tree.take(.invalidated(element))
        return changed
    }
}
