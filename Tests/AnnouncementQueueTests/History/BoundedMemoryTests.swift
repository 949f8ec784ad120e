// SPDX-License-Identifier: MIT

import AnnouncementQueue
import Testing

@Suite("Bounded memory")
struct BoundedMemoryTests {
    private var memory = BoundedMemory<String, Int>(limit: 3)

    @Test mutating func `a full memory forgets the oldest, and reports it`() {
        let forgotten = ["a", "b", "c", "d", "e", "f", "g"].enumerated().map { memory.remember($0, for: $1)?.key }
        #expect(forgotten == [nil, nil, nil, "a", "b", "c", "d"])
        #expect(Array(memory.newestFirst) == ["g", "f", "e"])
        #expect(["d", "e", "g"].map { memory[$0] } == [nil, 4, 6])
    }

    @Test mutating func `a replaced value keeps its age`() {
        for (value, key) in ["a", "b", "a", "c"].enumerated() { memory.remember(value, for: key) }
        #expect(memory["a"] == 2)
        #expect(Array(memory.newestFirst) == ["c", "b", "a"])
        #expect(memory.remember(9, for: "d")?.value == 2)
    }

    @Test mutating func `a forgotten item leaves room, and the others keep their order`() {
        for (value, key) in ["a", "b", "c", "d"].enumerated() { memory.remember(value, for: key) }
        memory.forget { $0 == "c" }
        #expect(Array(memory.newestFirst) == ["d", "b"])
        #expect(memory["c"] == nil)
        #expect(["e", "f"].map { memory.remember(4, for: $0)?.key } == [nil, "b"])
        #expect(Array(memory.newestFirst) == ["f", "e", "d"])
    }

    @Test mutating func `a memory of size zero remembers no item`() {
        memory = BoundedMemory(limit: 0)
        #expect(memory.remember(1, for: "a") == nil)
        #expect(memory["a"] == nil)
    }
}
