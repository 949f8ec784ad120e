// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// Prints lines for the next program or for a person, each immediately.
package enum StandardOutput {
    package static func line(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")], to: STDOUT_FILENO) }

    static func line(_ bytes: [UInt8]) { write(bytes + [UInt8(ascii: "\n")], to: STDOUT_FILENO) }

    /// Writes the bytes unchanged.
    package static func bytes(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    /// Writes one line, with its line feed.
    package static func json(_ value: some Encodable) { write(WireCoder().line(value), to: STDOUT_FILENO) }

    /// Writes one line on standard error, in the user's language.
    package static func error(_ text: String) {
        let start = text.hasPrefix(Self.start) ? Self.start : ""
        let words = start + ProgramMessages.ofUser.translated(String(text.dropFirst(start.count)))
        write(Array(words.utf8) + [UInt8(ascii: "\n")], to: STDERR_FILENO)
    }

    private static let start = "a11y-speak: "

    /// Writes all bytes, even when the descriptor takes only some at a time.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return failed(errno, descriptor) }
            rest = rest.dropFirst(count)
        }
    }

    /// Exits, because standard output cannot be written. Failures of standard error are ignored.
    private static func failed(_ problem: Int32, _ descriptor: Int32) {
        guard descriptor == STDOUT_FILENO else { return }
        // Exits as SIGPIPE would end the program, in case the parent has set that signal to be ignored.
        if problem == EPIPE { exit(128 + SIGPIPE) }
        error("a11y-speak: Standard output cannot be written: \(String(cString: strerror(problem))).")
        exit(1)
    }

    /// Opens standard descriptors that are closed: the next socket would get such a number and receive the output.
    package static func holdDescriptors() {
        var descriptor: Int32
        // Read-only, so that a print to it fails and is noticed.
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
        if descriptor >= 0 { close(descriptor) }
    }
}
