// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("The text and the field spoken of an announcement")
struct SpokenTextTests {
    let stage = SessionStage()

    @Test func `spoken is read unchanged, and text without spoken is worded`() {
        stage.send(#"{"method":"announce","params":{"text":"1","spoken":"Delta -5","priority":"message"}}"#)
        stage.send(#"{"method":"announce","params":{"text":"Delta -5","priority":"message"}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["say Delta -5", "say Delta minus 5"])
    }

    @Test func `events and the history contain the text, not spoken`() {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        stage.send(#"{"method":"announce","params":{"text":"−5 V","spoken":"minus 5 volts"}}"#)
        _ = stage.take()
        stage.hearEnd()
        stage.send(#"{"id":1,"method":"history"}"#)
        let told = stage.take()
        #expect(told.filter { $0.contains("−5 V") }.count == 2)
        #expect(told.filter { $0.contains("volts") } == [])
    }

    @Test(arguments: ["ssml", "character", "key", "soundIcon"])
    func `spoken without a text is refused`(kind: String) {
        stage.send(#"{"id":1,"method":"announce","params":{"\#(kind)":"a","spoken":"b"}}"#)
        stage.send(#"{"id":2,"method":"announce","params":{"spoken":"b"}}"#)
        stage.send(#"{"id":3,"method":"announce","params":{"text":"a","spoken":" "}}"#)
        let told = stage.take()
        #expect(told.count { $0.contains("send it with") } == 2)
        #expect(told.last?.contains(#"\"spoken\" is empty."#) == true)
        #expect(stage.speaker.log == [])
    }

    @Test(arguments: [
        (#"{"text":"\u001b[31m\u001b[0m"}"#, "it is escape sequences of a terminal"),
        (#"{"text":"[a]: http://x","kind":"markdown"}"#, "its markdown shows nothing"),
        (#"{"text":"<script>a</script>","kind":"html"}"#, "its html shows nothing"),
    ])
    func `a text without words is refused with the reason`(params: String, reason: String) {
        stage.send(#"{"id":1,"method":"announce","params":\#(params)}"#)
        let reply = stage.take().last ?? ""
        #expect(reply.contains(#"\"text\" has no words: \#(reason)"#), "\(reply)")
        #expect(stage.speaker.log == [])
    }
}
