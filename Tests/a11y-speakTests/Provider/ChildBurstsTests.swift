// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Bursts of children")
struct ChildBurstsTests {
    var bursts = ChildBursts()

    private mutating func add(_ children: Range<Int>, to parent: Int = 1, at now: Double) -> [Bool] {
        children.map { bursts.shouldSignalNow(.added($0, to: parent, at: 0), at: now) }
    }

    @Test mutating func `a few children in a moment are signaled at once`() {
        for moment in 0..<5 {
            #expect(add(0..<16, at: Double(moment)) == Array(repeating: true, count: 16))
        }
        #expect(bursts.wake == nil)
        #expect(bursts.ended(at: 9) == [])
    }

    @Test mutating func `further children of a burst are signaled at its end, with removed ones`() {
        #expect(add(0..<18, at: 5) == Array(repeating: true, count: 16) + [false, false])
        #expect(bursts.shouldSignalNow(.removed(7, from: 1, at: 0), at: 5.05) == false)
        #expect(add(0..<1, to: 2, at: 5.05) == [true])
        #expect(bursts.shouldSignalNow(.focused(3, before: nil), at: 5.05) == true)
        #expect(bursts.wake == 5.1)
        #expect(bursts.ended(at: 5.05) == [])
        #expect(bursts.ended(at: 5.1) == [ChildBursts.Ended(parent: 1, removed: [7])])
        #expect(bursts.ended(at: 5.1) == [])
        #expect(add(0..<1, at: 5.1) == [true])
    }

    @Test mutating func `a child added between the end and its signal belongs to the burst`() {
        _ = add(0..<17, at: 5)
        #expect(add(0..<1, at: 7) == [false])
        #expect(bursts.ended(at: 7) == [ChildBursts.Ended(parent: 1, removed: [])])
    }
}
