// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The memory of a process and its children in bytes: their private memory, and their part of shared memory
/// (proc_pid_smaps(5), `Pss`).
struct ProcessMemory: Sendable, Equatable {
    let bytes: Int

    /// Nil when the process does not exist or may not be inspected.
    init?(of process: Int32) {
        guard let own = Self.share(of: process) else { return nil }
        let children = KernelFile.text("/proc/\(process)/task/\(process)/children")?.split(separator: " ") ?? []
        bytes = own + children.compactMap { Int32($0) }.compactMap { Self.share(of: $0) }.reduce(0, +)
    }

    private static func share(of process: Int32) -> Int? {
        let lines = KernelFile.text("/proc/\(process)/smaps_rollup")?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("Pss:") }
        if let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) {
            return kibibytes * 1024
        }
        // A process that may not be inspected still shows the memory that it has in RAM, shared or not.
        let pages = KernelFile.text("/proc/\(process)/statm")?.split(separator: " ").dropFirst().first.flatMap {
            Int($0)
        }
        return pages.map { $0 * Int(getpagesize()) }
    }
}
