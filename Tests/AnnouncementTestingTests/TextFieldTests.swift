// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private let field = AccessibilityTextField(isMultiline: true)

    init() { field.accessibilityLabel = "Note" }

    /// The texts that are heard after each step.
    private func heard(echo: TypingEcho = .characters, text: String = "", _ steps: () -> Void...) -> [[String]] {
        field.text = text
        field.selectedTextRange = text.count..<text.count
        let listener = Listener(typingEcho: echo)
        Accessibility.focus(field)
        listener.finish()
        return steps.map { step in
            step()
            return listener.finish()
        }
    }

    private func type(_ text: String) -> () -> Void {
        { for letter in text { self.field.insertText(String(letter)) } }
    }

    @Test(arguments: [
        (TypingEcho.characters, [["h"], ["i"], ["space"], ["h"], ["o"], ["!"]]),
        (.words, [[], [], ["hi"], [], [], ["ho"]]), (.both, [["h"], ["i"], ["hi"], ["h"], ["o"], ["ho"]]),
        (.none, Array(repeating: [], count: 6)),
    ])
    func `typed letters and words are echoed as the user has set`(_ echo: TypingEcho, _ expected: [[String]]) {
        let said = heard(echo: echo, type("h"), type("i"), type(" "), type("h"), type("o"), type("!"))
        #expect(said == expected)
        #expect(field.text == "hi ho!")
    }

    @Test func `a letter without an echo is dropped, for a reason`() {
        let listener = Listener(typingEcho: .words)
        Accessibility.focus(field)
        listener.finish()
        for letter in "hi" {
            field.insertText(String(letter))
            listener.finish()
        }
        let reason = "dropped: it has no words with these settings"
        #expect(listener.announcements.dropFirst().map(\.reason) == [reason, reason])
    }

    @Test func `a letter that is typed twice is heard twice, and a pasted text is heard whole`() {
        #expect(heard(type("l"), type("l"), { self.field.insertText("ama farm") }) == [["l"], ["l"], ["ama farm"]])
        #expect(field.text == "llama farm")
    }

    @Test func `deleted text is heard lower, also a whole selection`() {
        let said = heard(
            text: "one two", { self.field.deleteBackward() }, { self.field.select(0..<4) },
            { self.field.deleteBackward() }, { self.field.deleteBackward() })
        #expect(said == [["o"], ["one, selected"], ["one"], []])
        #expect(field.text == "tw")
        #expect(field.selectedTextRange == 0..<0)
    }

    @Test func `the caret reads the character, the word or the line to which it moves`() {
        let said = heard(
            text: "one two\nthree\n\nfour", { self.field.select(0..<0) }, { self.field.select(1..<1) },
            { self.field.select(4..<4) }, { self.field.select(8..<8) }, { self.field.select(14..<14) },
            { self.field.select(15..<15) }, { self.field.select(19..<19) })
        #expect(said == [["one two"], ["n"], ["two"], ["three"], ["new line"], ["f"], ["four"]])
    }

    @Test func `a selection that grows or shrinks reads the difference`() {
        let said = heard(
            text: "one two", { self.field.select(4..<7) }, { self.field.select(0..<7) }, { self.field.select(0..<3) },
            { self.field.select(0..<2) }, { self.field.select(2..<2) })
        #expect(
            said == [
                ["two, selected"], ["one, selected"], ["two, not selected"], ["e, not selected"], ["on, not selected"],
            ])
    }

    @Test func `a character of several scalars is one step, and emoji are named`() {
        let said = heard(text: "e\u{301}👩‍🚀x", { self.field.select(0..<0) }, { self.field.select(1..<1) })
        #expect(said == [["e\u{301}"], ["👩‍🚀"]])
        #expect(field.selectedTextRange == 1..<1)
    }

    @Test func `a password is silent and never shown`() throws {
        field.isSecureTextEntry = true
        #expect(heard(echo: .both, type("s"), type("e"), { self.field.select(0..<2) }) == [[], [], []])
        let snapshot = ElementSnapshot(of: field)
        #expect(snapshot.value == nil)
        #expect(snapshot.details.text?.text == "••")
        #expect(!String(describing: snapshot).contains("se\""))
    }

    @Test func `a field reads its name and its text, or the words in an empty one`() {
        field.placeholder = "Search or ask"
        let listener = Listener()
        Accessibility.focus(field)
        #expect(listener.finish() == ["Note, Search or ask, text field"])
        field.text = "tea"
        Accessibility.invalidated(field)
        #expect(listener.finish() == ["tea"])
    }

    @Test func `a script sets the text and the selection, and a field that is not editable refuses`() {
        let listener = Listener()
        Accessibility.focus(field)
        listener.finish()
        #expect(ElementAction.setText("milk, eggs").perform(on: field))
        #expect(ElementAction.setSelection(0..<4).perform(on: field))
        #expect(field.selectedTextRange == 0..<4)
        #expect(listener.finish() == ["milk, selected"])
        #expect(ElementAction.setText("milk, big eggs").perform(on: field))
        #expect(field.selectedTextRange == 10..<10)
        #expect(listener.finish() == ["big"])
        #expect(ElementAction.setText("milk, eggs").perform(on: field))
        #expect(field.selectedTextRange == 6..<6)
        #expect(listener.finish() == ["big"])
        field.isEditable = false
        #expect(!ElementAction.setText("no").perform(on: field))
        #expect(!ElementAction.setText("no").perform(on: AccessibilityElement()))
        #expect(field.text == "milk, eggs")
    }

    /// A drawn element whose text is a model's.
    @Test func `an element may show the text of another object`() {
        let drawn = AccessibilityElement()
        drawn.accessibilityLabel = "Editor"
        drawn.accessibilityTextInputResponder = field
        field.text = "abc"
        let listener = Listener()
        Accessibility.focus(drawn)
        listener.finish()
        field.selectedTextRange = 3..<3
        Accessibility.invalidated(drawn, cause: .user)
        #expect(ElementAction.setSelection(1..<1).perform(on: drawn))
        #expect(listener.finish() == ["b"])
    }
}

@MainActor
@Suite("Long texts", .serialized)
struct ReadingContentTests {
    private final class Book: AccessibilityView, AccessibilityReadingContent {
        var pages = [["It was a", "dark night."], ["The rain", "fell."]]
        var page = 0
        func accessibilityLineNumber(for point: Point) -> Int { Int(point.y / 20) }
        func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
            pages[page].indices.contains(lineNumber) ? pages[page][lineNumber] : nil
        }
        func accessibilityFrame(forLineNumber lineNumber: Int) -> Rect {
            Rect(x: 0, y: Double(lineNumber) * 20, width: 100, height: 20)
        }
        func accessibilityPageContent() -> String? { pages[page].joined(separator: " ") }
        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
            guard direction == .next, page + 1 < pages.count else { return false }
            page += 1
            return true
        }
    }

    private func book() -> Book {
        let book = Book()
        book.isAccessibilityElement = true
        book.accessibilityTraits = .causesPageTurn
        return book
    }

    @Test func `a page is a text with lines that cannot be edited`() {
        let text = ElementSnapshot(of: book()).details.text
        #expect(text?.text == "It was a\ndark night.")
        #expect((text?.isEditable, text?.isMultiline, text?.selection) == (false, true, nil))
    }

    @Test func `a book is read page by page, and then the next text`() async {
        let (first, second) = (book(), book())
        second.pages = [["The end."]]
        first.accessibilityNextTextNavigationElement = second
        let listener = Listener()
        let reading = Task { await Accessibility.read(first) }
        for _ in 0..<200 {
            await Task.yield()
            listener.advance(by: .milliseconds(100))
        }
        #expect(await reading.value?.wasSuccessful == true)
        let texts = ["It was a dark night.", "The rain fell.", "The end."]
        // Charts of other tests move meanwhile.
        #expect(listener.heard.filter(texts.contains) == texts)
    }

    @Test func `reading ends when something else is announced`() async {
        let book = book()
        let listener = Listener()
        let reading = Task { await Accessibility.read(book) }
        for _ in 0..<20 { await Task.yield() }
        listener.advance(by: .milliseconds(300))
        Accessibility.post(.announcement, argument: "Mail")
        listener.finish()
        #expect(await reading.value?.outcome == .interrupted)
        #expect(book.page == 0)
    }
}
