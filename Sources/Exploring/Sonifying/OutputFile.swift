// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// A file that is written whole or not at all: under another name in the same folder, then renamed.
package struct OutputFile {
    /// `-` for standard output.
    let path: String

    package init(path: String) {
        self.path = path
    }

    /// - Throws: ``CommandFailure`` with the reason.
    package func write(_ bytes: [UInt8]) throws(CommandFailure) {
        guard path != "-" else { return StandardOutput.bytes(bytes) }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw CommandFailure("\(path) is not a regular file: name a file that may be created or replaced.")
        }
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure }
        let draft = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { unlink(draft) }
        // Gives the file the mode of the user's other files, which mkstemp does not set.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        let isWritten = Self.fill(descriptor, bytes)
        guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else { throw failure }
    }

    private var failure: CommandFailure {
        CommandFailure("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }

    private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
