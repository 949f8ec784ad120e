// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization
import Testing

/// How far a machine is from quiet: the delay when it wakes a sleeping thread, and the duration of work relative to its
/// processor time.
package struct MachineNoise: Sendable, Equatable, CustomStringConvertible {
    /// The delay of the latest wake-up, in seconds.
    package private(set) var worstDelay = 0.0
    private var work = (wall: 0.0, processor: 0.0)

    package init() {}

    package mutating func take(delay seconds: Double) { worstDelay = max(worstDelay, seconds) }

    /// - Parameters:
    ///   - wall: the duration of a piece of work, in seconds.
    ///   - processor: the processor time of that work, in seconds.
    package mutating func take(workOf wall: Double, processor: Double) {
        work = (work.wall + wall, work.processor + processor)
    }

    /// 1 if no other program uses the processor, 2 if others use it half of the time.
    package var slowdown: Double { work.processor > 0 ? max(1, work.wall / work.processor) : 1 }

    /// Whether a test may blame the program for its timing: sound servers work in cycles of 10 ms and more.
    package var isQuiet: Bool { worstDelay < 0.01 && slowdown < 1.25 }

    package var description: String {
        let delay = Int((worstDelay * 1000).rounded())
        let times = (slowdown * 10).rounded() / 10
        return "a wake-up was \(delay) ms late, and work took \(times) times its processor time"
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.worstDelay == right.worstDelay && left.work == right.work
    }
}

/// Measures the machine's noise during a test, from its initialization on: 200 times a second it sleeps, and works for
/// a moment.
package final class NoiseMeter: Sendable {
    private final class Reading: Sendable {
        let noise = Mutex(MachineNoise())
        let isOver = Atomic(false)
    }

    private let reading = Reading()

    package init() {
        let reading = reading
        Thread.detachNewThread {
            while !reading.isOver.load(ordering: .relaxed) { Self.look(reading) }
        }
    }

    deinit { reading.isOver.store(true, ordering: .relaxed) }

    /// The noise measured so far.
    package var noise: MachineNoise { reading.noise.withLock { $0 } }

    /// Checks a time, or a sound that depends on time. On a quiet machine a wrong value fails the test; on any other
    /// machine the test prints that the value was not judged.
    package func expect(
        _ holds: Bool, _ figures: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard !holds else { return }
        guard noise.isQuiet else {
            return print("not judged: \(Test.current?.name ?? "a test"): \(figures()); \(noise)")
        }
        Issue.record("\(figures()); \(noise)", sourceLocation: sourceLocation)
    }

    private static let nap = 0.005
    private static let piece = 0.0003

    private static func look(_ reading: Reading) {
        let begin = seconds(CLOCK_MONOTONIC)
        usleep(UInt32(nap * 1_000_000))
        let woken = seconds(CLOCK_MONOTONIC)
        let start = seconds(CLOCK_THREAD_CPUTIME_ID)
        var end = start
        while end - start < piece { end = seconds(CLOCK_THREAD_CPUTIME_ID) }
        let done = seconds(CLOCK_MONOTONIC)
        reading.noise.withLock {
            $0.take(delay: woken - begin - nap)
            $0.take(workOf: done - woken, processor: end - start)
        }
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
