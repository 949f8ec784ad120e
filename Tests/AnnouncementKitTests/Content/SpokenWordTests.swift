// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Words of a spoken text")
struct SpokenWordTests {
    @Test func `a word ends at a space, and a script without spaces has one-character words`() {
        #expect(SpokenWord(in: "Dear all.", at: 5)?.text == "all.")
        #expect(SpokenWord(in: "價格上升", at: 1)?.text == "格")
        #expect(SpokenWord(in: "a👩‍👩‍👧 b", at: 0)?.length == 6)
        #expect(SpokenWord(in: "abc", at: 3) == nil)
        #expect(SpokenWord(in: "abc", at: -1) == nil)
        #expect(SpokenWord(in: "", at: 0) == nil)
    }

    @Test func `a text cut within a word keeps the whole word`() {
        #expect(SpokenWord.text("Dear all. The build", throughWordAt: 5) == "Dear all.")
        #expect(SpokenWord.text("Dear all", throughWordAt: 0) == "Dear")
        #expect(SpokenWord.text("Dear", throughWordAt: 9) == "Dear")
    }
}
