// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A connection to the daemon's socket that never waits.
final class DaemonSocket {
    private let descriptor: Int32
    private var framer = LineFramer(limit: .max - 1)
    private var unsent: [UInt8] = []
    /// A daemon that reads nothing gets no more.
    private static let mostUnsent = 1 << 20

    /// Nil when nobody listens there.
    init?(path: String) {
        let made = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard made >= 0 else { return nil }
        let status = DaemonAddress.withSocketAddress(path) { connect(made, $0, $1) }
        guard status == 0 else {
            Glibc.close(made)
            return nil
        }
        descriptor = made
    }

    deinit { Glibc.close(descriptor) }

    /// What to wait for with poll.
    var polled: pollfd {
        pollfd(fd: descriptor, events: Int16(POLLIN | (unsent.isEmpty ? 0 : POLLOUT)), revents: 0)
    }

    /// Sends, now or when there is room.
    func write(_ bytes: [UInt8]) {
        guard unsent.count + bytes.count <= Self.mostUnsent else { return }
        unsent += bytes
        flush()
    }

    func flush() {
        while !unsent.isEmpty {
            let sent = unsent.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0 && errno == EINTR { continue }
            guard sent > 0 else { return }
            unsent.removeFirst(sent)
        }
    }

    /// The lines that have come; nil when the connection has ended.
    func lines() -> [[UInt8]]? {
        var lines: [[UInt8]] = []
        while true {
            var received = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
                received = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                count = max(0, received)
            }
            if received < 0 && errno == EINTR { continue }
            if received < 0 { return errno == EAGAIN ? lines : nil }
            guard received > 0 else { return lines.isEmpty ? nil : lines }
            lines += (try? framer.lines(adding: bytes)) ?? []
        }
    }
}
