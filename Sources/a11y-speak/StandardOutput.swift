// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// Lines for the next program or for a person, each written at once.
enum StandardOutput {
    static func line(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")], to: STDOUT_FILENO) }

    static func line(_ bytes: [UInt8]) { write(bytes + [UInt8(ascii: "\n")], to: STDOUT_FILENO) }

    /// As they are.
    static func bytes(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    static func json(_ value: some Encodable) { write(WireCoder().line(value), to: STDOUT_FILENO) }

    static func error(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")], to: STDERR_FILENO) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
