// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Range changes")
struct RangeChangeTests {
    private func announcement(_ cause: ChangeCause, settled: Bool?) -> Announcement? {
        RangeChange(
            chart: "cpu", range: AxisRange(axis: "x", lower: 1, upper: 5), cause: cause, isSettled: settled
        ).announcement
    }

    @Test func `a user's range change is announced with low priority in the slot of its chart`() {
        for settled in [true, false, nil] {
            let told = announcement(.user, settled: settled)
            #expect(told?.priority == .low)
            #expect(told?.slot == "cpu/range")
            #expect(told?.content == .axisRanges([AxisRange(axis: "x", lower: 1, upper: 5)]))
        }
    }

    @Test func `a user's change settles for 500 ms, an unknown change for 250 ms, and a finished one at once`() {
        #expect(announcement(.user, settled: false)?.settles == .milliseconds(500))
        #expect(announcement(.user, settled: nil)?.settles == .milliseconds(250))
        #expect(announcement(.user, settled: true)?.settles == .zero)
    }

    @Test func `an animation is announced when it has ended, and a program's change is not announced`() {
        #expect(announcement(.animation, settled: false) == nil)
        #expect(announcement(.animation, settled: true) != nil)
        #expect(announcement(.program, settled: true) == nil)
    }
}
