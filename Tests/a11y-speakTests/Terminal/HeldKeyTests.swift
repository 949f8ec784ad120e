// SPDX-License-Identifier: MIT

import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("A key that is held")
struct HeldKeyTests {
    /// Steps by the millisecond of their key, and those of time.
    private func steps(_ keys: [(at: Int, key: Key)]) -> [String] {
        var held = HeldKey()
        var steps: [String] = []
        for (at, key) in keys {
            if let due = held.nextDeadline, due <= .milliseconds(at) {
                steps += held.take(.time, at: due).map { "\(Int(due / .milliseconds(1))) \($0)" }
            }
            steps += held.take(.pressed(key), at: .milliseconds(at)).map { "\(at) \($0)" }
        }
        if let due = held.nextDeadline {
            steps += held.take(.time, at: due).map { "\(Int(due / .milliseconds(1))) \($0)" }
        }
        #expect(held.nextDeadline == nil && held.take(.time, at: .seconds(1000)) == [])
        return steps
    }

    @Test func `a single press is done at once, and nothing comes after it`() {
        #expect(steps([(0, .right)]) == ["0 begin"])
        #expect(steps([(0, .right), (150, .right), (400, .right)]) == ["0 begin", "150 begin", "400 begin"])
    }

    @Test func `repetitions move in silence, and the last is reported when the key rests`() {
        #expect(
            steps([(0, .right), (33, .right), (66, .right)]) == ["0 begin", "33 move", "66 move", "216 rest"])
    }

    @Test func `a key held for a second reports on the way`() {
        #expect(
            steps([(0, .right), (100, .right), (200, .right)] + (3...11).map { ($0 * 100, .right) }) == [
                "0 begin", "100 move", "200 move", "300 move", "400 move", "500 move", "600 move", "700 move",
                "800 move", "900 move", "1000 report", "1100 move", "1250 rest",
            ])
    }

    @Test func `another key does not wait for the rest of the last`() {
        #expect(
            steps([(0, .right), (33, .right), (60, .left), (90, .right), (100, .right)]) == [
                "0 begin", "33 move", "60 begin", "90 begin", "100 move", "250 rest",
            ])
    }

    @Test func `a key pressed after its rest begins again`() {
        #expect(steps([(0, .down), (30, .down), (300, .down)]) == ["0 begin", "30 move", "180 rest", "300 begin"])
    }
}
