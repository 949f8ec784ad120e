// SPDX-License-Identifier: MIT

import Testing

/// Lets only so many of the tests that start programs run at once: they mostly wait for speech to be heard, but a few
/// cores cannot start fifty daemons in the same moment.
struct Seats: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    private static let room = Room(seats: 6)

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.room.enter()
        do {
            try await function()
        } catch {
            await Self.room.leave()
            throw error
        }
        await Self.room.leave()
    }
}

extension Trait where Self == Seats {
    /// Takes one of a few seats.
    static var seated: Self { Seats() }
}

private actor Room {
    private var free: Int
    private var queue: [CheckedContinuation<Void, Never>] = []

    init(seats: Int) {
        free = seats
    }

    func enter() async {
        guard free == 0 else { return free -= 1 }
        await withCheckedContinuation { queue.append($0) }
    }

    func leave() {
        if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
    }
}
