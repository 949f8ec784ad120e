// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What the kernel calls a process, at most 15 bytes; `?` when it has gone.
struct ProcessName: CustomStringConvertible {
    let description: String

    init(pid: Int32) {
        guard let file = fopen("/proc/\(pid)/comm", "r") else {
            description = "?"
            return
        }
        defer { fclose(file) }
        description = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
            fgets(name.baseAddress, 64, file).map { String(cString: $0).filter { $0 != "\n" } } ?? "?"
        }
    }
}
