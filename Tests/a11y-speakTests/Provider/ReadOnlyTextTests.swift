// SPDX-License-Identifier: MIT

import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("A text that is read a part at a time")
struct ReadOnlyTextTests {
    private let text = ReadOnlyText("Hello, big world. Second  one!\nNext line")

    private func parts(_ offset: Int, _ granularity: ReadOnlyText.Granularity) -> [String?] {
        [
            text.part(before: offset, by: granularity), text.part(at: offset, by: granularity),
            text.part(after: offset, by: granularity),
        ].map { $0.map { text.text(from: $0.lowerBound, to: $0.upperBound) } }
    }

    @Test func `parts go from one beginning to the next`() {
        #expect(parts(8, .character) == ["b", "i", "g"])
        #expect(parts(8, .word) == ["Hello, ", "big ", "world. "])
        #expect(parts(0, .word) == [nil, "Hello, ", "big "])
        #expect(parts(20, .sentence) == ["Hello, big world. ", "Second  one!\n", "Next line"])
        #expect(parts(3, .line) == [nil, "Hello, big world. Second  one!\n", "Next line"])
        #expect(parts(35, .paragraph) == ["Hello, big world. Second  one!\n", "Next line", nil])
    }

    @Test func `the end belongs to the last part, and beyond it there is none`() {
        #expect(parts(text.count, .word) == ["Next ", "line", nil])
        #expect(parts(text.count, .character) == ["e", nil, nil])
        #expect(parts(text.count + 1, .word) == [nil, nil, nil])
        #expect(parts(-1, .word) == [nil, nil, nil])
    }

    @Test func `offsets are in scalars, and ranges that there are not are as much as there is`() {
        let text = ReadOnlyText("a😀e\u{301}")
        #expect(text.count == 4)
        #expect(text.scalar(at: 1) == "😀")
        #expect(text.scalar(at: 4) == nil)
        let ranges = [(0, -1), (1, 2), (-5, 99), (3, 1), (7, 9)].map { text.text(from: $0.0, to: $0.1) }
        #expect(ranges == ["a😀e\u{301}", "😀", "a😀e\u{301}", "", ""])
    }

    @Test func `an empty text has no parts`() {
        let text = ReadOnlyText("")
        #expect(text.part(at: 0, by: .word) == nil)
        #expect(text.part(before: 0, by: .line) == nil)
        #expect(text.text(from: 0, to: -1) == "")
    }

    @Test func `the older boundaries are the same parts`() {
        let meant = (0...7).map { ReadOnlyText.Granularity(boundary: $0) }
        #expect(meant == [.character, .word, .word, .sentence, .sentence, .line, .line, nil])
    }
}
