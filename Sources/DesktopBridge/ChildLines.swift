// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The lines that a child process prints. The process ends with this object, if it has not ended before.
final class ChildLines {
    private let process: pid_t
    private let output: Int32
    private let received: (String) -> Void
    private var cutter = LineCutter(limit: 1000)
    private var hasEnded = false

    /// - Parameter received: called with each line.
    init?(_ command: [String], received: @escaping (String) -> Void) {
        guard let (process, output) = ChildProgram.start(command) else { return nil }
        (self.process, self.output, self.received) = (process, output, received)
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(output)
        if !hasEnded { end() }
    }

    private func end() {
        kill(process, SIGKILL)
        _ = ChildProgram.wait(for: process)
    }

    /// The descriptor and the events for poll; nil when the child has ended.
    var polled: pollfd? { hasEnded ? nil : pollfd(fd: output, events: Int16(POLLIN), revents: 0) }

    /// Reads the child's output.
    func ready() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !hasEnded {
            let count = read(output, &bytes, bytes.count)
            guard count > 0 else {
                hasEnded = count == 0 || errno != EAGAIN && errno != EINTR
                if hasEnded { end() }
                return
            }
            for line in cutter.lines(adding: Array(bytes[..<count])) { received(String(decoding: line, as: UTF8.self)) }
        }
    }
}
