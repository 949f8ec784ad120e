// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Screen reader status")
struct ScreenReaderTests {
    @Test func `a change of status is reported once, to observers that have not canceled`() {
        Accessibility.screenReaderStatusDidChange(to: false)
        var (told, canceled): ([Bool], [Bool]) = ([], [])
        let token = Accessibility.onScreenReaderStatusDidChange { told.append($0) }
        let other = Accessibility.onScreenReaderStatusDidChange { canceled.append($0) }
        for isRunning in [true, true, false] { Accessibility.screenReaderStatusDidChange(to: isRunning) }
        other.cancel()
        Accessibility.screenReaderStatusDidChange(to: true)
        #expect(Accessibility.isScreenReaderRunning)
        #expect(told == [true, false, true])
        #expect(canceled == [true, false])
        Accessibility.screenReaderStatusDidChange(to: false)
        token.cancel()
    }

    @Test func `the status as a sequence begins with the current value`() async {
        Accessibility.screenReaderStatusDidChange(to: true)
        var status = Accessibility.screenReaderStatus.makeAsyncIterator()
        for isRunning in [false, true, false] { Accessibility.screenReaderStatusDidChange(to: isRunning) }
        for expected in [true, false, true, false] { #expect(await status.next() == expected) }
    }
}
