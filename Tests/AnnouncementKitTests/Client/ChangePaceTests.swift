// SPDX-License-Identifier: MIT

import TestSupport
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

    /// Changes as the kit makes them: all members, and the details that differ from the last snapshot.
    @Test func `merged changes make the element that both make in turn, for any elements`() {
        let seed = FreshSeeds.first
        print("seed \(seed)")
        var random = SplitMix64(seed: seed)
        func element() -> ElementSnapshot {
            func text() -> String? { ["a", "b", nil][Int(random.next() % 3)] }
            var element = ElementSnapshot(id: "id", label: text(), value: text(), hint: text(), identifier: text())
            let details: [ElementDetail] = [
                .expanded(true), .row(1), .row(2), .labelSSML("<speak>a</speak>"), .textualContext("sourceCode"),
            ]
            for detail in details where random.next() % 2 == 0 { element.details.set(detail) }
            return element
        }
        for _ in 0..<2000 {
            let (old, middle, new) = (element(), element(), element())
            let first = ElementChange(to: middle, id: "id", from: old.details)
            let second = ElementChange(to: new, id: "id", from: middle.details)
            let inTurn = second.applied(to: first.applied(to: old))
            var merged = second.merged(over: first).applied(to: old)
            // A new label ends the SSML of the old one, also when the new one has equal SSML.
            if inTurn.details.labelSSML == nil { merged.details.labelSSML = nil }
            #expect(merged == inTurn)
        }
    }
}
