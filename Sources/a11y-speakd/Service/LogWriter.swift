// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import NIOPosix
import Synchronization

/// Writes a log to standard error. Callers never wait for the reader: a pipe may be full, or a terminal stopped.
final class LogWriter: TextOutputStream, Sendable {
    private let queue = Mutex(LogQueue())
    private let work = DispatchSemaphore(value: 0)
    private let isWriting = Mutex(false)
    /// The one thread that may wait. Started early, because later the system may refuse another thread.
    private let thread = NIOThreadPool(numberOfThreads: 1)

    /// The thread lives as long as the process.
    init() {
        thread.start()
        thread.submit { _ in
            while true {
                self.work.wait()
                self.writeAll()
            }
        }
    }

    /// Takes one line with its line feed, whatever it contains.
    func write(_ line: String) {
        queue.withLock { $0.add(line.hasSuffix("\n") ? String(line.dropLast()) : line) }
        work.signal()
    }

    private func writeAll() {
        isWriting.withLock { $0 = true }
        defer { isWriting.withLock { $0 = false } }
        var rest = queue.withLock { $0.take() }[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0 && (errno == EINTR || errno == EAGAIN) {
                var wait = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, 100)
                continue
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until all lines are written, but at most 0.2 s for a reader that does not read.
    func drain() {
        for _ in 0..<100 {
            guard isWriting.withLock({ $0 }) || !queue.withLock({ $0.isEmpty }) else { return }
            usleep(2000)
        }
    }
}
