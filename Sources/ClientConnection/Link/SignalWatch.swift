// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Passes signals to a queue, one after the other. A program may have one watch at a time.
///
/// Dispatch's signal sources are not used: two that begin or end at the same time can crash the program
/// (swift-corelibs-libdispatch, issue 949).
package final class SignalWatch: Sendable {
    /// The descriptor to which the handler writes a signal's number: a handler must not wait for a lock.
    private static let writeEnd = Atomic<Int32>(-1)

    private let numbers: [Int32]

    /// - Parameter numbers: signals that the parent has set to be ignored, as `nohup` does, stay ignored.
    /// - Parameter received: called with the number, on a queue.
    package init(_ numbers: [Int32], _ received: @escaping @Sendable (Int32) -> Void) {
        guard let readEnd = Self.open() else {
            self.numbers = []
            return
        }
        self.numbers = Self.handle(numbers)
        DispatchQueue(label: "a11y-speak.signals").async {
            while let bytes = ByteInput.read(readEnd) {
                for byte in bytes { received(Int32(byte)) }
            }
        }
    }

    /// Handles signals for a program that waits with poll.
    /// - Returns: the descriptor to read the signals' numbers from, a byte each; nil when there are no free
    ///   descriptors.
    package static func descriptor(of numbers: [Int32]) -> Int32? {
        guard let readEnd = open() else { return nil }
        _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
        _ = handle(numbers)
        return readEnd
    }

    /// Restores the signals' default effect.
    package func end() {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// - Returns: the signals that the parent has not set to be ignored, as `nohup` does.
    private static func handle(_ numbers: [Int32]) -> [Int32] {
        let wanted = numbers.filter { !isIgnored($0) }
        for number in wanted { handle(number) }
        return wanted
    }

    /// Handles a signal. System calls that the signal interrupts continue (`SA_RESTART`).
    private static func handle(_ number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            let before = errno
            var byte = UInt8(truncatingIfNeeded: number)
            write(SignalWatch.writeEnd.load(ordering: .relaxed), &byte, 1)
            errno = before
        }
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }

    /// - Returns: the read end of a new pipe; nil when there are no free descriptors, and then signals keep their
    ///   current effect. A watch that has ended keeps its pipe.
    private static func open() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd.store(ends[1], ordering: .relaxed)
        return ends[0]
    }

    /// Whether the parent process has set the signal to be ignored.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
