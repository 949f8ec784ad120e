// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// GNOME's switch for banners. `gsettings` reads it, because dconf has no other interface without GLib. The child
/// process runs only while GNOME Shell shows the notifications.
final class GnomeBanners {
    private let process: pid_t
    private let output: Int32
    private let changed: (Bool) -> Void
    private var line: [UInt8] = []
    private var hasEnded = false

    private static let key = "org.gnome.desktop.notifications show-banners"

    /// - Parameter changed: called with whether banners are shown.
    init?(changed: @escaping (Bool) -> Void) {
        let command = "gsettings get \(Self.key); exec gsettings monitor \(Self.key)"
        guard let (process, output) = ChildProgram.start(["sh", "-c", command]) else { return nil }
        (self.process, self.output, self.changed) = (process, output, changed)
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(output)
        kill(process, SIGKILL)
        _ = ChildProgram.wait(for: process)
    }

    /// The descriptor and the events for poll; nil when the child has ended.
    var polled: pollfd? { hasEnded ? nil : pollfd(fd: output, events: Int16(POLLIN), revents: 0) }

    /// Reads the child's output: "true", or "show-banners: false".
    func ready() {
        while !hasEnded {
            var byte: UInt8 = 0
            let count = read(output, &byte, 1)
            guard count > 0 else {
                hasEnded = count == 0 || errno != EAGAIN && errno != EINTR
                return
            }
            guard byte == UInt8(ascii: "\n") else {
                line = (line + [byte]).suffix(100)
                continue
            }
            let told = String(decoding: line, as: UTF8.self)
            if told.hasSuffix("true") || told.hasSuffix("false") { changed(told.hasSuffix("true")) }
            line = []
        }
    }
}
