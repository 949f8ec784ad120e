// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The identity of a file, whatever its name.
struct FileMark: Equatable {
    private let device: UInt
    private let node: UInt

    /// Nil when the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (device, node) = (UInt(status.st_dev), UInt(status.st_ino))
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        (device, node) = (UInt(status.st_dev), UInt(status.st_ino))
    }
}
