// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The settings of GNOME and GTK, by the program `gsettings`, because dconf has no other interface without GLib. The child
/// process runs as long as this object exists.
final class GSettingsWatch {
    private let process: pid_t
    private let output: Int32
    private let received: (String) -> Void
    private var line: [UInt8] = []
    private var hasEnded = false

    /// Longer lines lose their beginning.
    private static let longest = 1000

    /// - Parameters:
    ///   - command: for the shell; prints a line for each setting, and for each change.
    ///   - received: called with each line.
    init?(_ command: String, received: @escaping (String) -> Void) {
        guard let (process, output) = ChildProgram.start(["sh", "-c", command]) else { return nil }
        (self.process, self.output, self.received) = (process, output, received)
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(output)
        kill(process, SIGKILL)
        _ = ChildProgram.wait(for: process)
    }

    /// The descriptor and the events for poll; nil when the child has ended.
    var polled: pollfd? { hasEnded ? nil : pollfd(fd: output, events: Int16(POLLIN), revents: 0) }

    /// Reads the child's output.
    func ready() {
        while !hasEnded {
            var byte: UInt8 = 0
            let count = read(output, &byte, 1)
            guard count > 0 else {
                hasEnded = count == 0 || errno != EAGAIN && errno != EINTR
                return
            }
            guard byte == UInt8(ascii: "\n") else {
                line = (line + [byte]).suffix(Self.longest)
                continue
            }
            received(String(decoding: line, as: UTF8.self))
            line = []
        }
    }
}
