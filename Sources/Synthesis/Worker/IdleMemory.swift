// SPDX-License-Identifier: GPL-3.0-or-later

import CMalloc
import Glibc

/// Gives back the memory that this process does not need while it is idle.
package enum IdleMemory {
    /// A process that is idle for this long gives memory back. The pauses of a conversation are shorter.
    package static let rest = Duration.seconds(10)

    /// Lets all threads allocate from one heap. With a heap for each thread, what one thread has freed serves no other,
    /// and a busy daemon grows for hours. To be called before the first thread starts.
    package static func shareHeap() {
        mallopt(M_ARENA_MAX, 1)
    }

    /// Gives memory back. Otherwise malloc would keep the memory that the start has freed, and the code would stay
    /// mapped.
    package static func giveBack(_ code: MappedCode = MappedCode()) {
        malloc_trim(0)
        code.forget()
    }
}

/// The code of this process, of its program and its libraries, as pages of their files.
package struct MappedCode: Sendable {
    private let ranges: [(start: UInt, end: UInt)]

    /// The code that is mapped now. A process that may not open files later must make this before.
    package init() {
        ranges = (KernelFile.text("/proc/self/maps") ?? "").split(separator: "\n").compactMap { Self.codeOfFile($0) }
    }

    /// Gives back the pages that were needed so far: the start needs most of them, and speech only a few. Pages that
    /// are needed again come from the system's file cache, in less than a millisecond altogether.
    func forget() {
        for (start, end) in ranges {
            madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
        }
    }

    /// The range of code in a line of the kernel's map: `7f2e000-7f31000 r-xp 00002000 fe:00 1234 /usr/lib/libc.so.6`.
    /// Pages that are writable, or were writable during relocation, do not count as code: their content would be lost.
    static func codeOfFile(_ line: some StringProtocol) -> (start: UInt, end: UInt)? {
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        guard fields.count >= 6, fields[1] == "r-xp", fields[5].first == "/" else { return nil }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return (bounds[0], bounds[1])
    }
}
