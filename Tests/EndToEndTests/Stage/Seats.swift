// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Lets only so many of the tests that start programs run at once: they mostly wait for speech to be heard, but a few
/// cores cannot start fifty daemons in the same moment.
struct Seats: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }
    fileprivate let count: Int

    /// Of two processors, five such tests used less than a third.
    fileprivate static let all = min(max(5, 4 * ProcessInfo.processInfo.activeProcessorCount), 16)
    private static let room = Room(seats: all)
    /// Whether each test prints how long it had its seats: what makes a run long.
    private static let tellsTimes = ProcessInfo.processInfo.environment["A11Y_TEST_TIMES"] != nil

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.room.enter(taking: count, isFirst: test.tags.contains(.long))
        let begun = ContinuousClock.now
        do {
            try await function()
        } catch {
            await leave(test, begun)
            throw error
        }
        await leave(test, begun)
    }

    private func leave(_ test: Test, _ begun: ContinuousClock.Instant) async {
        await Self.room.leave(giving: count)
        guard Self.tellsTimes else { return }
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        let place = test.sourceLocation.fileName
        print("seated: \(String(format: "%.1f", seconds)) s, \(count) seats: \(place): \(test.name)")
    }
}

extension Tag {
    /// Takes most of a minute, and gets a seat before others: what begins last keeps all seats empty but its own.
    @Tag static var long: Self
}

extension Trait where Self == Seats {
    /// Takes one of a few seats.
    static var seated: Self { Seats(count: 1) }

    /// Takes all seats: what a sound server plays in cycles of milliseconds has gaps where other tests want the processors.
    static var alone: Self { Seats(count: Seats.all) }
}

/// First come, first served; but who wants all seats waits until nobody wants one: whenever one of them comes in, seats are empty until
/// the last of the others has left, so that they come in one after the other.
private actor Room {
    private typealias Guest = CheckedContinuation<Void, Never>

    private let all: Int
    private var free: Int
    private var queue: [Guest] = []
    private var aloneQueue: [Guest] = []

    init(seats: Int) {
        all = seats
        free = seats
    }

    func enter(taking count: Int, isFirst: Bool) async {
        guard !queue.isEmpty || free < count else { return free -= count }
        await withCheckedContinuation { guest in
            if count == all {
                aloneQueue.append(guest)
            } else {
                queue.insert(guest, at: isFirst ? 0 : queue.count)
            }
        }
    }

    func leave(giving count: Int) {
        free += count
        while free > 0, !queue.isEmpty {
            free -= 1
            queue.removeFirst().resume()
        }
        guard free == all, !aloneQueue.isEmpty else { return }
        free = 0
        aloneQueue.removeFirst().resume()
    }
}
