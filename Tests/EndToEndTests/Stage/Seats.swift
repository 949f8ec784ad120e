// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Limits the number of tests that run programs at the same time. They mostly wait for speech, but a few cores cannot
/// start fifty daemons at once.
struct Seats: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }
    fileprivate let count: Int

    /// Five such tests used less than a third of two processors.
    fileprivate static let all = min(max(5, 4 * ProcessInfo.processInfo.activeProcessorCount), 16)
    private static let room = Room(seats: all)
    /// Whether each test prints how long it had its seats, which shows what makes a run long.
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
    /// A test that takes most of a minute. It gets a seat before others, because the last test to begin keeps all other
    /// seats empty.
    @Tag static var long: Self
}

extension Trait where Self == Seats {
    /// Takes one of a few seats.
    static var seated: Self { Seats(count: 1) }

    /// Takes all seats: sound in cycles of milliseconds has gaps while other tests need the processors.
    static var alone: Self { Seats(count: Seats.all) }
}

/// First come, first served, except for tests that take all seats: they wait until no other test waits, and then run
/// one after the other.
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
