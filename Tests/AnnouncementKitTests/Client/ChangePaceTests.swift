// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Pace of changes")
struct ChangePaceTests {
    var pace = ChangePace()

    private func change(_ id: String, _ value: String, cause: ChangeCause = .program) -> ViewEvent {
        var change = ElementChange(id: id)
        change.value = .some(value)
        return .invalidated(change, cause: cause)
    }

    @Test mutating func `the first change is sent at once, and the newest of the later ones when the window ends`() {
        #expect(pace.take(change("a", "1")) == [change("a", "1")])
        #expect(pace.take(change("a", "2")) == [])
        #expect(pace.take(change("a", "3")) == [])
        #expect(pace.endWindow() == [change("a", "3")])
        #expect(pace.take(change("a", "4")) == [])
        #expect(pace.endWindow() == [change("a", "4")])
        #expect(pace.endWindow() == [])
        #expect(!pace.isOpen)
        #expect(pace.take(change("a", "5")) == [change("a", "5")])
    }

    @Test mutating func `another event is sent after the changes that wait`() {
        _ = pace.take(change("a", "1"))
        _ = pace.take(change("a", "2"))
        let focus = ViewEvent.focused(.elementID("a"))
        #expect(pace.take(focus) == [change("a", "2"), focus])
        #expect(pace.take(change("b", "1")) == [change("b", "1")])
        #expect(pace.endWindow() == [])
    }

    @Test mutating func `the first change of another element is sent after the changes that wait`() {
        _ = pace.take(change("a", "1"))
        _ = pace.take(change("a", "2"))
        #expect(pace.take(change("b", "1")) == [change("a", "2"), change("b", "1")])
    }

    @Test mutating func `a user's changes are all sent`() {
        #expect(pace.take(change("a", "1", cause: .user)) == [change("a", "1", cause: .user)])
        #expect(pace.take(change("a", "2", cause: .user)) == [change("a", "2", cause: .user)])
        #expect(!pace.isOpen)
    }

    @Test func `merged changes have the newest value of each member`() {
        var (first, second) = (ElementChange(id: "a"), ElementChange(id: "a"))
        (first.label, first.value, first.traits) = (.some("A"), .some("1"), .button)
        first.details = [.expanded(true), .row(1)]
        (second.value, second.hint) = (.some(nil), .some("H"))
        second.details = [.row(2)]
        let element = ElementSnapshot(id: "a", label: "old", value: "0", hint: "none")
        #expect(second.merged(over: first).applied(to: element) == second.applied(to: first.applied(to: element)))
    }
}
