// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The size of a file or folder and the time of its last change. A finding in it stays true until they change.
struct FileMark: Sendable, Equatable, Codable {
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil when the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (size, seconds, nanoseconds) = (Int64(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}
