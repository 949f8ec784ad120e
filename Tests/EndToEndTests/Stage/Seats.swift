// SPDX-License-Identifier: MIT

import Testing

/// Lets only so many of the tests that start programs run at once: they mostly wait for speech to be heard, but a few
/// cores cannot start fifty daemons in the same moment.
struct Seats: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }
    fileprivate let count: Int

    fileprivate static let all = 5
    private static let room = Room(seats: all)

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.room.enter(taking: count)
        do {
            try await function()
        } catch {
            await Self.room.leave(giving: count)
            throw error
        }
        await Self.room.leave(giving: count)
    }
}

extension Trait where Self == Seats {
    /// Takes one of a few seats.
    static var seated: Self { Seats(count: 1) }

    /// Takes all seats: what a sound server plays in cycles of milliseconds has gaps where other tests want the processors.
    static var alone: Self { Seats(count: Seats.all) }
}

/// First come, first served, so that who wants all seats gets them.
private actor Room {
    private var free: Int
    private var queue: [(count: Int, guest: CheckedContinuation<Void, Never>)] = []

    init(seats: Int) {
        free = seats
    }

    func enter(taking count: Int) async {
        guard !queue.isEmpty || free < count else { return free -= count }
        await withCheckedContinuation { queue.append((count, $0)) }
    }

    func leave(giving count: Int) {
        free += count
        while let next = queue.first, next.count <= free {
            free -= next.count
            queue.removeFirst().guest.resume()
        }
    }
}
