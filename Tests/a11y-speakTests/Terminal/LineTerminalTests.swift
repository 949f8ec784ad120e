// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Synchronization
import Testing

@testable import Exploring
@testable import a11y_speak

/// Pipes replace the terminals: input is the bytes that a terminal sends.
@Suite("A terminal without a screen")
struct LineTerminalTests {
    private let stage = LoopStage()

    private func display() -> TerminalDisplay<WatchScreen> { stage.display() }

    @Test func `keys that have been struck are read at once, and an escape alone is the key`() {
        let display = display()
        #expect(display.keys() == [])
        stage.strike("a\u{1B}[Bb")
        #expect(display.keys() == [.character("a"), .down, .character("b")])
        stage.strike("\u{1B}")
        #expect(display.keys() == [.escape])
        stage.strike("\u{1B}[")
        #expect(display.keys() == [])
        #expect(display.keys() == [])
    }

    @Test func `a closed terminal has no more keys`() {
        let display = display()
        stage.strike("q")
        stage.hangUp()
        #expect(display.keys() == [.character("q")])
        #expect(display.keys() == nil)
    }

    @Test func `there is no size and no screen, so lines and warnings are printed`() async {
        let display = display()
        #expect(display.size == nil)
        display.resize()
        display.draw(WatchScreen(WatchContent(picture: QueuePicture()), size: ScreenSize(columns: 9, rows: 9)))
        display.line("one")
        display.warn("two.")
        #expect(await stage.lines(2) == ["one", "!a11y-speak: two."])
        display.end()
    }

    @Test func `without a keyboard there are never keys`() {
        let display = TerminalDisplay<WatchScreen>(keyboard: nil, isPlain: true)
        #expect(display.descriptor == nil && display.keys() == [])
    }
}

@Suite("The bell of a loop", .timeLimit(.minutes(10)))
struct BellTests {
    private let bell = Bell<WatchWake>(signals: [])

    private func wakes(_ count: Int) async -> [String] {
        var wakes: [String] = []
        for await wake in bell.wakes {
            switch wake {
            case .keys: wakes.append("keys")
            case .timer: wakes.append("timer")
            case .signal(let number): wakes.append("signal \(number)")
            case .refused(let reason): wakes.append(reason)
            case .event: wakes.append("event")
            }
            if wakes.count == count { break }
        }
        return wakes
    }

    @Test func `the bell rings its causes in order`() async {
        for reason in ["a", "b", "c"] { bell.ring(.refused(reason)) }
        bell.ring(.signal(2))
        #expect(await wakes(4) == ["a", "b", "c", "signal 2"])
    }

    @Test func `keys ring once, until they are listened to again`() async {
        let stage = LoopStage()
        let display: TerminalDisplay<WatchScreen> = stage.display()
        bell.listen(to: display.descriptor)
        stage.strike("a")
        #expect(await wakes(1) == ["keys"])
        stage.strike("b")
        bell.ring(.refused("nothing between"))
        #expect(await wakes(1) == ["nothing between"])
        bell.listenAgain()
        #expect(await wakes(1) == ["keys"])
        #expect(display.keys() == [.character("a"), .character("b")])
    }

    @Test func `the last time that was set rings, and none rings when it is taken back`() async {
        bell.set(.seconds(3600))
        bell.set(.milliseconds(1))
        #expect(await wakes(1) == ["timer"])
        bell.hasRung()
        bell.set(bell.now + .milliseconds(20))
        bell.set(nil)
        bell.set(bell.now)
        #expect(await wakes(1) == ["timer"])
    }
}
