// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A file that the kernel writes while it is read, such as those of `/proc`, with a size of 0. Foundation does not read
/// these: it loses 4 KB of memory at each reading of an empty one.
package enum KernelFile {
    /// Nil when the file does not exist, or may not be read.
    package static func text(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var (text, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return String(decoding: text, as: UTF8.self) }
            text += chunk[..<count]
        }
    }
}
