// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("Line intake")
struct LineIntakeTests {
    private var intake = LineIntake()

    private mutating func add(_ text: String, at seconds: Int) { intake.add(Array(text.utf8), now: .seconds(seconds)) }

    /// All pending steps, as text.
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

    @Test mutating func `lines are returned in order, then the end, and later input is ignored`() {
        add("one\ntwo\nthr", at: 0)
        #expect(!intake.isEmpty)
        add("ee\nlast", at: 1)
        intake.end()
        add("late\n", at: 2)
        intake.end()
        #expect(steps() == ["one", "two", "three", "last", "end"])
        #expect(intake.isEmpty)
    }

    @Test mutating func `a line above the limit is reported once after earlier lines and ends the input`() {
        add("one\n" + String(repeating: "x", count: 262_146), at: 0)
        add("two\n", at: 1)
        intake.end()
        #expect(steps() == ["one", "tooLong(limit: 262144)"])
        #expect(intake.deadline == nil)
    }

    @Test mutating func `a line must end 30 seconds after its first byte, and later bytes do not extend that`() {
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

    @Test mutating func `an expired line is reported once, its rest is skipped, and the next line is taken`() {
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

    @Test mutating func `time in which the daemon did not read does not count against a line`() {
        add("ha", at: 0)
        intake.resumed(now: .seconds(100))
        #expect(intake.deadline == .seconds(130))
        add("lf\n", at: 101)
        intake.resumed(now: .seconds(102))
        #expect(intake.deadline == nil)
        #expect(steps() == ["half"])
    }
}
