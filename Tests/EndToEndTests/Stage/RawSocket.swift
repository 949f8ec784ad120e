// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A connection without a thread, queue or buffer: it reads only when the test calls `take`.
final class RawSocket {
    private let descriptor: Int32
    private(set) var text = ""
    private(set) var hasEnded = false

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0, DaemonAddress.withSocketAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
            throw Setback(description: "no connection to \(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Sends a text that must fit into the socket's buffers.
    func send(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Whether the other side has read every byte that was sent.
    var isTaken: Bool {
        var left: Int32 = 0
        return ioctl(descriptor, UInt(TIOCOUTQ), &left) == 0 && left == 0
    }

    /// Reads the bytes that are available, without waiting for more.
    func take() -> String {
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        while !hasEnded {
            let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count < 0 && errno == EAGAIN { break }
            hasEnded = count <= 0
            text += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
        return text
    }

    /// Drops the text read so far.
    func forget() { text = "" }
}
