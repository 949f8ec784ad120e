// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Range changes")
struct RangeChangeTests {
    private func announcement(_ cause: RangeChange.Cause, settled: Bool) -> Announcement? {
        RangeChange(
            chart: "cpu", range: AxisRange(axis: "x", lower: 1, upper: 5), cause: cause, isSettled: settled
        ).announcement
    }

    @Test func `what the user does is told at low, in the slot of its axis`() {
        for settled in [true, false] {
            let told = announcement(.user, settled: settled)
            #expect(told?.priority == .low)
            #expect(told?.slot == "cpu/x/range")
            #expect(told?.content == .axisRange(AxisRange(axis: "x", lower: 1, upper: 5)))
        }
    }

    @Test func `the last state of a gesture outlasts the sentence before it`() {
        var story = QueueStory()
        for upper in [5.0, 6.0] {
            story.post(
                RangeChange(chart: "cpu", range: AxisRange(axis: "x", lower: 1, upper: upper)).announcement!)
        }
        story.now = .seconds(7)
        story.finishAll()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "1 finished", "speak 2", "2 finished"])
    }

    @Test func `an animation is told when it has ended, and a program's change is not`() {
        #expect(announcement(.animation, settled: false) == nil)
        #expect(announcement(.animation, settled: true) != nil)
        #expect(announcement(.program, settled: true) == nil)
    }
}
