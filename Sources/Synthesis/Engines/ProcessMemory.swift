// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// The memory of a process and of those that it has started, in bytes: what is theirs alone, and their part of what they share
/// (proc_pid_smaps(5), `Pss`).
struct ProcessMemory: Sendable, Equatable {
    let bytes: Int

    /// Nil when there is no such process, or it may not be looked into.
    init?(of process: Int32) {
        guard let own = Self.share(of: process) else { return nil }
        let children = Self.text("/proc/\(process)/task/\(process)/children")?.split(separator: " ") ?? []
        bytes = own + children.compactMap { Int32($0) }.compactMap { Self.share(of: $0) }.reduce(0, +)
    }

    private static func share(of process: Int32) -> Int? {
        let lines = text("/proc/\(process)/smaps_rollup")?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("Pss:") }
        if let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) {
            return kibibytes * 1024
        }
        // One that may not be looked into tells what it has in memory, shared or not.
        let pages = text("/proc/\(process)/statm")?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * Int(getpagesize()) }
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
