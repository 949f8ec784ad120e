// SPDX-License-Identifier: MIT

import Testing

/// A program's text field, read and edited by pyatspi over a real accessibility bus.
@Suite("Text fields over the accessibility bus", .seated)
struct ProviderTextTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// An edit of pyatspi, what the program is asked to do, what it then reports, and what pyatspi reads after that.
    private struct Step {
        let edit: [String]
        let action: String
        let text: String?
        let selection: [Int]?
        let report: String
        let read: String
        let said: String
    }

    private static let steps = [
        Step(
            edit: ["insert", "4", "big "], action: "setText", text: "one big two", selection: nil,
            report: #""text":"one big two","caret":8"#, read: "'one big two' 8", said: "big"),
        Step(
            edit: ["delete", "0", "4"], action: "setText", text: "big two", selection: nil,
            report: #""text":"big two","caret":0"#, read: "'big two' 0", said: "one"),
        Step(
            edit: ["caret", "4"], action: "setSelection", text: nil, selection: [4, 4], report: #""caret":4"#,
            read: "'big two' 4", said: "two"),
        Step(
            edit: ["select", "0", "3"], action: "setSelection", text: nil, selection: [0, 3],
            report: #""selection":[0,3]"#, read: "'big two' 3 (0, 3)", said: "big, selected"),
    ]

    @Test func `pyatspi's edits are sent to the program, and what the program reports is read and announced`()
        async throws
    {
        let stage = try await ProviderStage(in: home)
        let ear = try stage.daemon.client()
        try await ear.subscribe(scope: "all")
        try await stage.display(#""id":"note","label":"Note","text":"one two","caret":7,"editable":true"#)
        #expect(try await stage.tree(of: "player", "edit", "Note") == "'one two' 7\n")
        for step in Self.steps {
            let reply = try await stage.tree(of: "player", ["edit", "Note"] + step.edit)
            #expect(reply.hasPrefix("True "))
            try await stage.performed(step.action) { $0.text == step.text && $0.selection == step.selection }
            let element = #"{"id":"note",\#(step.report)}"#
            stage.client.send(
                #"{"method":"invalidated","params":{"element":\#(element),"cause":"user"}}"#.utf8 + [10])
            _ = try await ear.answer(step.said) { $0.params?.state == "began" && $0.params?.text == step.said }
            // The bridge may read the change after the announcement has begun.
            try await eventually(step.read) {
                try await stage.tree(of: "player", "edit", "Note") == step.read + "\n"
            }
        }
    }

    @Test func `a password's length is read, and a part of it cannot be edited`() async throws {
        let stage = try await ProviderStage(in: home)
        try await stage.display(
            #""id":"code","label":"Code","text":"hunter2","caret":7,"editable":true,"secure":true"#)
        #expect(try await stage.tree(of: "player", "edit", "Code") == "'•••••••' 7\n")
        #expect(try await stage.tree(of: "player", "edit", "Code", "insert", "0", "x") == "False '•••••••' 7\n")
        #expect(try await stage.tree(of: "player", "edit", "Code", "delete", "0", "1") == "False '•••••••' 7\n")
    }
}
