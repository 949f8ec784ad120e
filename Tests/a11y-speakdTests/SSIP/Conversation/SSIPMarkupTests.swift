// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("SSIP: texts in SSML")
struct SSIPMarkupTests {
    private func parts(_ source: String) -> [String] {
        guard case .markup(let text) = SSIPMessage.content(source, isSSML: true) else { return [] }
        return text.parts.map(\.display) + text.marks.map { "\($0.name) before \($0.part)" }
    }

    @Test func `SSML mode applies to texts and not to characters`() {
        var dialogue = SSIPDialogue()
        _ = dialogue.ask("SET self SSML_MODE on") + dialogue.speak("<speak>a</speak>") + dialogue.ask("CHAR <")
        _ = dialogue.ask("SET self SSML_MODE off") + dialogue.speak("<speak>")
        #expect(dialogue.messages[0].content == .markup(SpeechMarkup(lenient: "a").marked))
        #expect(dialogue.messages.dropFirst().map(\.content) == [.character("<"), .text("<speak>")])
    }

    @Test func `marks before each word, as Orca sends them, keep their places`() {
        let orca = #"<speak><mark name="0:3"/>one <mark name="4:7"/>two &lt; three</speak>"#
        #expect(parts(orca) == ["one ", "two < three", "0:3 before 0", "4:7 before 1"])
    }

    @Test(arguments: [
        "<speak>one <mark name=\"a\"/>two <b>bold</b><mark name='b'/> three",
        "one <mark name=\"a\"/>two bold<mark name='b'/> three",
        "<speak foo=\"1\">one <mark  x='1' name = \"a\" />two <audio src='/bin/sh'>bold</audio><mark name='b'></mark> three</speak>",
        "<!DOCTYPE x><speak><!-- not > this -->one <mark name='a'/>two <![CDATA[bold]]><mark name='b'/> three</wrong>",
    ])
    func `malformed and unknown markup is said without its tags and keeps its marks`(source: String) {
        #expect(parts(source) == ["one ", "two bold", " three", "a before 1", "b before 2"])
    }

    @Test func `a text of marks alone is a blank text with these marks`() {
        let content = SSIPMessage.content("<speak><mark name=\"a\"/><mark name=\"b\"/></speak>", isSSML: true)
        #expect(parts("<speak><mark name=\"a\"/><mark name=\"b\"/></speak>") == [" ", "a before 0", "b before 0"])
        let message = SSIPMessage(
            content: content, priority: .text, delivery: Delivery(), notifications: .all)
        #expect(message.marks == ["a", "b"])
        #expect(parts("") == [" "])
    }
}
