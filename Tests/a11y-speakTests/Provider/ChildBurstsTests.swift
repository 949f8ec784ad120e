// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Of many children in a moment the first are told, and that there are others")
struct ChildBurstsTests {
    var bursts = ChildBursts()

    private mutating func add(_ children: Range<Int>, to parent: Int = 1, at now: Double) -> [Bool] {
        children.map { bursts.shouldSignalNow(.added($0, to: parent, at: 0), at: now) }
    }

    @Test mutating func `a few in each moment are told at once`() {
        for moment in 0..<5 {
            #expect(add(0..<16, at: Double(moment)) == Array(repeating: true, count: 16))
        }
        #expect(bursts.wake == nil)
        #expect(bursts.ended(at: 9) == [])
    }

    @Test mutating func `of more the rest is told at the end, with those that have gone`() {
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

    @Test mutating func `what comes after the end and before it is told belongs to it`() {
        _ = add(0..<17, at: 5)
        #expect(add(0..<1, at: 7) == [false])
        #expect(bursts.ended(at: 7) == [ChildBursts.Ended(parent: 1, removed: [])])
    }
}
