// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Brings signals to a queue, one after the other. One at a time in a program.
///
/// Not with Dispatch's sources: those that begin or end while another does can crash the program
/// (swift-corelibs-libdispatch, issue 949).
package final class SignalWatch: Sendable {
    /// The descriptor to which a handler, which may not wait for a lock, writes a signal's number.
    private static let writeEnd = Atomic<Int32>(-1)

    private let numbers: [Int32]

    /// - Parameter numbers: those that the starting program has set to be ignored, as `nohup` does, stay ignored.
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

    /// The same for a program that waits with poll itself.
    /// - Returns: the descriptor from which the signals' numbers can be read, a byte each; nil when there are no descriptors.
    package static func descriptor(of numbers: [Int32]) -> Int32? {
        guard let readEnd = open() else { return nil }
        _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
        _ = handle(numbers)
        return readEnd
    }

    /// The signals have their default effect from now on.
    package func end() {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// - Returns: those that the starting program has not set to be ignored, as `nohup` does.
    private static func handle(_ numbers: [Int32]) -> [Int32] {
        let wanted = numbers.filter { !isIgnored($0) }
        for number in wanted { handle(number) }
        return wanted
    }

    /// System calls that it interrupts go on (`SA_RESTART`).
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

    /// - Returns: the end to read of a new pipe; a watch that has ended keeps its own. Nil when there are no descriptors:
    /// then signals do what they always do.
    private static func open() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd.store(ends[1], ordering: .relaxed)
        return ends[0]
    }

    /// Whether the program that started this one has set the signal to be ignored.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
