// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization
import Testing

@testable import a11y_speakd

@Suite("Virtual loop")
struct VirtualLoopTests {
    private final class Diary: Sendable {
        let lines = Mutex<[String]>([])

        func write(_ line: String, _ loop: VirtualLoop) {
            lines.withLock { $0.append("\(loop.elapsed / .milliseconds(1)): \(line)") }
        }
    }

    @Test func `tasks run at their times, and tasks of equal times in the order of scheduling`() {
        let (loop, diary) = (VirtualLoop(), Diary())
        loop.scheduleTask(in: .milliseconds(30)) { diary.write("late", loop) }
        loop.scheduleTask(in: .milliseconds(10)) { diary.write("first", loop) }
        loop.scheduleTask(in: .milliseconds(10)) { diary.write("second", loop) }
        loop.execute { diary.write("at once", loop) }
        #expect(loop.nextDeadline == .zero)
        loop.advance(to: .milliseconds(20))
        #expect(diary.lines.withLock { $0 } == ["0.0: at once", "10.0: first", "10.0: second"])
        #expect(loop.elapsed == .milliseconds(20))
        #expect(loop.nextDeadline == .milliseconds(30))
        loop.advance(to: .seconds(1))
        #expect(diary.lines.withLock { $0.last } == "30.0: late")
        #expect(loop.nextDeadline == nil)
    }

    @Test func `a task that another task schedules runs in the same advance when it is due`() {
        let (loop, diary) = (VirtualLoop(), Diary())
        loop.scheduleTask(in: .milliseconds(5)) {
            loop.execute { diary.write("follows", loop) }
            loop.scheduleTask(in: .milliseconds(5)) { diary.write("later", loop) }
        }
        loop.advance(to: .milliseconds(10))
        #expect(diary.lines.withLock { $0 } == ["5.0: follows", "10.0: later"])
    }

    @Test func `a canceled task does not run`() {
        let (loop, diary) = (VirtualLoop(), Diary())
        loop.scheduleTask(in: .milliseconds(5)) { diary.write("canceled", loop) }.cancel()
        loop.advance(to: .seconds(1))
        #expect(diary.lines.withLock { $0 } == [])
    }

    @Test func `an alarm never rings before its time, even with attoseconds`() {
        let loop = VirtualLoop()
        let due = Duration(secondsComponent: 0, attosecondsComponent: 1_500_000_001)
        var rung: [Bool] = []
        let alarm = LoopAlarm(loop: loop) { rung.append(loop.elapsed >= due) }
        alarm.set(at: due, now: .zero)
        loop.advance(to: .seconds(1))
        #expect(rung == [true])
    }

    @Test func `tasks that are pending at the loop's end fail with Ended`() async throws {
        let loop = VirtualLoop()
        let task = loop.scheduleTask(in: .hours(1)) { 1 }
        loop.end()
        await #expect(throws: VirtualLoop.Ended.self) { try await task.futureResult.get() }
    }
}
