// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("The changed part of a text")
struct ChangedPartTests {
    @Test(arguments: [
        ("one two", "one big two", 4..<4, 4..<8), ("one big two", "big two", 0..<4, 0..<0), ("aa", "aaa", 2..<2, 2..<3),
        ("", "a", 0..<0, 0..<1), ("a", "", 0..<1, 0..<0), ("cat", "dog", 0..<3, 0..<3), ("same", "same", 4..<4, 4..<4),
    ])
    func `without a caret the common start is as long as possible`(
        old: String, new: String, before: Range<Int>, after: Range<Int>
    ) {
        let part = ChangedPart(from: Array(old), to: Array(new))
        #expect(part.old == before && part.new == after)
    }

    @Test(arguments: [
        ("aa", "aaa", 1, 0..<0, 0..<1), ("aa", "aaa", 3, 2..<2, 2..<3), ("one two", "one big two", 8, 4..<4, 4..<8),
        ("one two", "one big two", 11, 4..<7, 4..<11), ("ab", "b", 0, 0..<1, 0..<0), ("ab", "ab", 2, 2..<2, 2..<2),
    ])
    func `with a caret the common end begins at the caret or behind it`(
        old: String, new: String, caret: Int, before: Range<Int>, after: Range<Int>
    ) {
        let part = ChangedPart(from: Array(old), to: Array(new), caret: caret)
        #expect(part.old == before && part.new == after)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the changed part of the old text, replaced by that of the new one, makes the new text`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func text() -> [Bool] { (0..<Int.random(in: 0...6, using: &random)).map { _ in Bool.random(using: &random) } }
        let (old, new) = (text(), text())
        let caret = Int.random(in: -1...8, using: &random)
        for part in [ChangedPart(from: old, to: new), ChangedPart(from: old, to: new, caret: caret)] {
            var replaced = old
            replaced.replaceSubrange(part.old, with: new[part.new])
            #expect(replaced == new, "seed \(seed)")
        }
    }
}
