// SPDX-License-Identifier: GPL-3.0-or-later

import CMalloc
import FoundationEssentials
import Glibc

/// What this process has and does not need while it has nothing to do.
enum IdleMemory {
    /// Whoever has nothing to do for so long gives it back: a conversation has shorter pauses.
    static let rest = Duration.seconds(10)

    /// What the start has freed stays with malloc otherwise, and its code mapped.
    static func giveBack() {
        malloc_trim(0)
        MappedCode.forget()
    }
}

/// The code of this process, of the program and its libraries, as pages of their files.
enum MappedCode {
    /// Gives back the pages that were needed so far: the start needs most of them, and speaking few. What is needed again is
    /// found in the system's file cache, at less than a millisecond in all.
    static func forget() {
        guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return }
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            guard let (start, end) = codeOfFile(line) else { continue }
            madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
        }
    }

    /// Where a line of the kernel's table tells of code: `7f2e000-7f31000 r-xp 00002000 fe:00 1234 /usr/lib/libc.so.6`.
    /// What can be written, or could be while it was relocated, is no code, and would be lost.
    static func codeOfFile(_ line: some StringProtocol) -> (start: UInt, end: UInt)? {
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        guard fields.count >= 6, fields[1] == "r-xp", fields[5].first == "/" else { return nil }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return (bounds[0], bounds[1])
    }
}
