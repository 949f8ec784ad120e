// SPDX-License-Identifier: GPL-3.0-or-later

import CMalloc
import FoundationEssentials
import Glibc

/// The memory that this process does not need while it is idle.
package enum IdleMemory {
    /// A process that is idle for this long gives memory back: the pauses of a conversation are shorter.
    package static let rest = Duration.seconds(10)

    /// Gives memory back. Otherwise malloc keeps what the start has freed, and its code stays mapped.
    package static func giveBack(_ code: MappedCode = MappedCode()) {
        malloc_trim(0)
        code.forget()
    }
}

/// The code of this process, of the program and its libraries, as pages of their files.
package struct MappedCode: Sendable {
    private let ranges: [(start: UInt, end: UInt)]

    /// What is mapped now. A process that may open no file later looks before.
    package init() {
        let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
        ranges = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { Self.codeOfFile($0) }
    }

    /// Gives back the pages that were needed so far: the start needs most of them, and speaking few. What is needed again is
    /// found in the system's file cache, at less than a millisecond in all.
    func forget() {
        for (start, end) in ranges {
            madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
        }
    }

    /// The range of code in a line of the kernel's map: `7f2e000-7f31000 r-xp 00002000 fe:00 1234 /usr/lib/libc.so.6`.
    /// Pages that are writable, or were while they were relocated, are no code: their content would be lost.
    static func codeOfFile(_ line: some StringProtocol) -> (start: UInt, end: UInt)? {
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        guard fields.count >= 6, fields[1] == "r-xp", fields[5].first == "/" else { return nil }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return (bounds[0], bounds[1])
    }
}
