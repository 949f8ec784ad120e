// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("What has come of a client's lines")
struct LineIntakeTests {
    private var intake = LineIntake()

    private mutating func add(_ text: String, at seconds: Int) { intake.add(Array(text.utf8), now: .seconds(seconds)) }

    /// Everything that is to be done, as words.
    private mutating func steps() -> [String] {
        var steps: [String] = []
        while let step = intake.next() {
            if case .line(let line) = step {
                steps.append(String(decoding: line, as: UTF8.self))
            } else {
                steps.append("\(step)")
            }
        }
        return steps
    }

    @Test mutating func `lines come in their order, then the end, and nothing after it`() {
        add("one\ntwo\nthr", at: 0)
        #expect(!intake.isEmpty)
        add("ee\nlast", at: 1)
        intake.end()
        add("late\n", at: 2)
        intake.end()
        #expect(steps() == ["one", "two", "three", "last", "end"])
        #expect(intake.isEmpty)
    }

    @Test mutating func `a line that is too long is told after those before it, once, and is the end`() {
        add("one\n" + String(repeating: "x", count: 262_146), at: 0)
        add("two\n", at: 1)
        intake.end()
        #expect(steps() == ["one", "tooLong(limit: 262144)"])
        #expect(intake.deadline == nil)
    }

    @Test mutating func `a line has 30 seconds from its beginning, however it trickles in`() {
        #expect(intake.deadline == nil)
        add("on", at: 10)
        #expect(intake.deadline == .seconds(40))
        add("e", at: 30)
        #expect(intake.deadline == .seconds(40))
        add("\ntw", at: 35)
        #expect(intake.deadline == .seconds(65))
        add("o\n", at: 36)
        #expect(intake.deadline == nil)
        #expect(steps() == ["one", "two"])
    }

    @Test mutating func `a line whose time is over is told once, its rest is left out, and the next is taken`() {
        add("one\nha", at: 0)
        intake.expire(now: .seconds(29))
        #expect(steps() == ["one"])
        intake.expire(now: .seconds(30))
        #expect(intake.unfinishedCount == 0)
        #expect(intake.deadline == nil)
        add("lf", at: 50)
        #expect(intake.deadline == nil)
        add(" a line\ntwo\n", at: 100)
        #expect(steps() == ["unfinished", "two"])
    }

    @Test mutating func `the time in which nobody listened is not the client's`() {
        add("ha", at: 0)
        intake.resumed(now: .seconds(100))
        #expect(intake.deadline == .seconds(130))
        add("lf\n", at: 101)
        intake.resumed(now: .seconds(102))
        #expect(intake.deadline == nil)
        #expect(steps() == ["half"])
    }
}
