// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The size, the inode and the time of the last change of a file or folder. The inode changes where all times are equal,
/// as in images of a system.
struct FileVersion: Sendable, Equatable, Codable {
    private let size: Int64
    private let inode: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil when the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (size, inode) = (Int64(status.st_size), UInt64(status.st_ino))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}
